/** Every public page, on a phone and on a laptop, in both directions: nothing for axe to find, nothing wider than the screen. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { publicPaths } from './support/public-paths.ts';
import { test, untilLoaded } from './support/test.ts';

/** The page may not scroll sideways. */
async function expectNoSideways(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
}

/** Each language once at each width; axe, which is slow, once for each language. Halves, so that two can run at a time. */
const rounds = [
  { language: 'en', width: 1440, looks: [expectAccessible, expectNoSideways] },
  { language: 'ar', width: 390, looks: [expectAccessible, expectNoSideways] },
  { language: 'en', width: 390, looks: [expectNoSideways] },
  { language: 'ar', width: 1440, looks: [expectNoSideways] },
] as const;

for (const { language, width, looks } of rounds)
  for (const half of [0, 1])
    test(`every page is accessible and fits (${language}, ${String(width)} px, half ${String(half + 1)})`, async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      const failed: string[] = [];
      const paths = (await publicPaths(request, language)).filter((_, n) => n % 2 === half);
      for (const path of paths) {
        await page.goto(path);
        await untilLoaded(page);
        for (const look of looks) await look(page).catch((error: unknown) => failed.push(`${path}: ${String(error)}`));
      }
      expect(failed).toEqual([]);
    });
