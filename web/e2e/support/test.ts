import { expect, type Page, test as base } from '@playwright/test';

/** Until the page's scripts run. A rendered page looks finished before it is. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(true);
}

/** As long as a page may take to come alive; a test of a page that never does goes on afterwards. */
const comesAliveMs = 10_000;

/** The page of a test that opens addresses as a person does: looks first, then types. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      const opened = <T>(open: Promise<T>): Promise<T> =>
        open.then(async (answer) => {
          await page
            .waitForFunction(
              () =>
                document.querySelector('script[type=module]') === null || 'alive' in document.documentElement.dataset,
              undefined,
              { timeout: comesAliveMs },
            )
            .catch(() => undefined);
          return answer;
        });
      const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
      page.goto = (...values) => opened(goto(...values));
      page.reload = (...values) => opened(reload(...values));
    }
    await use(page);
  },
});
