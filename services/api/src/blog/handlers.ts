import {
  findBlogPost,
  findBlogPostBySlug,
  listBlogCategories,
  listBlogPosts,
  wasPublished,
} from '@manzil/core/blog/store/blog-reader';
import { deleteBlogPosts } from '@manzil/core/blog/store/blog-bulk-writer';
import { createBlogPost, updateBlogPost } from '@manzil/core/blog/store/blog-writer';
import type { Queryable } from '@manzil/core/data/database';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { may } from '@manzil/core/accounts/permissions';
import { publicFor } from '../middleware/public-cache.ts';
import { presentPost } from './presenter.ts';
import { readPost } from './read-post.ts';
import { declared } from './refusals.ts';
import { readPostQuery } from './read-post-query.ts';

type Operations =
  | 'listBlogCategories'
  | 'listBlogPosts'
  | 'getBlogPost'
  | 'getBlogPostBySlug'
  | 'createBlogPost'
  | 'updateBlogPost'
  | 'deleteBlogPost';

export function blogHandlers({
  database: { pool },
  pictures,
}: Pick<ApiDeps, 'database' | 'pictures'>): Pick<Handlers, Operations> {
  return {
    listBlogCategories: async ({ user }) => ({
      status: 200,
      headers: publicFor(user),
      body: await listBlogCategories(pool),
    }),
    async listBlogPosts({ query, user }) {
      const { posts, total } = await listBlogPosts(pool, { ...readPostQuery(query), staff: may(user, 'blog.read') });
      return {
        status: 200,
        headers: { ...publicFor(user), 'X-Total-Count': String(total) },
        body: posts.map(presentPost),
      };
    },
    async getBlogPost({ params: { id }, user }) {
      const post = await findBlogPost(pool, id, { staff: may(user, 'blog.read') });
      return { status: 200, headers: publicFor(user), body: presentPost(post ?? (await absent(pool, { id }))) };
    },
    async getBlogPostBySlug({ params: { slug }, user }) {
      const post = await findBlogPostBySlug(pool, slug, { staff: may(user, 'blog.read') });
      return { status: 200, headers: publicFor(user), body: presentPost(post ?? (await absent(pool, { slug }))) };
    },
    async createBlogPost({ body, user, requestId }) {
      const post = await readPost(pictures, body);
      const created = await declared(createBlogPost(pool, post, { actor: user, requestId }));
      return { status: 201, body: presentPost(created) };
    },
    async updateBlogPost({ params: { id }, body, user, requestId }) {
      const post = await readPost(pictures, body);
      const updated = await declared(updateBlogPost(pool, id, post, body.version ?? null, { actor: user, requestId }));
      return { status: 200, body: presentPost(demandFound(updated, 'post.not_found')) };
    },
    async deleteBlogPost({ params: { id }, user, requestId }) {
      if ((await deleteBlogPosts(pool, [id], { actor: user, requestId })).length === 0)
        throw new ProblemError('post.not_found');
      return { status: 204 };
    },
  };
}

/** Always throws. */
async function absent(db: Queryable, place: { id: number } | { slug: string }): Promise<never> {
  throw new ProblemError((await wasPublished(db, place)) ? 'post.gone' : 'post.not_found');
}
