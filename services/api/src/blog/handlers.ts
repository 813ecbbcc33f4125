import {
  findBlogPost,
  findBlogPostBySlug,
  listBlogCategories,
  listBlogPosts,
  wasPublished,
} from '@manzil/core/persistence/blog-reader';
import type { Queryable } from '@manzil/core/persistence/database';
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
    async getBlogPost({ params: { id }, user }) {
      const post = await findBlogPost(pool, id, { staff: isStaff(user) });
      return { status: 200, headers: publicFor(user), body: presentPostDetail(post ?? (await absent(pool, { id }))) };
    },
    async getBlogPostBySlug({ params: { slug }, user }) {
      const post = await findBlogPostBySlug(pool, slug, { staff: isStaff(user) });
      return { status: 200, headers: publicFor(user), body: presentPostDetail(post ?? (await absent(pool, { slug }))) };
    },
  };
}

/** Says why there is no article. @throws ProblemError always */
async function absent(db: Queryable, place: { id: number } | { slug: string }): Promise<never> {
  throw new ProblemError((await wasPublished(db, place)) ? 'post.gone' : 'post.not_found');
}
