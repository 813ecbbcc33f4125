import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** For short motion. */
const comesToRestMs = 5_000;

/** Half faded text has less contrast. Endless motion does not count. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
    undefined,
    { timeout: comesToRestMs },
  );
}

/** WCAG 2.2 A and AA, once the page is at rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilAtRest(page);
  const { violations } = await new AxeBuilder({ page })
    // first, since it replaces every option
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // without the tab for foreign frames
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}
