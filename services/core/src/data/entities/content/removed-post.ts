import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '../columns.ts';

/** Written by a trigger on `blog_posts`. */
export const RemovedPost = defineEntity({
  name: 'RemovedPost',
  tableName: 'removed_posts',
  properties: {
    id: p.integer().primary().autoincrement(false),
    slug: p.text().index(),
    removedAt: createdAt(),
  },
});
