import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { askedOf, keyOf } from '#lib/api/asked.ts';
import type { Language } from '#i18n/language.ts';
import { type Api, browserApi } from '#lib/api/client.ts';
import { broughtByPage } from '#lib/query/client.ts';
import { categoryFilters, type PostFilters } from '../post-filters.ts';

export type BlogPost = components['schemas']['BlogPost'];
/** What a card shows: texts would make a list ten times as heavy. */
export type PostSummary = Omit<BlogPost, 'content'>;

export const postsPerPage = 10;
export const mostRelated = 3;

export interface PostPage {
  posts: PostSummary[];
  /** On all pages. */
  total: number;
}

function summaryOf(post: BlogPost): PostSummary {
  const summary: PostSummary & { content?: string } = { ...post };
  delete summary.content;
  return summary;
}

export function postsQuery({ search, category, sort, page }: PostFilters, language: Language, api: Api = browserApi) {
  const query = {
    status: 'published',
    language,
    sort,
    page,
    limit: postsPerPage,
    ...(search === '' ? {} : { search }),
    ...(category === 'all' ? {} : { categoryId: categoryFilters[category].join(',') }),
  } as const;
  return queryOptions({
    queryKey: keyOf('/api/blog-posts', { query }),
    queryFn: async ({ signal }): Promise<PostPage> => {
      const { data, response } = await api.GET('/api/blog-posts', { params: { query }, signal });
      const posts = (data ?? []).map(summaryOf);
      return { posts, total: Number(response.headers.get('x-total-count') ?? posts.length) };
    },
    ...broughtByPage,
  });
}

/** @throws ApiError 404 when there is none, 410 when it was removed */
export function postQuery(slug: string, api: Api = browserApi) {
  return queryOptions({
    ...askedOf(api, '/api/blog/{slug}', { path: { slug } }),
    ...broughtByPage,
  });
}

/** The newest, of a category where given; `RelatedPosts` chooses. */
export function relatedQuery(categoryId: number | null, language: Language, api: Api = browserApi) {
  const { queryKey, queryFn } = askedOf(api, '/api/blog-posts', {
    query: {
      status: 'published',
      language,
      limit: mostRelated + 1,
      ...(categoryId === null ? {} : { categoryId: String(categoryId) }),
    },
  });
  return queryOptions({
    queryKey: [...queryKey, 'summaries'],
    // `select` would leave the texts in what a page brings along
    queryFn: async (context): Promise<PostSummary[]> => (await queryFn(context)).map(summaryOf),
    ...broughtByPage,
  });
}
