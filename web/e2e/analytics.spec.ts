/** Analytics: figures, charts with their tables, the time that is looked at. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { makeLead } from './support/make-lead.ts';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  const text = words[language].adminAnalytics;
  const sources = words[language].adminLeads.source;
  const plain = (shown: string) => Number(shown.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))));

  test(`charts say the same as their tables, and a new lead is in them (${language}) [A-023 A-371]`, async ({
    page,
    request,
  }) => {
    await makeLead(request, { source: 'services_page' });
    await signIn(page, language);
    await page.getByRole('navigation').getByRole('link', { name: words[language].admin.nav.analytics }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    const card = page.getByRole('region', { name: text.bySource }).first();
    await expect(card.locator('canvas')).toBeVisible();
    await card.getByText(text.asTable).click();
    const cell = card.getByRole('row').filter({ hasText: sources.services_page }).getByRole('cell');
    await expect(cell).toBeVisible();
    const before = plain((await cell.textContent()) ?? '');
    expect(before).toBeGreaterThan(0);
    await makeLead(request, { source: 'services_page' });
    await page.reload();
    await card.getByText(text.asTable).click();
    await expect.poll(async () => plain((await cell.textContent()) ?? '')).toBe(before + 1);
    await expect(page.getByRole('region', { name: text.refused.title })).toBeVisible();

    await page.getByLabel(text.time).selectOption('7');
    await expect(page).toHaveURL(/days=7/);
    await page.reload();
    await expect(page.getByLabel(text.time)).toHaveValue('7');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  test(`says when it cannot be loaded, and tries again (${language})`, async ({ page }) => {
    await signIn(page, language);
    let broken = true;
    await page.route('**/api/admin/analytics**', (route) =>
      broken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await page.goto('/admin/analytics');
    await expect(page.getByText(words[language].admin.failed.title)).toBeVisible({ timeout: 20_000 });
    broken = false;
    await page.getByRole('button', { name: words[language].admin.failed.retry }).click();
    await expect(page.getByRole('region', { name: text.byDay }).first()).toBeVisible();
  });
}
