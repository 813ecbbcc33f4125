/** What a finger and a keyboard do. */
import type { Page } from '@playwright/test';

/** A finger over the middle of a picture: 1 to the right, -1 to the left. */
export async function swipe(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
  way: 1 | -1,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const middle = box.x + box.width / 2;
  const at = (x: number) => ({ touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(middle - way * 70) });
  for (const share of [-0.5, 0, 0.5, 1]) {
    await page.waitForTimeout(16);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(middle + way * 70 * share) });
  }
  // a finger that is lifted at full speed throws, and the browser takes the next tap as what stops the throw
  await page.waitForTimeout(120);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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
