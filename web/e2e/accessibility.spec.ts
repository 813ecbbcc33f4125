/** Every public page in both languages, on a phone and on a laptop: nothing for axe to find, nothing wider than the screen. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { languages } from './support/messages.ts';
import { publicPaths } from './support/public-paths.ts';
import { test } from './support/test.ts';

const widths = [390, 1440];

/** The page may not scroll sideways. */
async function expectNoSideways(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
}

for (const language of languages) {
  for (const width of widths) {
    test(`axe finds nothing on any page (${language}, ${String(width)} px)`, async ({ page, request }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 900 });
      const failed: string[] = [];
      for (const path of await publicPaths(request, language)) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        for (const look of [expectAccessible, expectNoSideways])
          await look(page).catch((error: unknown) => failed.push(`${path}: ${String(error)}`));
      }
      expect(failed).toEqual([]);
    });
  }
}
