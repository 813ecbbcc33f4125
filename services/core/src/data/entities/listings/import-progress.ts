import { defineEntity, p } from '@mikro-orm/core';
import { count, createdAt } from '../columns.ts';

/** Written beside the import's transaction so that others see it. */
export const ImportProgress = defineEntity({
  name: 'ImportProgress',
  tableName: 'import_progress',
  properties: {
    plan: p.text().primary(),
    rowsDone: count(),
    rowsTotal: p.integer(),
    seenAt: createdAt(),
  },
});
