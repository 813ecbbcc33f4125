import type { BlogPostRow } from '@manzil/core/blog/store/blog-reader';
import { safeArticle } from './safe-article.ts';

export const presentPost = <Post extends BlogPostRow>(post: Post): Post => ({
  ...post,
  content: safeArticle(post.content),
});
