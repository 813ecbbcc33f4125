/** The lead manager: find, change, send, delete. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { digits, filledIn } from './support/fill-in.ts';
import { type MadeLead, makeLead } from './support/make-lead.ts';
import { type Language, languages, words } from './support/messages.ts';
import { leadsInCrm } from './support/sandbox.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const rowOf = (page: Page, lead: MadeLead) => page.getByRole('row').filter({ hasText: lead.email });

async function openLeads(page: Page, language: Language, query = ''): Promise<void> {
  await signIn(page, language);
  await page.goto(`/admin/leads${query}`);
  await expect(page.getByRole('heading', { level: 1, name: words[language].adminLeads.title })).toBeVisible();
}

for (const language of languages) {
  const text = words[language].adminLeads;
  const table = words[language].adminTable;
  const cancel = words[language].common.cancel;

  test.describe(`leads (${language})`, () => {
    test('are found by name, e-mail and phone, by status and source [A-015 A-109 A-320 A-321 A-322 A-333 A-365 A-438 A-439]', async ({
      page,
      request,
    }) => {
      const phone = '+974 5 551 0' + String(Date.now()).slice(-6);
      const lead = await makeLead(request, { phone, source: 'about_page' });
      let cookies = '';
      page.on('request', (one) => {
        if (new URL(one.url()).pathname === '/api/leads') cookies = one.headers()['cookie'] ?? cookies;
      });
      await openLeads(page, language);
      const calls = page.waitForRequest((one) => new URL(one.url()).pathname === '/api/leads');
      await page.reload();
      expect((await (await calls).allHeaders())['cookie']).toContain('=');
      for (const wanted of [lead.lastName.toUpperCase(), lead.email.toUpperCase(), phone.slice(6)]) {
        await page.getByRole('searchbox').fill(wanted);
        await page.getByRole('searchbox').press('Enter');
        await expect(page).toHaveURL(/search=/);
        await expect(page.getByRole('row')).toHaveCount(2);
        await expect(rowOf(page, lead)).toBeVisible();
      }
      const status = page.getByLabel(text.filters.status, { exact: true });
      const source = page.getByLabel(text.filters.source, { exact: true });
      expect(await status.locator('option').allTextContents()).toEqual([
        filledIn(table.filterAll, { name: text.filters.status }),
        ...Object.values(text.status),
      ]);
      expect(
        await source.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
      ).toEqual(['all', 'contact_form', 'property_inquiry', 'newsletter', 'about_page', 'services_page']);
      await source.selectOption('about_page');
      await status.selectOption('new');
      await expect(rowOf(page, lead)).toBeVisible();
      await status.selectOption('converted');
      await expect(page.getByText(text.empty.title)).toBeVisible();
      await status.selectOption('all');
      await source.selectOption('all');
      await expect(rowOf(page, lead)).toBeVisible();
    });

    test('an empty list says so [A-117]', async ({ page }) => {
      await openLeads(page, language, '?search=nobody-is-called-this');
      await expect(page.getByText(text.empty.title)).toBeVisible();
      if (language === 'en') await expect(page.getByText('No leads found')).toBeVisible();
      await expectAccessible(page);
    });

    test('a status is changed where it stands, in any order, and a failure says so [A-113 A-233 A-234 A-417 A-421]', async ({
      page,
      request,
    }) => {
      const lead = await makeLead(request);
      await openLeads(page, language, `?search=${lead.email}`);
      const status = rowOf(page, lead).getByRole('combobox');
      for (const value of ['converted', 'new', 'qualified']) {
        await status.selectOption(value);
        await expect(page.getByText(text.edit.done, { exact: true })).toBeVisible();
        await expect(status).toBeEnabled();
        await page.reload();
        await expect(status).toHaveValue(value);
      }
      // the CRM hears of it, after the lead itself
      await expect.poll(async () => (await leadsInCrm(lead.referenceId)).length, { timeout: 20_000 }).toBe(1);
      await page.route(`**/api/leads/${String(lead.id)}`, (route) => route.fulfill({ status: 503, json: {} }));
      await status.selectOption('new');
      await expect(page.getByText(text.edit.failed, { exact: true })).toBeVisible();
      await expect(page.getByText(text.error, { exact: true })).toBeVisible();
      await expect(status).toHaveValue('qualified');
    });

    test('details and editing in windows of their own [A-111 A-112 A-366]', async ({ page, request }) => {
      const lead = await makeLead(request);
      await openLeads(page, language, `?search=${lead.email}`);
      const row = rowOf(page, lead);
      await row.getByRole('link').filter({ hasText: text.detail.open }).click();
      await expect(page.getByRole('dialog')).toContainText(lead.referenceId);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await row.getByRole('button').filter({ hasText: text.edit.open }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(text.edit.assignee)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(text.columns.status).selectOption('contacted');
      await dialog.getByLabel(text.edit.followUp).fill('2026-12-01T10:30');
      await dialog.getByLabel(text.edit.assignee).selectOption({ index: 1 });
      await dialog.getByLabel(text.detail.notes).fill('Wants to see it on Sunday');
      await dialog.getByRole('button', { name: text.edit.save, exact: true }).click();
      await expect(page.getByText(text.edit.done, { exact: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(row.getByRole('combobox')).toHaveValue('contacted');
      const stored = (await (await page.request.get(`/api/leads/${String(lead.id)}`)).json()) as Record<
        string,
        unknown
      >;
      expect(stored).toMatchObject({
        notes: 'Wants to see it on Sunday',
        followUpAt: '2026-12-01T07:30:00.000Z',
        assigneeId: expect.any(Number),
        firstTouchedAt: expect.any(String),
      });

      // what was typed is not lost by a slip
      await row.getByRole('button').filter({ hasText: text.edit.open }).click();
      await dialog.getByLabel(text.detail.notes).fill('Something else');
      const question = page.getByRole('alertdialog', { name: words[language].admin.discard.title });
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: words[language].admin.discard.stay }).click();
      await expect(dialog.getByLabel(text.detail.notes)).toHaveValue('Something else');
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: words[language].admin.discard.action }).click();
      await expect(dialog).toHaveCount(0);
    });

    test('one is deleted after a question that says what stays [A-116 A-326 A-369 A-420]', async ({
      page,
      request,
    }) => {
      const lead = await makeLead(request);
      await openLeads(page, language, `?search=${lead.email}`);
      const remove = rowOf(page, lead).getByRole('button', {
        name: filledIn(text.remove.for, { name: `Hessa ${lead.lastName}` }),
      });
      const question = page.getByRole('alertdialog');
      await remove.click();
      await expect(question.getByText(text.remove.text)).toBeVisible();
      await expect(question.getByRole('button', { name: cancel })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(rowOf(page, lead)).toBeVisible();
      await page.route('**/api/leads/bulk-delete', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
      await remove.click();
      await question.getByRole('button', { name: text.remove.action, exact: true }).click();
      await expect(page.getByText(text.remove.failed, { exact: true })).toBeVisible();
      await remove.click();
      await question.getByRole('button', { name: text.remove.action, exact: true }).click();
      await expect(page.getByText(text.empty.title)).toBeVisible();
      expect((await page.request.get(`/api/leads/${String(lead.id)}`)).status()).toBe(404);
    });

    test('many are chosen, sent and deleted at once [A-006 A-110 A-115 A-239 A-323 A-324 A-325 A-419 A-423]', async ({
      page,
      request,
    }) => {
      const domain = `d${String(Date.now())}.example.com`;
      for (const name of ['a', 'b', 'c']) await makeLead(request, { email: `${name}@${domain}` });
      await openLeads(page, language, `?search=${domain}`);
      await expect(page.getByRole('row')).toHaveCount(4);
      const sync = page.getByRole('button', { name: text.bulk.sync, exact: true });
      await sync.click();
      await expect(page.getByText(text.bulk.none, { exact: true })).toBeVisible();
      await expect(page.getByText(text.bulk.noneText, { exact: true })).toBeVisible();

      const boxes = page.getByRole('checkbox');
      await boxes.nth(1).check();
      const bar = page.getByRole('region', { name: table.selectionLabel });
      const selected = (count: 'one' | 'many') =>
        language === 'en' || count === 'one'
          ? table[`selected_${count === 'one' ? 'one' : 'other'}`]
          : words.ar.adminTable.selected_few;
      await expect(bar.getByText(filledIn(selected('one'), { formatted: digits(language, 1) }))).toBeVisible();
      await boxes.first().click();
      await expect(bar.getByText(filledIn(selected('many'), { formatted: digits(language, 3) }))).toBeVisible();
      await expectAccessible(page);

      const question = page.getByRole('alertdialog');
      const asked = language === 'en' ? text.bulk.syncTitle_other : words.ar.adminLeads.bulk.syncTitle_few;
      await page.route('**/api/leads/bulk-sync', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
      await sync.click();
      await expect(question.getByText(filledIn(asked, { formatted: digits(language, 3) }))).toBeVisible();
      await question.getByRole('button', { name: text.bulk.sync, exact: true }).click();
      await expect(page.getByText(text.bulk.syncFailed, { exact: true })).toBeVisible();
      await expect(page.getByText(text.bulk.syncFailedText, { exact: true })).toBeVisible();
      await sync.click();
      await question.getByRole('button', { name: text.bulk.sync, exact: true }).click();
      const done = language === 'en' ? text.bulk.synced_other : words.ar.adminLeads.bulk.synced_few;
      await expect(page.getByText(text.bulk.syncDone, { exact: true })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(filledIn(done, { formatted: digits(language, 3) }), { exact: true })).toBeVisible();
      for (const box of await boxes.all()) await expect(box).not.toBeChecked();

      await boxes.first().click();
      await page.getByRole('button', { name: text.bulk.delete, exact: true }).click();
      await question.getByRole('button', { name: text.remove.action, exact: true }).click();
      await expect(page.getByText(text.empty.title)).toBeVisible();
    });

    test('what the CRM has says so with its time, what it has not can be sent by hand [A-114 A-235 A-236 A-237 A-238 A-418 A-422]', async ({
      page,
      request,
    }) => {
      const lead = await makeLead(request);
      await openLeads(page, language, `?search=${lead.email}`);
      const row = rowOf(page, lead);
      await expect(row.getByText(text.crm.synced, { exact: true })).toBeVisible({ timeout: 20_000 });
      await expect(row.getByRole('button').filter({ hasText: text.sync.action })).toHaveCount(0);
      const stands = { crmSynced: false, crmSyncedAt: null, crmId: null, crmSyncError: null as string | null };
      await page.route('**/api/leads?**', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { leads: object[] };
        await route.fulfill({
          json: { ...body, leads: body.leads.map((one) => ({ ...one, ...stands, crmDelivery: null })) },
        });
      });
      await page.reload();
      await expect(row.getByText(text.crm.pending, { exact: true })).toBeVisible();
      await expect(row.getByText(text.crm.willSync, { exact: true })).toBeVisible();
      stands.crmSyncError = 'The CRM refused the e-mail';
      await page.reload();
      await expect(row.getByText(text.crm.failed, { exact: true })).toBeVisible();
      await expect(row.getByText(stands.crmSyncError)).toBeVisible();
      const send = row.getByRole('button').filter({ hasText: text.sync.action });
      await page.route('**/api/leads/*/sync', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
      await send.click();
      await expect(page.getByText(text.sync.failed, { exact: true })).toBeVisible();
      await send.click();
      const [crm] = await leadsInCrm(lead.referenceId);
      await expect(page.getByText(filledIn(text.sync.doneWithId, { id: crm!.id }), { exact: true })).toBeVisible();
    });
  });
}
