import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import type { ForeignScript } from './corpus.ts';

export async function launch(): Promise<Browser> {
  const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (file) => file !== undefined && existsSync(file),
  );
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

export interface Watch {
  context: BrowserContext;
  /** With all that a visitor's browser loads. */
  page: Page;
  /** `number at address` of every foreign script that ran, and addresses that would run one when clicked. */
  ran: Set<string>;
  /** Numbers that stood in the text of a page, and in what the server sends alone. */
  shown: Set<number>;
  sent: Set<number>;
  /** A whole page, from nothing. */
  open: (address: string) => Promise<void>;
  /** Within a page that is open, as a link does: a page loaded anew for each of hundreds is what takes the time. */
  go: (path: string) => Promise<void>;
  /** What the server sends alone, without our scripts, styles and pictures. */
  read: (address: string) => Promise<void>;
  /** At the page as it is now. */
  look: () => Promise<void>;
  /** A document of its own, such as a mail. */
  show: (html: string, name: string) => Promise<void>;
}

/** Addresses that are scripts, of whatever can be followed, sent or loaded. */
const scriptAddresses = `[...document.querySelectorAll('*')].flatMap((element) =>
  [...element.attributes].filter(({ name, value }) => {
    if (!/^(href|src|action|formaction|data|poster|xlink:href)$/.test(name)) return false;
    try { return /^(javascript|vbscript):$/.test(new URL(value, location.href).protocol); } catch { return false; }
  }).map(({ value }) => value))`;
/** Waits for what staff's screens ask for. */
const settled = `document.querySelectorAll('[aria-busy="true"]').length === 0`;
/** Scripts of public pages wait for pictures (decision 49); what they would run shows only then. */
const alive = `'alive' in document.documentElement.dataset`;
const goTo = (path: string): string => `window.__reactRouterDataRouter.navigate(${JSON.stringify(path)})`;
const openMs = 20_000;

/** The policy of pages is switched off: that nothing runs is up to what the pages are made of. */
export async function watch(browser: Browser): Promise<Watch> {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const ran = new Set<string>();
  const [shown, sent] = [new Set<number>(), new Set<number>()];
  let place = '';
  await context.exposeFunction('ran', (n: number) => ran.add(`${String(n)} at ${place}`));
  const page = await newPage();
  const bare = await newPage();
  await documentsAlone(bare);

  async function newPage(): Promise<Page> {
    const made = await context.newPage();
    made.setDefaultTimeout(openMs);
    return made;
  }

  async function lookAt(looked: Page, seen: Set<number>): Promise<void> {
    for (const address of await looked.evaluate<string[]>(scriptAddresses)) ran.add(`${address} at ${place}`);
    for (const [, n] of (await looked.content()).matchAll(/ran\((\d+)\)/g)) seen.add(Number(n));
  }

  async function look(): Promise<void> {
    await page.waitForFunction(settled);
    await lookAt(page, shown);
  }

  return {
    context,
    page,
    ran,
    shown,
    sent,
    look,
    async open(address) {
      place = address;
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForFunction(alive);
      await look();
    },
    async go(path) {
      place = path;
      await page.evaluate(goTo(path));
      await look();
    },
    async read(address) {
      place = `${address}, as sent`;
      await bare.goto(address, { waitUntil: 'load' });
      await lookAt(bare, sent);
    },
    async show(html, name) {
      place = name;
      await page.setContent(html, { waitUntil: 'load' });
      await look();
    },
  };
}

/** What a foreign script asks for fails, which is what some wait for. */
const documentsAlone = (page: Page): Promise<unknown> =>
  page.route('**/*', (route) => (route.request().resourceType() === 'document' ? route.continue() : route.abort()));

/** Numbers of those that run where nothing protects. */
export async function runUnprotected(browser: Browser, scripts: readonly ForeignScript[]): Promise<Set<number>> {
  const context = await browser.newContext();
  const ran = new Set<number>();
  await context.exposeFunction('ran', (n: number) => ran.add(n));
  const page = await context.newPage();
  await context.route('**/*', (route) => {
    if (route.request().resourceType() !== 'document') return route.abort();
    const n = Number(new URL(route.request().url()).searchParams.get('n') ?? Number.NaN);
    const script = scripts[n - 1];
    if (script === undefined) return route.fulfill({ status: 404 });
    const contentType = script.xml === true ? 'application/xml' : 'text/html; charset=utf-8';
    return route.fulfill({ contentType, body: script.where.replace('@', () => script.text) });
  });
  for (const [at, { clicked }] of scripts.entries()) {
    await page.goto(`https://unprotected.example/?n=${String(at + 1)}`);
    if (clicked === true) await page.locator('a, button').first().dispatchEvent('click');
    for (let tries = 0; tries < 40 && !ran.has(at + 1); tries += 1) await page.waitForTimeout(50);
  }
  await context.close();
  return ran;
}
