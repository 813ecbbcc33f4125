import { defineEntity, p } from '@mikro-orm/core';
import { count, createdAt } from '../columns.ts';

/** Beside the import's transaction, for others to see. */
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
