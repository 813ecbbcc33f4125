import { defineEntity, p } from '@mikro-orm/core';

export const Seed = defineEntity({
  name: 'Seed',
  tableName: 'seeds',
  properties: {
    name: p.text().primary(),
    plantedAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
  },
});
