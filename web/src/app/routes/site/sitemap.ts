/** All addresses, or an index of several files. */
import { readContents, xml } from '#app/sitemap/read-contents.ts';
import { fileCount, sitemapEntries, sitemapIndex, urlset } from '#app/sitemap/sitemap.ts';
import { pageRequest } from '#lib/request-context.ts';
import type { Route } from './+types/sitemap.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageRequest);
  const entries = sitemapEntries(await readContents(context), publicUrl);
  const files = fileCount(entries);
  return xml(files === 1 ? urlset(entries, 0) : sitemapIndex(files, publicUrl));
}
