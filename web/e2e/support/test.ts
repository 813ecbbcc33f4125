import { type Page, test as base } from '@playwright/test';

/** As long as a page may take to come alive. */
const comesAliveMs = 10_000;

/** Until the page's scripts run, or it has none. A rendered page looks finished before it is. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('script[type=module]') === null || 'alive' in document.documentElement.dataset,
    undefined,
    { timeout: comesAliveMs },
  );
}

/** The page of a test that opens addresses as a person does: looks first, then types. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      const opened = <T>(open: Promise<T>): Promise<T> =>
        open.then(async (answer) => {
          // a test of a page that never comes alive goes on as well
          await untilAlive(page).catch(() => undefined);
          return answer;
        });
      const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
      page.goto = (...values) => opened(goto(...values));
      page.reload = (...values) => opened(reload(...values));
    }
    await use(page);
  },
});
