/** The CRM status monitor: what it says of the connection, what waits, and the button that tries it all. */
import { expect, type Page } from '@playwright/test';
import type { components } from '../src/lib/api/generated.ts';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const waiting = {
  id: '0199a000-0000-7000-8000-000000000001',
  type: 'lead.created',
  reference: 'MZL-7KQ2MX',
  state: 'retry_wait',
  attempts: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  dueAt: '2026-11-20T09:00:00.000Z',
  lastErrorCode: 'crm.server_error',
  lastError: 'The CRM answered 503',
} as const;
const status: components['schemas']['CrmStatus'] = {
  isOnline: true,
  mode: 'online',
  provider: 'sandbox',
  pendingOperations: 1,
  totalFailures: 12,
  uptime: 9_000_000,
  lastSuccessfulSync: '2026-11-20T08:30:00.000Z',
  breaker: { state: 'closed', since: null, nextProbeAt: null, reason: null, alert: false },
  demo: true,
  pendingOperationsList: [waiting],
};

async function answerWith(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.unroute('**/api/crm/status');
  await page.route('**/api/crm/status', (route) => route.fulfill({ json: { ...status, ...changes } }));
}

for (const language of languages) {
  const text = words[language].adminCrm;
  const number = (value: number) => new Intl.NumberFormat(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en').format(value);

  test(`says how the connection is, in the order of the words of the status (${language}) [A-019 A-094 A-252]`, async ({
    page,
  }) => {
    await signIn(page, language);
    // what the CRM of the other tests went through is still in the status itself
    await answerWith(page, {});
    await page.goto('/admin/crm-status');
    const badge = page.getByRole('main').locator('header');
    await expect(badge.getByText(text.mode.online, { exact: true })).toBeVisible();
    for (const [changes, mode] of [
      [{ mode: 'degraded' }, 'degraded'],
      [{ mode: 'degraded', isOnline: false }, 'degraded'],
      [{ isOnline: false }, 'offline'],
      [{ mode: 'maintenance' }, 'offline'],
      [{}, 'online'],
    ] as const) {
      await answerWith(page, changes);
      await page.getByRole('button', { name: text.refresh }).click();
      await expect(badge.getByText(text.mode[mode], { exact: true })).toBeVisible();
      await expect(page.getByText(text.modeText[mode])).toBeVisible();
    }
  });

  test(`shows the figures and what waits, oldest first (${language}) [A-095 A-096 A-097 A-099 A-227 A-228 A-442 A-457]`, async ({
    page,
  }) => {
    await signIn(page, language);
    await answerWith(page, {});
    await page.goto('/admin/crm-status');
    const figures = page.getByRole('main').locator('dl').first();
    await expect(figures).toContainText(number(12));
    await expect(figures).toContainText(text.uptime.replace('{{hours}}', number(2)).replace('{{minutes}}', number(30)));
    await expect(page.getByText(text.auto)).toBeVisible();
    await expect(page.getByText(waiting.reference)).toBeVisible();
    await expect(page.getByText(text.event.lead_created, { exact: true })).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  test(`Force Retry is off while nothing waits and while it runs, and says what came of it (${language}) [A-098 A-253 A-254 A-386 A-410]`, async ({
    page,
  }) => {
    await signIn(page, language);
    await answerWith(page, { pendingOperations: 0, pendingOperationsList: [] });
    await page.goto('/admin/crm-status');
    const force = page.getByRole('button', { name: text.retry.action, exact: true });
    await expect(force).toBeDisabled();
    await expect(page.getByText(text.list.empty, { exact: true })).toBeVisible();

    await answerWith(page, {});
    await page.getByRole('button', { name: text.refresh }).click();
    await expect(force).toBeEnabled();
    let release: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    await page.route('**/api/crm/force-retry', async (route) => {
      await held;
      await route.fulfill({ json: { processed: 5, remaining: 2 } });
    });
    await force.click();
    await expect(page.getByRole('button', { name: text.retry.running })).toBeDisabled();
    release();
    const done = text.retry.done.replace('{{processed}}', number(5)).replace('{{remaining}}', number(2));
    await expect(page.getByText(done, { exact: true })).toBeVisible();

    await page.unroute('**/api/crm/force-retry');
    await page.route('**/api/crm/force-retry', (route) => route.abort());
    await force.click();
    await expect(page.getByText(text.retry.failed, { exact: true })).toBeVisible();
  });

  test(`says that the status cannot be had, and tries again (${language}) [A-411]`, async ({ page }) => {
    await signIn(page, language);
    await page.route('**/api/crm/status', (route) => route.abort());
    await page.goto('/admin/crm-status');
    await expect(page.getByText(text.unavailable)).toBeVisible({ timeout: 30_000 });
    await answerWith(page, {});
    await page.getByRole('button', { name: text.tryAgain }).first().click();
    await expect(page.getByText(waiting.reference)).toBeVisible();
  });

  test(`a pull by hand says what came of it, in the words of the service or ours (${language}) [A-381 A-414 A-415]`, async ({
    page,
  }) => {
    await signIn(page, language);
    await page.goto('/admin/sandbox');
    const pull = page.getByRole('button', { name: text.listings.sync, exact: true });
    const toast = (title: string) => page.getByRole('status').filter({ hasText: title });
    for (const [detail, shown] of [
      ['Synced 300 properties', 'Synced 300 properties'],
      ['', text.listings.successText],
    ] as const) {
      await page.route('**/api/sync-now', (route) =>
        route.fulfill({ json: { detail, status: 'success', count: 300, newProperties: 0, duration: 900 } }),
      );
      const again = page.waitForRequest('**/api/sandbox/sync-status**');
      await pull.click();
      await expect(toast(text.listings.successTitle).first()).toContainText(shown);
      await again;
      await page.unroute('**/api/sync-now');
    }
    await page.route('**/api/sync-now', (route) => route.abort());
    await pull.click();
    await expect(toast(text.listings.failedTitle).first()).toContainText(text.listings.failedText);
  });
}
