import { expect, type Page } from '@playwright/test';
import { delivery, deliveryList } from '../testing/made/delivery.ts';
import { words } from '../testing/words.ts';
import { expectNoSideways } from './support/layout.ts';
import { expectAccessible } from './support/axe.ts';
import { makeLead } from './support/make-lead.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSideways(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a lead’s deliveries are found from the status of the CRM, and lead to the lead', async ({ page, request }) => {
  const { adminDeliveries: text, adminCrm: crm, admin } = words.ar;
  const lead = await makeLead(request);
  await asStaff(page, 'ar');
  await page.goto('/admin/crm-status');
  await page.getByRole('main').getByRole('link', { name: text.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: admin.nav.label }).getByRole('link', { name: admin.nav.deliveries }),
  ).toHaveAttribute('aria-current', 'page');
  await page.getByRole('searchbox').fill(lead.referenceId);
  await expect(page).toHaveURL(/search=MZL/);
  // one for the CRM, one for the mail
  await expect(page.getByRole('row').filter({ hasText: crm.state.delivered })).toHaveCount(2, { timeout: 20_000 });
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel(text.filters.consumer, { exact: true }).selectOption('crm');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectGoodAtBothWidths(page);
  await page.getByLabel(text.filters.to, { exact: true }).fill('2020-01-01');
  await expect(page.getByText(text.empty.title)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').getByRole('link', { name: lead.referenceId }).click();
  await expect(page).toHaveURL(/\/admin\/leads\/\d+/);
  await expect(page.getByRole('main')).toContainText(lead.email);
});

test('rows change in place while one looks: selection, scroll and focus stay', async ({ page }) => {
  let settled = false;
  await page.route('**/api/admin/deliveries?*', (route) =>
    route.fulfill({
      json: deliveryList([
        ...Array.from({ length: 30 }, (_, n) => delivery({ state: 'rejected' }, n)),
        delivery({ state: settled ? 'delivered' : 'retry_wait' }, 80),
      ]),
    }),
  );
  await asStaff(page, 'en');
  await page.goto('/admin/deliveries');
  const last = page.getByRole('row').filter({ hasText: 'MZL-TEST80' });
  await page.getByRole('row').filter({ hasText: 'MZL-TEST29' }).getByRole('checkbox').click();
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  settled = true;
  await expect(last).toContainText(words.en.adminCrm.state.delivered, { timeout: 15_000 });
  // rows above may change their height
  await expect(last).toBeInViewport();
  await expect(last).toBeFocused();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});
