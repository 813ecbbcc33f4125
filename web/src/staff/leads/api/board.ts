import { infiniteQueryOptions } from '@tanstack/react-query';
import { keyOf } from '#lib/api/asked.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { LeadQuery } from './leads.ts';

const address = '/api/leads';
/** Of a column at first, and with each "more". */
const atOnce = 20;

/** One stage's leads, as the list's search and filters find them. */
export function columnQuery(stage: number, { page: _page, limit: _limit, status: _status, ...filter }: LeadQuery) {
  const asked = { ...filter, stage, limit: atOnce };
  return infiniteQueryOptions({
    queryKey: [...keyOf(address, { query: asked }), 'staff', 'board'],
    queryFn: ({ signal, pageParam: page }) =>
      dataOf(browserApi.GET(address, { params: { query: { ...asked, page } }, signal })),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
  });
}
