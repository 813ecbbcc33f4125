import type { BlogPostDetail, BlogPostRow } from '@manzil/core/blog/store/blog-reader';
import type { components } from '@manzil/contract/api';
import { safeArticle } from './safe-article.ts';

type Post = components['schemas']['BlogPost'];

export function presentPost(row: BlogPostRow): Post {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    content: safeArticle(row.content),
    featuredImage: row.featuredImage,
    categoryId: row.categoryId,
    authorId: row.authorId,
    language: row.language,
    status: row.status,
    tags: row.tags,
    createdAt: row.createdAt,
    publishedAt: row.publishedAt,
    updatedAt: row.updatedAt,
    version: row.version,
    category: row.category,
    author: row.author === null ? null : { firstName: row.author.firstName, lastName: row.author.lastName },
  };
}

export function presentPostDetail(row: BlogPostDetail): Post {
  return { ...presentPost(row), translation: row.translation };
}
