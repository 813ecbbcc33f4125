import { slowMs } from '@manzil/core/seo/performance-checks';
import { scoreSite, type Scores } from '@manzil/core/seo/score';
import type { PageFacts, SeoReport, SiteFacts } from '@manzil/core/seo/report';
import { choosePages, type Turn } from './choose-pages.ts';
import { type FetchedPage, readPage } from './read-page.ts';
import type { SiteClient } from './site-client.ts';

export interface ScanLimits {
  pages: number;
  /** Of each, beyond the pages. */
  links: number;
  images: number;
  atOnce: number;
  /** No page begins later. */
  timeMs: number;
}

/** A page costs web some ms; visitors need room. */
export const usualLimits: ScanLimits = { pages: 120, links: 200, images: 200, atOnce: 4, timeMs: 60_000 };

export interface Scan {
  result: Scores & Pick<SeoReport, 'pages' | 'knownPages' | 'complete' | 'durationMs'>;
  /** For the next scan. */
  turn: Turn;
}

/**
 * @param before where the turns stood after the last scan
 * @param onProgress steps done, and how many as far as known
 * @throws Error when no page answers
 */
export async function scanSite(
  client: SiteClient,
  before: Turn,
  onProgress: (done: number, total: number) => void,
  limits: ScanLimits = usualLimits,
  now: () => number = () => performance.now(),
): Promise<Scan> {
  const started = now();
  const late = (): boolean => now() - started > limits.timeMs;
  const { known, sitemap } = await readSitemap(client);
  const { paths: chosen, turn } = choosePages(known, limits.pages, before);
  let done = 0;
  let total = chosen.length;
  onProgress(done, total);
  const step = (): void => {
    done += 1;
    onProgress(done, total);
  };

  const pages: PageFacts[] = [];
  await inParallel(chosen, limits.atOnce, async (path) => {
    if (!late()) pages.push(readPage(await client.page(path), client.pathOf));
    step();
  });
  if (pages.every(({ status }) => status === 0)) throw new Error('The site does not answer');
  await askSlowAgain(pages, async (path) => (late() ? null : client.page(path)));

  const links = new Map(pages.map(({ path, status }) => [path, status]));
  const toFollow = unseen(
    pages.flatMap((page) => page.links),
    links,
    limits.links,
  );
  const toWeigh = unseen(
    pages.flatMap((page) => page.images.map(({ src }) => src)),
    new Map(),
    limits.images,
  );
  total += toFollow.length + toWeigh.length;
  const images = new Map<string, number | null>();
  await inParallel(toFollow, limits.atOnce, async (path) => {
    if (!late()) {
      const { status } = await client.look(path);
      if (status !== 0) links.set(path, status);
    }
    step();
  });
  await inParallel(toWeigh, limits.atOnce, async (path) => {
    if (!late()) {
      const { status, bytes } = await client.look(path);
      if (status >= 400) images.set(path, null);
      else if (status === 200 && bytes !== null) images.set(path, bytes);
    }
    step();
  });

  const robots = (await client.text('/robots.txt')) !== null;
  // answers come by chance, issues in order
  const order = new Map(chosen.map((path, n) => [path, n]));
  pages.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
  const site: SiteFacts = { pages, sitemap, robots, links, images };
  const complete = pages.length === chosen.length;
  return {
    result: {
      ...scoreSite(site),
      pages: pages.length,
      knownPages: known.length,
      complete,
      durationMs: Math.round(now() - started),
    },
    turn: complete ? turn : before,
  };
}

const mostAskedAgain = 10;

/** A busy moment makes no slow page: alone, it may answer at once. */
async function askSlowAgain(pages: PageFacts[], ask: (path: string) => Promise<FetchedPage | null>): Promise<void> {
  for (const page of pages.filter(({ ms }) => ms > slowMs).slice(0, mostAskedAgain)) {
    const again = await ask(page.path);
    if (again?.status === page.status) page.ms = Math.min(page.ms, again.ms);
  }
}

const mostSitemapFiles = 3;

/** Without one, the pages that every site of ours has. */
async function readSitemap(client: SiteClient): Promise<{ known: string[]; sitemap: boolean }> {
  const first = await client.text('/sitemap.xml');
  if (first === null) return { known: ['/en', '/ar'], sitemap: false };
  const listed = addressesIn(first, client);
  if (!first.includes('<sitemapindex')) return { known: listed, sitemap: listed.length > 0 };
  const parts = await Promise.all(listed.slice(0, mostSitemapFiles).map((path) => client.text(path)));
  const known = parts.flatMap((part) => addressesIn(part ?? '', client));
  return { known, sitemap: known.length > 0 };
}

function addressesIn(xml: string, client: SiteClient): string[] {
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    client.pathOf(address.trim().replaceAll('&amp;', '&'), '/'),
  );
  return [...new Set(paths.filter((path) => path !== null))];
}

function unseen(paths: readonly string[], seen: ReadonlyMap<string, unknown>, most: number): string[] {
  return [...new Set(paths)].filter((path) => !seen.has(path)).slice(0, most);
}

async function inParallel<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const run = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
