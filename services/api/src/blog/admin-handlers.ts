import { deleteBlogPosts, setPostStatus } from '@manzil/core/blog/store/blog-bulk-writer';
import { listBlogPostIds, streamBlogPosts, type BlogPostLine } from '@manzil/core/blog/store/blog-reader';
import type { Handlers } from '../contract/handler.ts';
import { invalidRequest } from '../contract/problem.ts';
import type { CsvValue } from '@manzil/core/platform/csv';
import { csvHeaders, csvStream, fileDate } from '../csv/csv.ts';
import { fileOf } from '../csv/file-columns.ts';
import type { ApiDeps } from '../deps.ts';
import { nameOfAuthor, postColumns } from './post-file.ts';
import { readPostQuery } from './read-post-query.ts';

type Operations = 'listBlogPostIds' | 'exportBlogPosts' | 'bulkUpdateBlogPosts';

/** For other programs: in no language. */
const columns = ['ID', 'Slug', 'Language', 'Title', 'Status', 'Author', 'Tags', 'Published at', 'Updated at'];

const statuses = { publish: 'published', draft: 'draft' } as const;

export function adminBlogHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  return {
    listBlogPostIds: async ({ query }) => ({
      status: 200,
      body: { ids: await listBlogPostIds(pool, { ...readPostQuery(query), staff: true }) },
    }),

    async exportBlogPosts({ query: { columns: chosen, headings, ...query } }) {
      const posts = streamBlogPosts(pool, { ...readPostQuery(query), staff: true });
      const file = chosen === undefined ? { head: columns, lineOf } : fileOf(postColumns, chosen, headings);
      return {
        status: 200,
        headers: csvHeaders(`blog-posts-${fileDate()}.csv`),
        stream: csvStream(file.head, posts, file.lineOf),
      };
    },

    async bulkUpdateBlogPosts({ body, user, requestId }) {
      const { ids, action, planned = [] } = body;
      const chosen = new Set(ids);
      if (planned.length > 0 && (action !== 'publish' || planned.some(({ id }) => !chosen.has(id))))
        throw invalidRequest([plannedProblem]);
      const act = { actor: user, requestId };
      if (action === 'delete')
        return { status: 200, body: { changed: await deleteBlogPosts(pool, ids, act), planned: [] } };
      const times = new Map(planned.map(({ id, publishedAt }) => [id, publishedAt]));
      return { status: 200, body: await setPostStatus(pool, { ids, status: statuses[action], times }, act) };
    },
  };
}

const plannedProblem = {
  in: 'body',
  path: 'planned',
  code: 'subset',
  message: 'planned goes with the action publish, and names some of its ids',
} as const;

function lineOf(post: BlogPostLine): CsvValue[] {
  const { id, slug, language, title, status, tags, publishedAt, updatedAt } = post;
  return [id, slug, language, title, status, nameOfAuthor(post), tags.join(', '), publishedAt, updatedAt];
}
