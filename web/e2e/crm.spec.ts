import { expect, type Page } from '@playwright/test';
import { digits } from '../testing/fill-in.ts';
import { words } from '../testing/words.ts';
import { expectNoSideways } from './support/layout.ts';
import { expectAccessible } from './support/axe.ts';
import { makeLead } from './support/make-lead.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSideways(page);
  }
}

test('the status leads to a comparison of what was delivered with what the CRM really has', async ({
  page,
  request,
}) => {
  const { adminCrm, adminReconciliation: text } = words.ar;
  await makeLead(request);
  await asStaff(page, 'ar');
  await page.goto('/admin/crm-status');
  await expect(page.getByRole('main').locator('header').getByText(adminCrm.mode.online, { exact: true })).toBeVisible();
  await expect(page.getByText(adminCrm.auto)).toBeVisible();
  const panel = page.getByRole('region', { name: text.title });
  const start = panel.getByRole('button', { name: text.start });
  // the schedule may be running one
  await expect(async () => {
    await start.click({ timeout: 2_000 });
    await expect(page.getByText(text.begun, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const row = panel.getByRole('row').filter({ hasText: text.triggers.staff }).first();
  await expect(row.getByText(text.states.done, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(start).toBeEnabled();
  await expectGoodAtBothWidths(page);
  await row.getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button')).toBeFocused();
});

test('the page of the CRM shows what was really pulled, in tabs that arrows move through [A-005 A-101 A-106 A-107]', async ({
  page,
}) => {
  const { integration: text, runs } = words.ar.adminCrm;
  await asStaff(page, 'ar');
  const answer = await page.request.get('/api/sandbox/sync-status');
  const status = (await answer.json()) as { imageCount: number };
  await page.goto('/admin/sandbox');
  await expect(page.getByRole('region', { name: text.status })).toContainText(text.connected);
  await expect(page.getByRole('region', { name: text.images })).toContainText(digits('ar', status.imageCount));
  const again = page.waitForRequest('**/api/sandbox/sync-status**');
  await page.getByRole('button', { name: text.refresh, exact: true }).click();
  expect((await (await again).allHeaders())['cache-control']).toContain('no-cache');
  expect((await page.request.get('/api/openapi.json')).status()).toBe(200);

  await page.getByRole('tab', { name: text.tabs.properties }).click();
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.getByRole('link', { name: words.ar.common.pagination.goTo.replace('{{page}}', digits('ar', 2)) }).click();
  await expect(page).toHaveURL(/tab=properties&page=2/);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(26);
  await expectAccessible(page);
  // in Arabic the next tab is to the left
  await page.getByRole('tab', { name: text.tabs.properties }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: text.tabs.runs })).toBeFocused();
  await expect(page.getByText(runs.triggers['first-start'])).toBeVisible();
  await expectGoodAtBothWidths(page);
});

test('the connection is tried for real, and a secret goes in and never comes back', async ({ page }) => {
  const { connection, credentials, findings } = words.en.adminCrmProvider;
  await asStaff(page, 'en');
  const told: string[] = [];
  await page.goto('/admin/sandbox');
  const card = page.getByRole('region', { name: connection.title });
  await card.getByRole('button', { name: connection.test }).click();
  await expect(card.getByRole('status')).toContainText(connection.good);
  await expect(card.getByRole('status')).toContainText(findings.fine);
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (body) => told.push(body),
        () => undefined,
      );
  });
  const form = page.getByRole('region', { name: credentials.title });
  // the demo's CRM knows no OAuth2
  const field = form.getByLabel(credentials.names.clientSecret, { exact: true });
  await field.fill('an-invented-secret');
  await form.getByRole('button', { name: credentials.save, exact: true }).click();
  await expect(form).toContainText(credentials.sources.settings);
  await page.reload();
  await expect(form).toContainText(credentials.sources.settings);
  await expect(field).toHaveValue('');
  expect(told.join()).toContain('"clientSecret":"settings"');
  expect(told.join()).not.toContain('an-invented-secret');
  await expectGoodAtBothWidths(page);
  await form.getByRole('button', { name: credentials.forget, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: credentials.forget, exact: true }).click();
  await expect(form).not.toContainText(credentials.sources.settings);
});

const queues = ['lead-events', 'property-events', 'listing-sync', 'crm-retry', 'mail', 'mail-retry', 'maintenance'];

test('administrators open the board and see every queue, under our own Content-Security-Policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) refused.push(message.text());
  });
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${String(response.status())} ${response.url()}`);
  });
  await asStaff(page, 'en');
  await page.goto('/admin/crm-status');
  await page.getByRole('link', { name: words.en.adminCrm.queues, exact: true }).click();
  await expect(page).toHaveURL(/\/api\/admin\/queues\/board\/$/);
  for (const queue of queues)
    await expect(page.locator(`a[href*="/queue/${queue}?"], a[href$="/queue/${queue}"]`).first()).toBeVisible();
  await page.locator('a[href*="/queue/maintenance"]').first().click();
  await expect(page).toHaveURL(/\/api\/admin\/queues\/board\/queue\/maintenance/);
  await expect(page.getByText('maintenance').first()).toBeVisible();
  expect(refused).toEqual([]);
  expect(failed).toEqual([]);
});
