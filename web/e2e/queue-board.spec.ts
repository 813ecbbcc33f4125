/** The board of the queues, from the link on the CRM page on, under our own Content-Security-Policy. */
import { expect } from '@playwright/test';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const queues = ['lead-events', 'property-events', 'listing-sync', 'crm-retry', 'mail', 'mail-retry', 'maintenance'];

for (const language of languages) {
  test(`administrators open the board and see every queue (${language})`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/i.test(message.text())) refused.push(message.text());
    });
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${String(response.status())} ${response.url()}`);
    });
    await signIn(page, language);
    await page.goto('/admin/crm-status');
    await page.getByRole('link', { name: words[language].adminCrm.queues, exact: true }).click();
    await expect(page).toHaveURL(/\/api\/admin\/queues\/board\/$/);
    for (const queue of queues)
      await expect(page.locator(`a[href*="/queue/${queue}?"], a[href$="/queue/${queue}"]`).first()).toBeVisible();
    await page.locator('a[href*="/queue/maintenance"]').first().click();
    await expect(page).toHaveURL(/\/api\/admin\/queues\/board\/queue\/maintenance/);
    await expect(page.getByText('maintenance').first()).toBeVisible();
    expect(refused).toEqual([]);
    expect(failed).toEqual([]);
  });
}
