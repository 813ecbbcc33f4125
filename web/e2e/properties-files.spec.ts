/** The staff's listings: pictures, many at once, files out and in. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { callAs, expectToast, fillForm, waitForListings } from './support/property-admin.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const table = '/admin/properties-table';
const villa = { title: 'Test villa', price: '750000', address: 'Street 1', city: 'Testville' };

for (const language of languages) {
  const shared = words[language];
  const t = shared.adminProperties;

  test.describe(`pictures and files of staff (${language})`, () => {
    test.beforeEach(async ({ page }) => {
      await signIn(page, language);
      await waitForListings(page);
    });

    test('a picture is uploaded, named, moved by keys and kept', async ({ page }) => {
      await page.goto(`${table}?dialog=add`);
      const dialog = page.getByRole('dialog');
      await fillForm(page, language, { ...villa, title: `Pictured ${language}` });
      const folder = 'web/public/images';
      const [one, two] = [`${folder}/about-1280.webp`, `${folder}/about-640.webp`];
      await dialog.locator('input[type=file]').setInputFiles([one, two]);
      await expect(dialog.locator('ol > li')).toHaveCount(2, { timeout: 30_000 });
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
      await expect(dialog.getByText(t.problem.media_unreadable)).toBeVisible();
      const first = dialog.locator('ol > li').first();
      const [english, arabic] = [first.locator('input[lang=en]'), first.locator('input[lang=ar]')];
      await english.fill('The lobby');
      await arabic.fill('البهو');
      await first.getByRole('button').first().press('ArrowDown');
      await expect(dialog.locator('ol > li').nth(1).locator('input[lang=en]')).toHaveValue('The lobby');
      await dialog.getByRole('button', { name: t.form.create }).click();
      await expectToast(page, t.toast.created);
      const { properties } = (await callAs(page, 'GET', `/api/admin/properties?search=Pictured`)) as {
        properties: { id: number; images: string[] }[];
      };
      const { id, images } = properties[0]!;
      const detail = (await callAs(page, 'GET', `/api/properties/${String(id)}`)) as { imageTexts: object[] };
      expect(detail.imageTexts).toEqual([{ url: images[1], en: 'The lobby', ar: 'البهو' }]);
      // visitors who do not see the picture hear what it shows
      await page.goto(`/${language}/properties/${String(id)}`);
      await page.getByRole('button', { name: shared.common.gallery.next }).first().click();
      await expect(page.getByAltText(language === 'en' ? 'The lobby' : 'البهو').first()).toBeVisible();
      await callAs(page, 'DELETE', `/api/properties/${String(id)}`);
    });

    test('many are selected across pages, changed and changed back', async ({ page }) => {
      await page.goto(`${table}?source=crm`);
      // rows that can be selected: what is drawn while the list is on its way cannot
      const rows = page.locator('tbody tr[aria-selected]');
      await expect(rows).toHaveCount(10);
      await rows.first().focus();
      await page.keyboard.press(' ');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(page.locator('tbody tr[aria-selected=true]')).toHaveCount(2);
      const bar = page.getByRole('region', { name: shared.adminTable.selectionLabel });
      await page.getByRole('button', { name: shared.common.pagination.next }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(bar).toContainText(language === 'en' ? '0 on this page, 2 on other pages' : '٢ في صفحات أخرى');
      await bar.getByRole('button', { name: t.bulk.deactivate }).click();
      await expectToast(
        page,
        t.bulk[language === 'en' ? 'done_other' : ('done_two' as 'done_other')].replace('{{formatted}}', '2'),
      );
      await page.getByRole('button', { name: t.undo }).click();
      await expect
        .poll(async () => ((await callAs(page, 'GET', '/api/admin/properties/summary')) as { drafts: number }).drafts)
        .toBe(0);
    });

    test('all that a filter finds are deleted at once, and come back', async ({ page }) => {
      const title = `Bulk ${String(Date.now())}`;
      for (const n of [1, 2])
        await callAs(page, 'POST', '/api/properties', {
          title: `${title} no ${String(n)}`,
          type: 'Villa',
          status: 'for_sale',
          price: '750000',
          address: 'Street 1',
          city: 'Testville',
        });
      await page.goto(`${table}?search=${encodeURIComponent(title)}`);
      const rows = page.locator('tbody tr');
      await expect(rows).toHaveCount(2);
      await page.getByRole('checkbox').first().click();
      const bar = page.getByRole('region', { name: shared.adminTable.selectionLabel });
      await bar.getByRole('button', { name: t.bulk.delete, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.delete.confirm }).click();
      // nothing is left to show, and the way back is there all the same
      await expect(page.getByRole('heading', { name: t.empty.filteredTitle })).toBeVisible();
      await page.getByRole('button', { name: t.undo }).click();
      await expect(rows).toHaveCount(2);
      await expect(bar).toBeHidden();
      const { properties } = (await callAs(
        page,
        'GET',
        `/api/admin/properties?search=${encodeURIComponent(title)}`,
      )) as { properties: { id: number }[] };
      for (const { id } of properties) await callAs(page, 'DELETE', `/api/properties/${String(id)}`);
    });

    test('the file holds what is filtered [A-068 A-447 A-448 A-449]', async ({ page }) => {
      await page.goto(`${table}?type=Sell`);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: t.export }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      const { total } = (
        (await callAs(page, 'GET', '/api/admin/properties?type=Sell&limit=1')) as { pagination: { total: number } }
      ).pagination;
      expect(lines).toHaveLength(total + 1);
      expect(lines[0]).toContain(
        'Reference ID,Title,Type,Status,Price,City,State,Bedrooms,Bathrooms,Area (sqm),Created',
      );
    });

    test('a file is looked at row by row, and imported whole or not at all', async ({ page }) => {
      await page.goto(table);
      await page.getByRole('button', { name: t.import.open }).click();
      const dialog = page.getByRole('dialog', { name: t.import.title });
      const reference = `IMP-${language}`;
      const choose = (rows: string) =>
        dialog.locator('input[type=file]').setInputFiles({
          name: 'listings.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`Reference ID,Title,Type,Status,Price,City,Address\n${rows}`),
        });
      const good = `${reference},Imported,Villa,for_sale,1000,Doha,Street 1`;
      await choose(`${good}\n,No price,Villa,for_sale,,Doha,Street`);
      await expect(dialog.getByText(t.import.mend)).toBeVisible();
      await expect(dialog.getByText(t.import.problem.required.replace('{{field}}', t.fields.price))).toBeVisible();
      const apply = dialog.getByRole('button').last();
      await expect(apply).toBeDisabled();
      await choose(good);
      await expect(dialog.getByText(t.import.ready)).toBeVisible();
      await expect(apply).toBeEnabled();
      await expectAccessible(page);
      await apply.click();
      await expect(dialog).toBeHidden();
      const { properties } = (await callAs(page, 'GET', `/api/admin/properties?search=${reference}`)) as {
        properties: { id: number }[];
      };
      expect(properties).toHaveLength(1);
      await callAs(page, 'DELETE', `/api/properties/${String(properties[0]!.id)}`);
    });
  });
}
