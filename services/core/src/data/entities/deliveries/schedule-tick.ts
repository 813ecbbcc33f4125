import { defineEntity, p } from '@mikro-orm/core';

/** Who claims the row of a schedule runs its tick. */
export const ScheduleTick = defineEntity({
  name: 'ScheduleTick',
  tableName: 'schedule_ticks',
  properties: {
    name: p.text().primary(),
    lastTick: p.datetime().columnType('timestamptz'),
  },
});
