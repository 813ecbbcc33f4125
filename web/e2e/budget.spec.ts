import { expect, type Page, type Response } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test, untilLoaded } from './support/test.ts';

const pages = ['/en', '/ar', '/en/properties', '/ar/contact'];
/** Brotli, bytes as sent. */
const budgets: Record<string, number> = {
  '/en': 150_000,
  '/ar': 150_000,
  '/en/properties': 160_000,
  '/ar/contact': 180_000,
};

async function load(page: Page, address: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address);
  await untilLoaded(page);
  return responses;
}

const sizeOf = async (response: Response) => (await response.request().sizes()).responseBodySize;
const ofType = (responses: Response[], type: string) =>
  responses.filter((response) => response.request().resourceType() === type);

for (const [address, budget] of Object.entries(budgets))
  test(`${address} sends at most ${String(budget / 1000)} kB of scripts before anybody touches it`, async ({
    page,
  }) => {
    const scripts = ofType(await load(page, address), 'script');
    let total = 0;
    for (const script of scripts) {
      const headers = await script.allHeaders();
      const size = await sizeOf(script);
      total += size;
      expect(headers['cache-control'], script.url()).toBe('public, max-age=31536000, immutable');
      // tiny files are not compressed
      if (size > 1_500) expect(headers['content-encoding'], script.url()).toBe('br');
    }
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(budget);
  });

test('no code of the admin reaches a visitor', async ({ page }) => {
  const assets = path.resolve(import.meta.dirname, '../build/client/assets');
  const manifest = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? '';
  const text = readFileSync(path.join(assets, manifest), 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, { module: string; imports?: string[] }>;
  };
  const chunks = (staff: boolean) =>
    new Set(
      Object.entries(routes)
        .filter(([id]) => /admin|staff/.test(id) === staff)
        .flatMap(([, { module, imports = [] }]) => [module, ...imports]),
    );
  const open = chunks(false);
  const closed = [...chunks(true)].filter((name) => !open.has(name));
  expect(closed.length).toBeGreaterThan(3);
  for (const address of pages) {
    const responses = await load(page, address);
    const fetched = responses.map((response) => new URL(response.url()).pathname);
    expect(fetched.filter((name) => closed.includes(name))).toEqual([]);
    const html = await page.content();
    for (const name of closed) expect(html.includes(name), `${name} in ${address}`).toBe(false);
  }
});

for (const address of ['/en', '/ar'])
  test(`${address} shows its text with two font files and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const moved: { shift: number } = { shift: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const responses = await load(page, address);
    expect(ofType(responses, 'font').length).toBeLessThanOrEqual(2);
    const shift = await page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
    expect(shift).toBeLessThan(0.02);
    // asked for by the head, only in the size that is shown
    const preloads = await page
      .locator('head link[rel="preload"][as="image"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('imagesrcset') !== null, link.getAttribute('type')]),
      );
    expect(preloads).toContainEqual([true, 'image/avif']);
    const heroes = ofType(responses, 'image').filter((response) => response.url().includes('/images/hero-'));
    expect(heroes.map((response) => path.extname(response.url()))).toEqual(['.avif']);
  });
