import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, text, version } from '../columns.ts';

export const BlogCategory = defineEntity({
  name: 'BlogCategory',
  tableName: 'blog_categories',
  properties: {
    /** The first six ids are fixed by the specification, so the identity may be overridden. */
    id: p.integer().primary().generated('by default as identity'),
    name: p.text().unique(),
    slug: p.text().unique(),
    description: text(),
    version: version(),
    createdAt: createdAt(),
  },
});
