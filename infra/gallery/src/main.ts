/**
 * Photographs every page in both languages at two widths into `screenshots/`:
 * npm run gallery
 * npm run gallery -- home list
 * npm run gallery -- --staff --records=5000    screens of staff, so many records of each kind
 * SITE=http://localhost:3000 npm run gallery
 */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { root } from '@manzil/embedded/root';
import { openSite } from '@manzil/load/own-platform';
import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type GalleryPage, galleryPages, staffPages } from './pages.ts';
import { fillRecords } from './records.ts';

const languages = ['en', 'ar'] as const;
type Language = (typeof languages)[number];
const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const folder = path.join(root, 'screenshots');
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { records: { type: 'string' }, staff: { type: 'boolean', default: false } },
});
const records = options.records === undefined ? null : Number(options.records);

/** A pull would bring back what is taken out before its end. */
async function pulled(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await fetch(`${url}/api/properties?limit=1`, { signal: AbortSignal.timeout(10_000) });
    const { pagination } = (await answer.json()) as { pagination?: { total?: number } };
    if ((pagination?.total ?? 0) >= 299) return;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  throw new Error('The first pull did not end within two minutes');
}

async function firstOf<T>(url: string, pick: (answer: unknown) => T | undefined): Promise<T> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  const found = pick(await answer.json());
  if (found === undefined) throw new Error(`${url} names nothing to photograph`);
  return found;
}

async function pagesOf(url: string): Promise<GalleryPage[]> {
  if (options.staff) return staffPages;
  const listing = (query: string) =>
    firstOf(
      `${url}/api/properties?limit=1&${query}`,
      (body) => (body as { properties: { id: number }[] }).properties[0]?.id,
    );
  const slug = (language: Language) =>
    firstOf(
      `${url}/api/blog-posts?status=published&language=${language}`,
      (body) => (Array.isArray(body) ? (body as { slug: string }[]) : [])[0]?.slug,
    );
  return galleryPages({
    listing: await listing('category=residential'),
    office: await listing('category=commercial&type=Rent'),
    slug: { en: await slug('en'), ar: await slug('ar') },
  });
}

async function signedIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/auth/login`, {
    data: { username: 'admin', password: 'manzil-demo' },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`signing in answered ${String(answer.status())}`);
}

/** Pictures below the fold must load for the long picture. */
async function settle(page: Page): Promise<void> {
  for (let step = 0; step < 15; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(50);
  }
  // a screen of staff has a stream that never ends
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.mouse.wheel(0, -100_000);
  await page.waitForTimeout(400);
}

async function photograph(
  context: BrowserContext,
  site: string,
  one: GalleryPage,
  language: Language,
  width: number,
): Promise<string> {
  const page = await context.newPage();
  const prefix = one.staff === true ? '' : `/${language}`;
  await page.goto(site + prefix + (typeof one.path === 'string' ? one.path : one.path[language]), {
    waitUntil: 'load',
    timeout: 30_000,
  });
  await settle(page);
  if (one.press !== undefined) {
    const button = page.getByRole('button', { name: one.press[language] }).first();
    if (await button.isVisible()) await button.click();
    await page.waitForTimeout(500);
  }
  const held = records === null ? '' : `-${String(records)}`;
  const file = `${one.name}${held}-${language}-${String(width)}.png`;
  await page.screenshot({ path: path.join(folder, file), fullPage: one.press === undefined, animations: 'disabled' });
  await page.close();
  return file;
}

async function photographAll(browser: Browser, url: string): Promise<string[]> {
  const all = (await pagesOf(url)).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const files: string[] = [];
  for (const language of languages) {
    for (const viewport of widths) {
      const visitor = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const staff = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      await staff.addCookies([{ name: 'language', value: language, url }]);
      if (all.some((one) => one.staff)) await signedIn(staff, url);
      for (const one of all) {
        const context = one.staff === true && one.name !== 'admin-login' ? staff : visitor;
        files.push(await photograph(context, url, one, language, viewport.width));
        console.log(files.at(-1));
      }
      await visitor.close();
      await staff.close();
    }
  }
  return files;
}

function index(files: readonly string[]): string {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
  );
  const style =
    'body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:24px;background:#eee}figure{margin:0;width:320px}img{width:100%;height:420px;object-fit:cover;object-position:top;background:#fff}';
  return `<!doctype html><meta charset="utf-8"><title>Manzil</title><style>${style}</style>${figures.join('\n')}\n`;
}

await mkdir(folder, { recursive: true });
if (process.env['SITE'] !== undefined && records !== null)
  throw new Error('Records are made in a site of our own; leave SITE out.');
const site = await openSite();
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (file) => file !== undefined && existsSync(file),
);
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  if (records !== null && site.dataDir !== null) {
    await pulled(site.url);
    await fillRecords(site.dataDir, records);
  }
  const files = await photographAll(browser, site.url);
  await writeFile(path.join(folder, 'index.html'), index(files));
  console.log(`${String(files.length)} pictures; look them through in ${path.join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await site.stop();
}
