import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Queryable } from '@manzil/core/data/database';
import { beginScan, noteScan } from '@manzil/core/seo/store/seo-scan-store';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { scanSite } from './scan-site.ts';
import { createSiteClient } from './site-client.ts';

/** Stands in for web: pages by path. */
let web: Server;
let webUrl: string;
let pages: Record<string, { status?: number; html: string }>;
let kept: typeof pages = {};
let asked: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
/** Answers only when so many wait. */
let together = 1;
let waiting: (() => void)[] = [];

const publicUrl = 'http://localhost:3000';
const head = (path: string): string =>
  `<title>A title that is long enough ${path}</title><link rel="canonical" href="${publicUrl}${path}">`;
const listing = (path: string): { html: string } => ({
  html: `<html lang="en"><head>${head(path)}</head><body><main><h1>Office</h1><img src="/heavy.webp" alt="">
    <a href="/en/gone">gone</a><a href="https://elsewhere.example/x">x</a></main></body></html>`,
});

beforeAll(async () => {
  web = createServer((req, res) => {
    const path = req.url ?? '';
    asked.push(`${req.method ?? ''} ${path}`);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    waiting.push(() => {
      atOnce -= 1;
      const page = kept[path] ?? pages[path.replace(/\?scan=.*/, '')];
      res.statusCode = page === undefined ? 404 : (page.status ?? 200);
      if (path === '/heavy.webp') res.setHeader('content-length', 900_000);
      res.end(req.method === 'HEAD' ? undefined : (page?.html ?? ''));
    });
    if (path.startsWith('/en') && waiting.length < together) return;
    const answers = waiting;
    waiting = [];
    setImmediate(() => {
      for (const answer of answers) answer();
    });
  });
  await new Promise<void>((resolve) => {
    web.listen(0, '127.0.0.1', resolve);
  });
  webUrl = `http://127.0.0.1:${String((web.address() as AddressInfo).port)}`;
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
});

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi({ settings: { WEB_URL: webUrl, PUBLIC_URL: publicUrl } });
  admin = await signInAs(api, 'admin');
});
afterAll(() => api.close());
beforeEach(async () => {
  asked = [];
  kept = {};
  together = 1;
  waiting = [];
  mostAtOnce = 0;
  await api.pool.query('delete from seo_scans');
  const paths = ['/en', ...Array.from({ length: 9 }, (_, n) => `/en/properties/${String(n + 1)}`)];
  const sitemap = paths.map((path) => `<loc>${publicUrl}${path}</loc>`).join('');
  pages = {
    '/sitemap.xml': { html: `<urlset>${sitemap}<loc>https://elsewhere.example/</loc></urlset>` },
    '/robots.txt': { html: 'User-agent: *' },
    '/heavy.webp': { html: '' },
    ...Object.fromEntries(paths.map((path) => [path, listing(path)])),
  };
});
afterEach(() => {
  api.demandContract();
});

interface Status {
  state: string;
  lastScan: string | null;
  report: { issues: { id: string; examples: { target: object }[] }[] } | null;
}

const headers = () => ({ cookie: admin.cookie, origin: admin.origin });
const status = async (who: Staff = admin): Promise<Status> =>
  (await (await api.get('/api/admin/seo', { cookie: who.cookie })).json()) as Status;
const begin = (automatic: boolean) => api.post('/api/admin/seo/scan', { automatic }, headers());
const finished = (): Promise<Status> =>
  expect
    .poll(async () => (await status()).state, { timeout: 15_000 })
    .toBe('done')
    .then(() => status());

it('scans the pages that the sitemap names and keeps what it found [A-131 A-132 A-133 A-134 A-135 A-137 A-139 A-388]', async () => {
  expect(await status()).toMatchObject({ state: 'never', report: null, lastScan: null });
  const answer = await begin(false);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ state: 'running' });
  const { report, lastScan } = await finished();
  expect(Date.parse(lastScan ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(report).toMatchObject({ pages: 10, knownPages: 10, complete: true });
  const issues = report?.issues ?? [];
  expect(issues.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['broken_link', 'heavy_image', 'hreflang_missing', 'description_missing', 'viewport']),
  );
  expect(issues.find(({ id }) => id === 'canonical')).toBeUndefined();
  expect(issues.find(({ id }) => id === 'broken_link')?.examples[1]?.target).toMatchObject({ screen: 'property' });
  expect(asked.filter((line) => !/^(GET|HEAD) \/(en|sitemap\.xml|robots\.txt|heavy\.webp)/.test(line))).toEqual([]);
  expect(mostAtOnce).toBeLessThanOrEqual(4);
  const { rows } = await api.pool.query(`select actor_name from audit_entries where action = 'setting.scanned'`);
  expect(rows).toHaveLength(1);
});

it('finds what came a moment ago, also where the web process still keeps the sitemap of before [A-136]', async () => {
  const before = pages['/sitemap.xml']!;
  kept = { '/sitemap.xml': before };
  pages['/en/properties/10'] = listing('/en/properties/10');
  const loc = `<loc>${publicUrl}/en/properties/10</loc>`;
  pages['/sitemap.xml'] = { html: before.html.replace('</urlset>', `${loc}</urlset>`) };
  await begin(false);
  expect((await finished()).report).toMatchObject({ pages: 11, knownPages: 11 });
  expect(asked).toContain('GET /en/properties/10');
  await begin(false);
  await expect.poll(() => asked.filter((line) => line.includes('/sitemap.xml'))).toHaveLength(2);
  await finished();
  // nobody can have kept these
  const addresses = asked.filter((line) => line.includes('/sitemap.xml'));
  expect(new Set(addresses).size).toBe(2);
  for (const address of addresses) expect(address).toMatch(/^GET \/sitemap\.xml\?scan=[0-9a-f-]{36}$/);
});

it('joins a scan that runs; one that lost its process is given up', async () => {
  const id = await beginScan(api.pool);
  await noteScan(api.pool, id ?? 0, 3, 12);
  await begin(false);
  expect(await status()).toMatchObject({ state: 'running', progress: { done: 3, total: 12 } });
  expect(asked).toEqual([]);
  await api.pool.query(`update seo_scans set seen_at = now() - interval '40 seconds'`);
  expect(await status()).toMatchObject({ state: 'failed' });
  await begin(false);
  await finished();
});

it('an open page begins one by itself only when the last is five minutes old [A-138 A-441]', async () => {
  await begin(true);
  await finished();
  const scans = async () => (await api.pool.query('select id from seo_scans')).rowCount;
  expect(await (await begin(true)).json()).toMatchObject({ state: 'done' });
  expect(await scans()).toBe(1);
  await api.pool.query(`update seo_scans set started_at = started_at - interval '5 minutes'`);
  await begin(true);
  await finished();
  expect(await scans()).toBe(2);
});

it('a site that does not answer ends as failed, and the last result stays', async () => {
  await begin(false);
  await finished();
  pages = {};
  const broken = web.listeners('request')[0] as () => void;
  web.removeAllListeners('request');
  web.on('request', (req) => req.socket.destroy());
  await begin(false);
  await expect.poll(async () => (await status()).state, { timeout: 15_000 }).toBe('failed');
  expect((await status()).report).toMatchObject({ pages: 10 });
  web.removeAllListeners('request');
  web.on('request', broken);
});

it('stays within its limits of pages, links and requests at once', async () => {
  const client = createSiteClient({ webUrl, publicUrl, signal: AbortSignal.timeout(10_000) });
  together = 2;
  const limits = { pages: 4, links: 0, images: 0, atOnce: 2, timeMs: 10_000 };
  const { result: few } = await scanSite(client, {}, () => undefined, limits);
  expect([few.pages, few.knownPages, few.complete]).toEqual([4, 10, true]);
  expect(mostAtOnce).toBe(2);
  expect(asked.some((line) => line.includes('gone') || line.startsWith('HEAD'))).toBe(false);
});

it.each([
  { timeMs: 29, pages: 2 },
  { timeMs: 30, pages: 3 },
  { timeMs: 90, pages: 9 },
  { timeMs: 100, pages: 10 },
])('begins no page after $timeMs ms, where each answer takes 10: $pages of them', async ({ timeMs, pages: read }) => {
  const client = createSiteClient({ webUrl, publicUrl, signal: AbortSignal.timeout(10_000) });
  const limits = { pages: 10, links: 0, images: 0, atOnce: 1, timeMs };
  const steps: number[] = [];
  const { result: scan, turn } = await scanSite(
    client,
    {},
    (done) => steps.push(done),
    limits,
    () => asked.length * 10,
  );
  expect([scan.pages, scan.complete]).toEqual([read, read === 10]);
  // what was not reached is not passed over
  expect(turn).toEqual(read === 10 ? { properties: '/properties/9' } : {});
  expect(steps.at(-1)).toBe(10);
});

it('goes on where the last scan ended, until every page was read [M-1161]', async () => {
  const paths = Array.from({ length: 150 }, (_, n) => `/en/properties/${String(n + 1)}`);
  pages = {
    ...pages,
    '/sitemap.xml': { html: paths.map((path) => `<loc>${publicUrl}${path}</loc>`).join('') },
    ...Object.fromEntries(paths.map((path) => [path, listing(path)])),
  };
  await begin(false);
  await finished();
  await begin(false);
  await finished();
  const read = new Set(asked.map((line) => line.replace(/\?scan=.*/, '')));
  expect(paths.filter((path) => !read.has(`GET ${path}`))).toEqual([]);
});

it('a page that was slow once is asked again alone, and how fast it was is in no score [M-1162]', async () => {
  const client = createSiteClient({ webUrl, publicUrl, signal: AbortSignal.timeout(10_000) });
  const limits = { pages: 10, links: 0, images: 0, atOnce: 2, timeMs: 10_000 };
  const slowing = (slow: (asks: number) => boolean) => {
    const asks = new Map<string, number>();
    return {
      ...client,
      page: async (path: string) => {
        asks.set(path, (asks.get(path) ?? 0) + 1);
        return { ...(await client.page(path)), ms: path === '/en' && slow(asks.get(path) ?? 0) ? 4_000 : 20 };
      },
    };
  };
  const scan = async (slow: (asks: number) => boolean) =>
    (await scanSite(slowing(slow), {}, () => undefined, limits)).result;
  const once = await scan((asks) => asks === 1);
  const always = await scan(() => true);
  const ids = ({ issues }: typeof once) => issues.map(({ id }) => id);
  expect(ids(once)).not.toContain('slow_page');
  expect(ids(always)).toContain('slow_page');
  expect(always).toMatchObject({ overall: once.overall, engines: once.engines, categories: once.categories });
});

it('keeps twenty scans', async () => {
  const db: Queryable = api.pool;
  await db.query(
    `insert into seo_scans (state, started_at, finished_at) select 'failed', now(), now() from generate_series(1, 30)`,
  );
  await begin(false);
  await finished();
  expect((await db.query('select count(*)::integer as n from seo_scans')).rows).toEqual([{ n: 21 }]);
});

it('all staff may look and scan, others may not [A-012]', async () => {
  const agent = await signInAs(api, 'agent');
  expect(await status(agent)).toMatchObject({ state: 'never' });
  const user = await signInAs(api, 'user');
  expect((await api.get('/api/admin/seo', { cookie: user.cookie })).status).toBe(403);
  expect((await api.get('/api/admin/seo')).status).toBe(401);
});
