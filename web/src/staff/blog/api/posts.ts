import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import type { ShownColumns } from '#staff-ui/list/shown-columns.ts';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { addressOf } from '#staff-lib/api/address-of.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { getIfChanged } from '#staff-lib/api/if-changed.ts';

export type Post = components['schemas']['BlogPost'];
export type PostWrite = components['schemas']['BlogPostWrite'];
export type PostBulk = components['schemas']['PostBulk'];
export type PostBulkResult = components['schemas']['PostBulkResult'];
export type PostQuery = NonNullable<operations['listBlogPosts']['parameters']['query']>;

/** While the list is on the screen, ms. */
const refetchMs = 5_000;

export interface PostPage {
  posts: Post[];
  total: number;
}

/** Drafts too. Asked every 5 s; unchanged, it costs nothing. */
export const postsQuery = (query: PostQuery) =>
  queryOptions({
    queryKey: staffAsked('/api/blog-posts', { query }).queryKey,
    queryFn: ({ signal }) => getIfChanged(addressOf('/api/blog-posts', query), readPage, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
    gcTime: 60_000,
  });

async function readPage(answer: Response): Promise<PostPage> {
  const posts = (await answer.json()) as Post[];
  return { posts, total: Number(answer.headers.get('x-total-count') ?? posts.length) };
}

/** Fails with ApiError. */
export async function fetchPostIds({ page: _page, limit: _limit, ...filter }: PostQuery): Promise<number[]> {
  return (await dataOf(browserApi.GET('/api/admin/blog-posts/ids', { params: { query: filter } }))).ids;
}

/** Address of the file. */
export const exportAddress = ({ page: _page, limit: _limit, ...filter }: PostQuery, shown: ShownColumns): string =>
  addressOf('/api/admin/blog-posts/export', { ...filter, ...shown });

export const postQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/blog-posts/{id}', { path: { id } }),
    // a form stands on it
    refetchOnWindowFocus: false,
  });

export const categoriesQuery = queryOptions({
  ...staffAsked('/api/blog-categories'),
  gcTime: 300_000,
  staleTime: 60_000,
});

export const otherPostsQuery = (language: Post['language']) =>
  queryOptions({
    ...staffAsked('/api/blog-posts', { query: { language, limit: 1_000, sort: 'title' } }),
    gcTime: 60_000,
  });

/** Null adds. Fails with ApiError. */
export function useSavePost() {
  return useChange(
    ({ id, body }: { id: number | null; body: PostWrite }) =>
      id === null
        ? dataOf(browserApi.POST('/api/blog-posts', { body }))
        : dataOf(browserApi.PUT('/api/blog-posts/{id}', { params: { path: { id } }, body })),
    '/api/blog-posts',
  );
}

/** Fails with ApiError. */
export function useDeletePost() {
  return useChange(
    (id: number) => dataOf(browserApi.DELETE('/api/blog-posts/{id}', { params: { path: { id } } })),
    '/api/blog-posts',
  );
}

/** All of them or none. Fails with ApiError. */
export function useChangePosts() {
  return useChange(
    (body: PostBulk) => dataOf(browserApi.POST('/api/admin/blog-posts/bulk', { body })),
    '/api/blog-posts',
  );
}
