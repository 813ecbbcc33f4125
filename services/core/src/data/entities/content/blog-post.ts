import { defineEntity, p } from '@mikro-orm/core';
import { languages } from '../../../platform/language.ts';
import { BlogCategory } from './blog-category.ts';
import { createdAt, id, moment, text, textList, updatedAt, version } from '../columns.ts';
import { User } from '../accounts/user.ts';

export const BlogPost = defineEntity({
  name: 'BlogPost',
  tableName: 'blog_posts',
  properties: {
    id: id(),
    title: p.text(),
    slug: p.text().unique(),
    excerpt: text(),
    content: p.text(),
    featuredImage: text(),
    author: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    category: () => p.manyToOne(BlogCategory).ref().nullable().deleteRule('set null'),
    status: p.enum(['draft', 'published']).default('draft'),
    language: p.enum(languages).default('en'),
    tags: textList().defaultRaw("'{}'"),
    /** Shared by the two languages of one article. */
    translationKey: text(),
    publishedAt: moment(),
    version: version(),
    /** False while the time of publication lies ahead. */
    announced: p.boolean().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
