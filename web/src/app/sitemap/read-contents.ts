import type { RouterContextProvider } from 'react-router';
import { pageRequest } from '#lib/request-context.ts';
import type { SitemapContents } from './sitemap.ts';

/** Long lists take a while; crawlers wait. */
const waitMs = 15_000;

/** @throws a Response with status 503 */
export async function readContents(context: Readonly<RouterContextProvider>): Promise<SitemapContents> {
  const { apiUrl } = context.get(pageRequest);
  const answer = await fetch(`${apiUrl}/internal/sitemap`, { signal: AbortSignal.timeout(waitMs) }).catch(() => null);
  if (answer?.ok !== true)
    throw new Response('Not available just now', { status: 503, headers: { 'Retry-After': '60' } });
  return (await answer.json()) as SitemapContents;
}

export const xml = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
