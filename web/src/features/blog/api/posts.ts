import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#i18n/language.ts';
import { type Api, browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '#lib/api/generated.ts';
import { broughtByPage } from '#lib/query/client.ts';
import { categoryFilters, type PostFilters } from '../post-filters.ts';

export type BlogPost = components['schemas']['BlogPost'];

export const postsPerPage = 10;
export const mostRelated = 3;

export interface PostPage {
  posts: BlogPost[];
  /** On all pages. */
  total: number;
}

/** One page of the published articles in a language. */
export function postsQuery({ search, category, sort, page }: PostFilters, language: Language, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['/api/blog-posts', language, { search, category, sort, page }],
    queryFn: async ({ signal }): Promise<PostPage> => {
      const { data, response } = await api.GET('/api/blog-posts', {
        params: {
          query: {
            status: 'published',
            language,
            sort,
            page,
            limit: postsPerPage,
            ...(search === '' ? {} : { search }),
            ...(category === 'all' ? {} : { categoryId: categoryFilters[category].join(',') }),
          },
        },
        signal,
      });
      const posts = data ?? [];
      return { posts, total: Number(response.headers.get('x-total-count') ?? posts.length) };
    },
    ...broughtByPage,
  });
}

/** One article. @throws ApiError with status 404 when there is none */
export function postQuery(slug: string, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['/api/blog/{slug}', slug],
    queryFn: ({ signal }): Promise<BlogPost> =>
      dataOf(api.GET('/api/blog/{slug}', { params: { path: { slug } }, signal })),
    ...broughtByPage,
  });
}

/** The newest articles of a language, to choose the related ones from; of the same category where one is given. */
export function relatedQuery(categoryId: number | null, language: Language, api: Api = browserApi) {
  return queryOptions({
    queryKey: ['/api/blog-posts', language, { relatedTo: categoryId }],
    queryFn: ({ signal }): Promise<BlogPost[]> =>
      dataOf(
        api.GET('/api/blog-posts', {
          params: {
            query: {
              status: 'published',
              language,
              limit: mostRelated + 1,
              ...(categoryId === null ? {} : { categoryId: String(categoryId) }),
            },
          },
          signal,
        }),
      ),
    ...broughtByPage,
  });
}
