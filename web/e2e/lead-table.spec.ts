/** The leads on the shared table: what it remembers, what its keys do, what its file holds. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { digits, filledIn } from './support/fill-in.ts';
import { makeLead } from './support/make-lead.ts';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  const text = words[language].adminLeads;
  const table = words[language].adminTable;

  test.describe(`the table of leads (${language})`, () => {
    test('comes back as it was left: filters, order, columns and density [A-109]', async ({ page, request }) => {
      const lead = await makeLead(request, { source: 'services_page' });
      await signIn(page, language);
      await page.goto('/admin/leads');
      await page.getByRole('searchbox').fill(lead.email);
      await page.getByLabel(text.filters.source, { exact: true }).selectOption('services_page');
      await page.getByLabel(table.sort, { exact: true }).selectOption('oldest');
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('button', { name: table.view, exact: true }).click();
      await page.getByRole('menuitemcheckbox', { name: text.columns.mail }).click();
      await page.getByRole('menuitemradio', { name: table.densities.compact }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('columnheader', { name: text.columns.mail })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/admin');
      await page.goto('/admin/leads');
      await expect(page).toHaveURL(/source=services_page/);
      await expect(page).toHaveURL(/sort=oldest/);
      await expect(page.getByRole('columnheader', { name: text.columns.mail })).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('button', { name: table.clearFilters }).click();
      await expect(page).not.toHaveURL(/source=|search=/);
    });

    test('orders all results by a click on a column, by name too [A-109]', async ({ page, request }) => {
      const domain = `s${String(Date.now())}.example.com`;
      for (const name of ['Budoor', 'Aisha', 'Wadha'])
        await makeLead(request, { firstName: name, email: `${name}@${domain}` });
      await signIn(page, language);
      await page.goto(`/admin/leads?search=${domain}`);
      const names = page.getByRole('row').getByText(/^(Budoor|Aisha|Wadha) T/);
      await expect(names).toHaveText([/^Wadha/, /^Aisha/, /^Budoor/]);
      await page.getByRole('columnheader', { name: text.columns.person }).getByRole('button').click();
      await expect(page).toHaveURL(/sort=name_desc/);
      await expect(names).toHaveText([/^Wadha/, /^Budoor/, /^Aisha/]);
      await page.getByRole('columnheader', { name: text.columns.person }).getByRole('button').click();
      await expect(names).toHaveText([/^Aisha/, /^Budoor/, /^Wadha/]);
    });

    test('is used by keys: a slash to search, arrows, space and enter [A-110 A-111]', async ({ page, request }) => {
      const domain = `k${String(Date.now())}.example.com`;
      for (const name of ['a', 'b', 'c']) await makeLead(request, { email: `${name}@${domain}` });
      await signIn(page, language);
      await page.goto('/admin/leads');
      await expect(page.getByRole('grid')).toBeVisible();
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(domain);
      await expect(page.getByRole('row')).toHaveCount(4);
      await page.getByRole('row').nth(1).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+ArrowDown');
      const bar = page.getByRole('region', { name: table.selectionLabel });
      const two = language === 'en' ? table.selected_other : words.ar.adminTable.selected_two;
      await expect(bar.getByText(filledIn(two, { formatted: digits(language, 2) }))).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toContainText(`b@${domain}`);
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/lead=/);
      await expect(bar).toBeVisible();
    });

    test('selects across pages and says what that covers [A-110 A-323]', async ({ page, request }) => {
      const domain = `p${String(Date.now())}.example.com`;
      // one that is not found must not be covered either
      await makeLead(request);
      for (let n = 0; n < 27; n += 1) await makeLead(request, { email: `p${String(n)}@${domain}` });
      await signIn(page, language);
      await page.goto(`/admin/leads?search=${domain}`);
      await expect(page.getByRole('row')).toHaveCount(26);
      await page.getByRole('checkbox').first().click();
      const bar = page.getByRole('region', { name: table.selectionLabel });
      const forms =
        language === 'en'
          ? { of: table.selected_other, all: table.selectAll_other }
          : { of: words.ar.adminTable.selected_many, all: words.ar.adminTable.selectAll_many };
      await expect(bar.getByText(filledIn(forms.of, { formatted: digits(language, 25) }))).toBeVisible();
      await bar.getByRole('button', { name: filledIn(forms.all, { formatted: digits(language, 27) }) }).click();
      await expect(bar.getByText(filledIn(forms.of, { formatted: digits(language, 27) }))).toBeVisible();
      await expect(
        bar.getByText(filledIn(table.selectedHere, { here: digits(language, 25), other: digits(language, 2) })),
      ).toBeVisible();
      await bar.getByRole('button', { name: text.bulk.delete, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.remove.action, exact: true }).click();
      await expect(page.getByText(text.empty.title)).toBeVisible();
      const done = language === 'en' ? text.remove.done_other : words.ar.adminLeads.remove.done_many;
      await expect(page.getByText(filledIn(done, { formatted: digits(language, 27) })).first()).toBeVisible();
    });

    test('gives exactly what is filtered as a file', async ({ page, request }) => {
      const lead = await makeLead(request, { message: '=1+1, "quoted"', source: 'about_page' });
      await makeLead(request, { source: 'services_page', lastName: lead.lastName });
      await signIn(page, language);
      await page.goto(`/admin/leads?search=${lead.lastName}&source=about_page`);
      await expect(page.getByRole('row')).toHaveCount(2);
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: text.export }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(lead.referenceId);
      expect(lines[1]).toContain(`"'=1+1, ""quoted"""`);
    });
  });
}
