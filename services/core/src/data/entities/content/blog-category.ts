import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, text, version } from '../columns.ts';

export const BlogCategory = defineEntity({
  name: 'BlogCategory',
  tableName: 'blog_categories',
  properties: {
    /** The specification fixes the first six ids. */
    id: p.integer().primary().generated('by default as identity'),
    name: p.text().unique(),
    slug: p.text().unique(),
    description: text(),
    version: version(),
    createdAt: createdAt(),
  },
});
