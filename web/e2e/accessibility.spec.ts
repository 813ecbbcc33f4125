import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways, expectWholeLetters } from './support/layout.ts';
import { publicPaths } from './support/public-paths.ts';
import { test, untilLoaded } from './support/test.ts';

/** Language changes on the open page. axe is slow: once per language. */
const rounds = [
  { language: 'en', width: 1440, other: 390 },
  { language: 'ar', width: 390, other: 1440 },
] as const;

// halves, so that two run at a time
for (const { language, width, other } of rounds)
  for (const half of [0, 1])
    test(`every page is accessible at ${String(width)} px and fits at both widths (${language}, half ${String(half + 1)})`, async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000);
      const failed: string[] = [];
      const paths = (await publicPaths(request, language)).filter((_, n) => n % 2 === half);
      for (const path of paths) {
        const look = (name: string, found: Promise<void>) =>
          found.catch((error: unknown) => failed.push(`${path}, ${name}: ${String(error)}`));
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await untilLoaded(page);
        await look('axe', expectAccessible(page));
        await look('letters', expectWholeLetters(page));
        await look(`${String(width)} px`, expectNoSideways(page));
        await page.setViewportSize({ width: other, height: 900 });
        await look(`${String(other)} px`, expectNoSideways(page));
      }
      expect(failed).toEqual([]);
    });
