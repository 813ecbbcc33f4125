import type { Page } from '@playwright/test';
import { untilAlive } from './test.ts';

/** It loads a whole page; waits until that is alive. */
export async function switchLanguage(page: Page, to: 'en' | 'ar'): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await page.locator(`header a[hreflang=${to}]`).click();
  await loaded;
  await untilAlive(page);
}
