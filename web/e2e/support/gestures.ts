import type { Page } from '@playwright/test';

/** Seconds: finger down, on its way, lifted after a rest. */
const moves = [
  { after: 0.016, share: -0.5 },
  { after: 0.032, share: 0 },
  { after: 0.048, share: 0.5 },
  { after: 0.064, share: 1 },
] as const;
const liftedAfter = 0.184;

/**
 * Over a picture's middle: 1 to the right, -1 to the left. Moves carry their times: nobody waits. A finger lifted at
 * full speed would throw, and the next tap stop the throw.
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

export async function tabTo(page: Page, reached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
