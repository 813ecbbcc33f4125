import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, moment, updatedAt } from '../columns.ts';

export const SyncSchedule = defineEntity({
  name: 'SyncSchedule',
  tableName: 'sync_schedule',
  properties: {
    id: id(),
    /** Cron, Asia/Qatar. */
    scheduleTime: p.text().default('*/15 * * * *'),
    lastRun: moment(),
    nextRun: moment(),
    isActive: p.boolean().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
