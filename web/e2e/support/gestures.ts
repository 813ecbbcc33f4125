/** What a finger and a keyboard do. */
import type { Page } from '@playwright/test';

/** When, in seconds from its beginning, a finger goes down, is where on its way, and is lifted after a rest. */
const moves = [
  { after: 0.016, share: -0.5 },
  { after: 0.032, share: 0 },
  { after: 0.048, share: 0.5 },
  { after: 0.064, share: 1 },
] as const;
const liftedAfter = 0.184;

/**
 * A finger over the middle of a picture: 1 to the right, -1 to the left. The browser is told the times of the moves and
 * nobody waits for them; a finger that is lifted at full speed would throw, and the next tap would stop the throw.
 */
export async function swipe(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
  way: 1 | -1,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const middle = box.x + box.width / 2;
  const start = Date.now() / 1000;
  const at = (share: number) => ({ touchPoints: [{ x: middle + way * 70 * share, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', timestamp: start, ...at(-1) });
  for (const { after, share } of moves)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', timestamp: start + after, ...at(share) });
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    timestamp: start + liftedAfter,
    touchPoints: [],
  });
  await session.detach();
}

/** Presses Tab until it is reached. */
export async function tabTo(page: Page, reached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
