import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '#lib/api/asked.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { Property } from './admin-properties.ts';

/** The server's limit. */
const most = 1_000;

export interface SiteAnswer {
  properties: Property[];
  /** Active ones in all. */
  total: number;
  /** Of the answer, ms. */
  took: number;
  /** ISO 8601. */
  at: string;
}

export class InvalidAnswerError extends Error {}

/** As visitors get it, past every cache. */
export const sitePropertiesQuery = queryOptions({
  queryKey: [...keyOf('/api/properties'), 'past caches'],
  queryFn: async ({ signal }): Promise<SiteAnswer> => {
    const began = performance.now();
    const answer: unknown = await dataOf(
      browserApi.GET('/api/properties', {
        params: { query: { limit: most, t: String(Date.now()), force: '1' } },
        headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
        cache: 'no-store',
        signal,
      }),
    );
    const list = listOf(answer);
    if (list === null) throw new InvalidAnswerError();
    return { ...list, took: Math.round(performance.now() - began), at: new Date().toISOString() };
  },
});

/** Takes an array too. */
export function listOf(answer: unknown): { properties: Property[]; total: number } | null {
  const { properties, pagination } = (answer ?? {}) as { properties?: unknown; pagination?: { total?: unknown } };
  const list: unknown = Array.isArray(answer) ? answer : properties;
  if (!Array.isArray(list)) return null;
  const total = pagination?.total;
  return { properties: list as Property[], total: typeof total === 'number' ? total : list.length };
}
