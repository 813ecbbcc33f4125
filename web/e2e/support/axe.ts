import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** As long as what moves for a moment may move. */
const comesToRestMs = 5_000;

/** Until nothing fades or slides any more: half faded text has a contrast of its own. What moves for ever is left out. */
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

/** WCAG 2.2 A and AA: nothing may be found on the page once it is at rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilAtRest(page);
  const { violations } = await new AxeBuilder({ page })
    // first, since it replaces every option: only what is wrong is collected
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // without the second tab that frames from elsewhere would need: there are none
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}
