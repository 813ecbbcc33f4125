import { defineEntity, p } from '@mikro-orm/core';

export const ScheduleTick = defineEntity({
  name: 'ScheduleTick',
  tableName: 'schedule_ticks',
  properties: {
    name: p.text().primary(),
    lastTick: p.datetime().columnType('timestamptz'),
  },
});
