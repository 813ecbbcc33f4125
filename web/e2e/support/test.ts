import { expect, type Page, test as base } from '@playwright/test';
import { watchPage } from './seen.ts';

const comesAliveMs = 10_000;
/** What Chromium writes when it refuses something. */
const brokenPolicy = /Content Security Policy|requires 'Trusted\w+' assignment/;

/** Until scripts run, or there are none. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('script[type=module]') === null || 'alive' in document.documentElement.dataset,
    undefined,
    { timeout: comesAliveMs },
  );
}

/** Pictures and late scripts too. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // late requests wait for an idle browser
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForFunction(() => {
    const inFlight = document.querySelectorAll('[aria-busy="true"]').length;
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return inFlight === 0 && asked.every(({ responseEnd }) => responseEnd > 0);
  });
}

export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use, info) => {
    const seen = watchPage(page);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (brokenPolicy.test(message.text())) refused.push(`${page.url()}: ${message.text()}`);
    });
    if (javaScriptEnabled) {
      const opened = <T>(open: Promise<T>): Promise<T> =>
        open.then(async (answer) => {
          // a page that never comes alive is tested as well
          await untilAlive(page).catch(() => undefined);
          return answer;
        });
      const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
      page.goto = (...values) => opened(goto(...values));
      page.reload = (...values) => opened(reload(...values));
    }
    await use(page);
    // whatever a test does, no page does what its policy forbids
    expect.soft(refused).toEqual([]);
    if (info.status !== info.expectedStatus) info.errors.push({ message: `The page: ${(await seen()).join('; ')}` });
  },
});
