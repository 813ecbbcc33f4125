import { readContents, xml } from '#app/sitemap/read-contents.ts';
import { fileCount, sitemapEntries, urlset } from '#app/sitemap/sitemap.ts';
import { pageRequest } from '#lib/request-context.ts';
import type { Route } from './+types/sitemap-part.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const part = Number(/^([1-9]\d{0,3})\.xml$/.exec(params.file)?.[1] ?? Number.NaN);
  const entries = sitemapEntries(await readContents(context), context.get(pageRequest).publicUrl);
  if (!(part <= fileCount(entries))) return new Response('Not found', { status: 404 });
  return xml(urlset(entries, part - 1));
}
