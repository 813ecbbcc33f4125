/** The connected CRM: what it can, the test of its connection, its key, and what a former CRM left open. */
import { expect, type Page } from '@playwright/test';
import type { components } from '../src/lib/api/generated.ts';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

type Provider = components['schemas']['CrmProvider'];
type Check = components['schemas']['ConnectionCheck'];

/** The real state of this moment with changes in it. */
async function change(page: Page, changes: Partial<Provider>): Promise<void> {
  const state = (await (await page.request.get('/api/admin/crm-provider')).json()) as Provider;
  await page.route('**/api/admin/crm-provider', (route) => route.fulfill({ json: { ...state, ...changes } }));
}

async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const language of languages) {
  const text = words[language].adminCrmProvider;

  test(`what the CRM can and what we do because of it, and a test of its connection (${language})`, async ({
    page,
  }) => {
    await signIn(page, language);
    await page.goto('/admin/sandbox');
    const abilities = page.getByRole('region', { name: text.abilities.title });
    for (const name of ['takesLeads', 'lookupByReference', 'givesListings', 'givesDeletions'] as const) {
      await expect(abilities).toContainText(text.can[name].name);
      await expect(abilities).toContainText(text.can[name].yes);
    }
    await expect(abilities).toContainText(text.can.idempotentByKey.no);
    const connection = page.getByRole('region', { name: text.connection.title });
    await connection.getByRole('button', { name: text.connection.test }).click();
    await expect(connection.getByRole('status')).toContainText(text.connection.good);
    await expect(connection.getByRole('status')).toContainText(text.findings.fine);
    await expectGoodAtBothWidths(page);
  });

  test(`what is missing is said in plain words (${language})`, async ({ page }) => {
    const check: Check = {
      ok: false,
      findings: [
        { code: 'scope_missing', params: { scope: 'crm.objects.deals.write' } },
        { code: 'property_missing', params: { object: 'deals', property: 'manzil_reference' } },
        { code: 'clock_apart', params: { seconds: '-320' } },
        { code: 'scope_missing', params: { scope: '' } },
      ],
    };
    await signIn(page, language);
    await page.route('**/api/admin/crm-provider/test', (route) => route.fulfill({ json: check }));
    await page.goto('/admin/sandbox');
    const connection = page.getByRole('region', { name: text.connection.title });
    await connection.getByRole('button', { name: text.connection.test }).click();
    const said = connection.getByRole('status');
    await expect(said).toContainText(text.connection.bad);
    await expect(said).toContainText('crm.objects.deals.write');
    await expect(said).toContainText('manzil_reference');
    await expect(said).toContainText(text.findings.scope_missing_unnamed);
    await expect(said).toContainText(language === 'ar' ? '٣٢٠' : '320');
    await expectGoodAtBothWidths(page);
  });

  test(`a secret goes in, is never shown again, and is forgotten (${language})`, async ({ page }) => {
    await signIn(page, language);
    await page.goto('/admin/sandbox');
    const form = page.getByRole('region', { name: text.credentials.title });
    const field = form.getByLabel(text.credentials.names.clientSecret, { exact: true });
    await field.fill('with a blank');
    await form.getByRole('button', { name: text.credentials.save, exact: true }).click();
    await expect(form).toContainText(text.credentials.invalid);
    // the demo's CRM knows no OAuth2, so that nothing follows from it for the other tests
    await field.fill('an-invented-secret');
    await form.getByRole('button', { name: text.credentials.save, exact: true }).click();
    await expect(form).toContainText(text.credentials.sources.settings);
    await expect(field).toHaveValue('');
    await page.reload();
    await expect(form).toContainText(text.credentials.sources.settings);
    await form.getByRole('button', { name: text.credentials.forget, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.credentials.forget, exact: true }).click();
    await expect(form).not.toContainText(text.credentials.sources.settings);
  });

  test(`what a former CRM left open is shown, and staff decide (${language})`, async ({ page }) => {
    // three looks for accessibility and two dialogs
    test.slow();
    const former = { provider: 'reso', waiting: 3, uncertain: 1, setAside: 2, oldestAt: '2026-11-20T08:00:00.000Z' };
    await signIn(page, language);
    await change(page, { former: [former] });
    const answers: unknown[] = [];
    await page.route('**/api/admin/crm-provider/former', async (route) => {
      answers.push(route.request().postDataJSON());
      await route.fulfill({ json: { settled: 6, sent: 5, remaining: 0 } });
    });
    await page.goto('/admin/sandbox');
    const question = page.getByRole('alert').filter({ hasText: text.former.title });
    await expect(question).toContainText('reso');
    await expect(question).toContainText(text.former.uncertain);
    await expectGoodAtBothWidths(page);
    for (const decision of ['send', 'leave'] as const) {
      await question.getByRole('button', { name: text.former[decision], exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toBeVisible();
      if (decision === 'send') await expectAccessible(page);
      await dialog.getByRole('button', { name: text.former[decision], exact: true }).click();
      await expect(dialog).toBeHidden();
    }
    await expect
      .poll(() => answers)
      .toEqual([
        { provider: 'reso', decision: 'send' },
        { provider: 'reso', decision: 'leave' },
      ]);
  });
}
