import {
  findBlogPost,
  findBlogPostBySlug,
  listBlogCategories,
  listBlogPosts,
  type BlogPostDetail,
} from '@manzil/core/persistence/blog-reader';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { isStaff } from '../middleware/is-staff.ts';
import { publicFor } from '../middleware/public-cache.ts';
import { presentPost, presentPostDetail } from './presenter.ts';

type Operations = 'listBlogCategories' | 'listBlogPosts' | 'getBlogPost' | 'getBlogPostBySlug';

export function blogHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  return {
    listBlogCategories: async ({ user }) => ({
      status: 200,
      headers: publicFor(user),
      body: await listBlogCategories(pool),
    }),
    async listBlogPosts({ query: { categoryId, ...query }, user }) {
      const categoryIds = categoryId?.split(',').map(Number) ?? null;
      const { posts, total } = await listBlogPosts(pool, { ...query, categoryIds, staff: isStaff(user) });
      return {
        status: 200,
        headers: { ...publicFor(user), 'X-Total-Count': String(total) },
        body: posts.map(presentPost),
      };
    },
    getBlogPost: async ({ params, user }) => ({
      status: 200,
      headers: publicFor(user),
      body: shown(await findBlogPost(pool, params.id, { staff: isStaff(user) })),
    }),
    getBlogPostBySlug: async ({ params, user }) => ({
      status: 200,
      headers: publicFor(user),
      body: shown(await findBlogPostBySlug(pool, params.slug, { staff: isStaff(user) })),
    }),
  };
}

function shown(post: BlogPostDetail | null) {
  if (post === null) throw new ProblemError('post.not_found');
  return presentPostDetail(post);
}
