import { expect, type Page } from '@playwright/test';
import { test, untilAlive } from './support/test.ts';

/** Ms after which scripts wait for no picture. */
const longestWait = 4_000;
const pictures = /\/images\/.*\.(avif|webp|jpe?g)|\/media\//;

/** Holds the pictures of a page back until what is given back is called. */
async function holdPictures(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(pictures, async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  return () => gate.resolve(undefined);
}

/** Ms after the page was asked for: when its first script was, and when the first of its pictures had come. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const script = asked.find(({ name }) => /\/assets\/[^?]*\.js/.test(name))?.startTime ?? 0;
    const came = asked.filter(({ name }) => /\/(images|media)\//.test(name)).map(({ responseEnd }) => responseEnd);
    return { script, picture: Math.min(...came) };
  });

for (const path of ['/en', '/ar/properties'])
  test(`${path} asks for its scripts when a picture of it has come [M-1061]`, async ({ page }) => {
    const release = await holdPictures(page);
    const opened = page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await opened;
    const times = await timesOf(page);
    expect(times.script).toBeGreaterThan(0);
    expect(times.script).toBeGreaterThanOrEqual(Math.min(times.picture, longestWait));
  });

test('a hand that moves before the pictures are there finds a page that works [M-1061]', async ({ page }) => {
  const release = await holdPictures(page);
  const opened = page.goto('/en', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // the first move may come before anybody listens; opening ends only when scripts run, so it is not waited for here
  await expect(async () => {
    await page.mouse.move(40, 300);
    await page.mouse.move(44, 310);
    expect((await timesOf(page)).script).toBeGreaterThan(0);
  }).toPass({ intervals: [100] });
  await opened;
  await untilAlive(page);
  const { script } = await timesOf(page);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(longestWait);
  release();
});

test('a first press on a button counts, though no script ran before it [M-1061]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdPictures(page);
  const opened = page.goto('/ar', { waitUntil: 'commit' });
  await page.locator('header button[aria-expanded]').click();
  await untilAlive(page);
  await expect(page.locator('header button[aria-expanded="true"]').or(page.getByRole('dialog')).first()).toBeVisible();
  await opened;
  release();
});

test('pages of staff wait for nothing [M-1061]', async ({ page }) => {
  const answer = await page.request.get('/admin/leads');
  expect(await answer.text()).not.toContain('late-modulepreload');
});
