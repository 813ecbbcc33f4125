import type { Page } from '@playwright/test';
import { untilAlive } from './test.ts';

/** Presses the switch in the head, which loads a whole page, and waits until that one is alive. */
export async function switchLanguage(page: Page, to: 'en' | 'ar'): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await page.locator(`header a[hreflang=${to}]`).click();
  await loaded;
  await untilAlive(page);
}
