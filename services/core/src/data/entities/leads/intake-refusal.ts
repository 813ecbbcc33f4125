import { defineEntity, p } from '@mikro-orm/core';

export const IntakeRefusal = defineEntity({
  name: 'IntakeRefusal',
  tableName: 'intake_refusals',
  properties: {
    day: p.date().primary(),
    code: p.text().primary(),
    count: p.integer().default(0),
  },
});
