import type { Page } from '@playwright/test';
import { untilAlive } from './test.ts';

/** Waits until the new page is alive. */
export async function switchLanguage(page: Page, to: 'en' | 'ar'): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await page.locator(`header a[hreflang=${to}]`).click();
  await loaded;
  await untilAlive(page);
}
