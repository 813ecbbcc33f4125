/** Comparisons of what was delivered with what the CRM has: begun by hand, watched, and read. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { digits, filledIn } from './support/fill-in.ts';
import { makeLead } from './support/make-lead.ts';
import { type Language, languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';
import { longestOf } from './support/words.ts';

const done = {
  id: 7,
  provider: 'sandbox',
  trigger: 'schedule',
  state: 'done',
  startedAt: '2026-11-21T09:30:00.000Z',
  endedAt: '2026-11-21T09:30:04.000Z',
  from: '2026-11-20T09:30:00.000Z',
  to: '2026-11-21T09:29:40.000Z',
  progress: { done: 214, total: 214 },
  missing: 1,
  missingAgain: 0,
  duplicates: 1,
  unknownRecords: 0,
  skipped: 2,
  unanswered: 0,
  alert: true,
  errorCode: null as string | null,
};
const findings = [
  { kind: 'missing', reference: 'MZL-MISSING', subjectKind: 'lead', subjectId: 42, deliveryId: null, records: 0 },
  { kind: 'duplicate', reference: 'MZL-TWICE', subjectKind: 'lead', subjectId: 43, deliveryId: null, records: 2 },
  { kind: 'unknown_record', reference: 'X-1', subjectKind: 'property', subjectId: null, deliveryId: null, records: 1 },
];

async function listIs(page: Page, list: () => object[]): Promise<void> {
  await page.route('**/api/admin/reconciliations', async (route) => {
    if (route.request().method() === 'GET') await route.fulfill({ json: list() });
    else await route.fallback();
  });
}

/** The texts between the places of a message that are filled in. */
const parts = (text: string): string[] =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.trim())
    .filter(Boolean);

const panelOf = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language].adminReconciliation.title });

for (const language of languages) {
  const text = words[language].adminReconciliation;

  test.describe(`comparison with the CRM (${language})`, () => {
    test('compares what was delivered with what the CRM really has', async ({ page, request }) => {
      test.setTimeout(150_000);
      await makeLead(request);
      await signIn(page, language);
      await page.goto('/admin/crm-status');
      const panel = panelOf(page, language);
      // the schedule may run one of its own just now
      await expect(async () => {
        await panel.getByRole('button', { name: text.start }).click({ timeout: 5_000 });
        await expect(page.getByText(text.begun, { exact: true })).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 60_000 });
      const row = panel.getByRole('row').filter({ hasText: text.triggers.staff }).first();
      await expect(row.getByText(text.states.done, { exact: true })).toBeVisible({ timeout: 60_000 });
      await row.getByRole('button').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(longestOf(parts(text.progress))).first()).toBeVisible();
      await expectAccessible(page);
    });

    test('is begun by hand, shows how far it is, and ends among the latest', async ({ page }) => {
      let list: object[] = [];
      await listIs(page, () => list);
      let asked = '';
      await page.route('**/api/admin/reconciliations?*', (route) => {
        asked = new URL(route.request().url()).searchParams.get('days') ?? '';
        list = [
          { ...done, id: 8, trigger: 'staff', state: 'running', endedAt: null, progress: { done: 60, total: 240 } },
        ];
        return route.fulfill({ status: 202, json: { id: 8 } });
      });
      await signIn(page, language);
      await page.goto('/admin/crm-status');
      const panel = panelOf(page, language);
      await expect(panel.getByText(text.none)).toBeVisible();
      await panel.getByLabel(text.window).selectOption('7');
      await panel.getByRole('button', { name: text.start }).click();
      await expect(page.getByText(text.begun, { exact: true })).toBeVisible();
      expect(asked).toBe('7');
      const bar = panel.getByRole('progressbar');
      await expect(bar).toHaveAttribute('aria-valuenow', '60');
      await expect(bar).toHaveAttribute(
        'aria-valuetext',
        filledIn(text.progress, { done: digits(language, 60), total: digits(language, 240) }),
      );
      await expect(panel.getByRole('button', { name: text.running })).toBeDisabled();
      await expectAccessible(page);
      list = [{ ...done, id: 8, trigger: 'staff', missing: 0, duplicates: 0, skipped: 0 }];
      await expect(bar).toHaveCount(0, { timeout: 10_000 });
      await expect(panel.getByText(text.clean, { exact: true })).toBeVisible();
      await expect(panel.getByRole('button', { name: text.start })).toBeEnabled();
    });

    test('tells what it found and what to do about it', async ({ page }) => {
      await listIs(page, () => [
        done,
        { ...done, id: 6, state: 'failed', errorCode: 'crm.unavailable', missing: 0, duplicates: 0, skipped: 0 },
      ]);
      await page.route('**/api/admin/reconciliations/7', (route) =>
        route.fulfill({ json: { reconciliation: done, findings } }),
      );
      await signIn(page, language);
      await page.goto('/admin/crm-status');
      const panel = panelOf(page, language);
      await expect(panel.getByText(text.errors.unavailable)).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      const look = panel.getByRole('button').filter({ hasText: text.look }).first();
      await look.click();
      const dialog = page.getByRole('dialog');
      for (const { reference } of findings) await expect(dialog.getByText(reference)).toBeVisible();
      for (const kind of ['missing', 'duplicate', 'unknown_record'] as const) {
        await expect(dialog.getByText(text.kinds[kind], { exact: true })).toBeVisible();
        await expect(dialog.getByText(text.advice[kind])).toBeVisible();
      }
      await expect(dialog.getByRole('link', { name: 'MZL-MISSING' })).toHaveAttribute('href', '/admin/leads?lead=42');
      await expect(dialog.getByRole('link', { name: 'X-1' })).toHaveCount(0);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(look).toBeFocused();
    });

    test('says that another one runs, that it could not be started, and that a report is gone', async ({ page }) => {
      await listIs(page, () => [done]);
      const problem = { code: 'reconciliation.running', detail: 'A comparison with the CRM is running already' };
      await page.route('**/api/admin/reconciliations?*', (route) =>
        route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem }),
      );
      await signIn(page, language);
      await page.goto('/admin/crm-status');
      const panel = panelOf(page, language);
      await panel.getByRole('button', { name: text.start }).click();
      await expect(page.getByText(text.already, { exact: true })).toBeVisible();
      await page.unroute('**/api/admin/reconciliations?*');
      await page.route('**/api/admin/reconciliations?*', (route) => route.abort());
      await panel.getByRole('button', { name: text.start }).click();
      await expect(page.getByText(text.failed, { exact: true })).toBeVisible();
      await page.route('**/api/admin/reconciliations/7', (route) =>
        route.fulfill({
          status: 404,
          contentType: 'application/problem+json',
          json: { code: 'reconciliation.not_found', detail: '' },
        }),
      );
      await panel.getByRole('button').filter({ hasText: text.look }).first().click();
      await expect(page.getByRole('dialog').getByText(text.report.gone)).toBeVisible({ timeout: 20_000 });
    });
  });
}
