/** Public pages may be crawled; staff's and the api need not. */
import { pageRequest } from '#lib/request-context.ts';
import type { Route } from './+types/robots.ts';

const closed = ['/admin', '/dashboard', '/api/', '/preferences', '/saved', '/en/saved', '/ar/saved'];

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageRequest);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
