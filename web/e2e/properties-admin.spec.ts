/** The staff's table of listings: find, add, change, delete and undo. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { filledIn } from './support/fill-in.ts';
import { languages, words } from './support/messages.ts';
import { callAs, expectToast, fillForm, waitForListings } from './support/property-admin.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const table = '/admin/properties-table';
const villa = { title: 'Test villa', price: '750000', address: 'Street 1', city: 'Testville' };

const rowOfTest = {
  title: 'Quiet flat by the park',
  titleAr: 'شقة هادئة بجوار الحديقة',
  referenceId: 'TEST-070',
  type: 'Rent',
  status: 'for_rent',
  price: '8500.00',
  city: 'Doha',
  state: 'Al Sadd',
  bedrooms: 2,
  bathrooms: 3,
  area: 120,
};
const shown = {
  en: [
    rowOfTest.title,
    'TEST-070',
    'Rent',
    'For rent',
    'QR 8,500/month',
    'Doha, Al Sadd',
    '2 bedrooms',
    '3 bathrooms',
    '120 sqm',
  ],
  ar: [rowOfTest.titleAr, 'TEST-070', 'إيجار', 'للإيجار', '٨٬٥٠٠', 'الدوحة، السد', 'غرفتا نوم', '٣ حمامات', '١٢٠'],
};

for (const language of languages) {
  const t = words[language].adminProperties;
  const shared = words[language];
  const dialogName = { add: t.form.addTitle, edit: t.form.editTitle };

  test.describe(`properties of staff (${language})`, () => {
    test.beforeEach(async ({ page }) => {
      await signIn(page, language);
      await waitForListings(page);
    });

    test('figures, columns and pages [A-017 A-061 A-062 A-070 A-074 A-075 A-076 A-216 A-232 A-290 A-011 A-445 A-446]', async ({
      page,
    }) => {
      await page.goto(table);
      for (const label of [t.stats.total, t.stats.forSale, t.stats.forRent, t.stats.filtered])
        await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
      for (const name of ['property', 'type', 'status', 'price', 'location', 'details', 'actions'] as const)
        await expect(page.getByRole('columnheader', { name: t.columns[name] })).toHaveCount(1);
      await expect(page.locator('tbody tr')).toHaveCount(10);
      const pages = page.getByRole('navigation', { name: shared.common.pagination.label });
      const numbers = pages.getByRole('button').filter({ hasText: /^[\d٠-٩]+$/ });
      await expect(numbers).toHaveCount(5);
      await pages.getByRole('button').last().click();
      await expect(page).toHaveURL(/page=\d+/);
      await expect(pages.getByRole('button').last()).toBeDisabled();
      await expect(page.locator('tbody')).toContainText(language === 'en' ? '/month' : 'شهريًا');
      await expect(page.locator('tbody tr').first()).toContainText('QR');
      // every order is offered, the newest first of itself
      const orders = page.getByLabel(shared.adminTable.sort, { exact: true });
      await expect(orders).toHaveValue('date_desc');
      expect(
        await orders.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
      ).toEqual(['date_desc', 'date_asc', 'price_desc', 'price_asc', 'title_asc', 'title_desc']);
      // the filter offers the types that listings have
      const types = page.getByLabel(t.filters.type, { exact: true }).locator('option');
      expect(await types.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual(
        expect.arrayContaining(['all', 'Rent', 'Sell']),
      );
    });

    test('a row shows the listing in words, and what can be done with it [A-070]', async ({ page }) => {
      await page.route(/\/api\/admin\/properties\?/, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { properties: object[] };
        Object.assign(body.properties[0]!, rowOfTest);
        await route.fulfill({ response: answer, json: body });
      });
      await page.goto(table);
      const row = page.locator('tbody tr').first();
      for (const text of shown[language]) await expect(row).toContainText(text);
      await expect(row.locator('img').first()).toHaveAttribute('src', /^\/(media|images)\//);
      const { title, titleAr } = rowOfTest;
      const name = language === 'en' ? title : titleAr;
      for (const action of [t.action.view, t.action.edit, t.action.delete])
        await expect(row.getByRole('button', { name: filledIn(action, { name }) })).toBeVisible();
    });

    test('search and filters stand in the address, are cleared and remembered [A-063 A-064 A-065 A-066 A-067 A-072 A-287]', async ({
      page,
    }) => {
      const clear = page.getByRole('button', { name: shared.adminTable.clearFilters });
      await page.goto(`${table}?page=2`);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      await expect(clear).toBeHidden();
      await page.getByLabel(t.filters.status, { exact: true }).selectOption('for_sale');
      await expect(page).toHaveURL(/\?status=for_sale$/);
      await page.keyboard.press('Escape');
      await page.locator('h1').click();
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('LUSAIL');
      await expect(page).toHaveURL(/search=LUSAIL/);
      const total = await page.locator('dd').nth(3).innerText();
      await expect(page.getByText(t.showing.split('{{')[0]!.trim()).first()).toBeVisible();
      expect(total).not.toBe(await page.locator('dd').first().innerText());
      // another page, and back by the menu: it is as it was left
      await page.goto('/admin/leads');
      await page.getByRole('navigation').getByRole('link', { name: shared.admin.nav.properties, exact: true }).click();
      await expect(page).toHaveURL(/status=for_sale/);
      await page.getByRole('searchbox').fill('nothing is called this');
      await expect(page.getByRole('heading', { name: t.empty.filteredTitle })).toBeVisible();
      await expect(page.getByText(t.empty.filteredText)).toBeVisible();
      await clear.click();
      await expect(page).not.toHaveURL(/search|status/);
      await expect(page.locator('tbody tr')).toHaveCount(10);
    });

    test('a listing is added, shown, changed, deleted and brought back [A-069 A-071 A-208 A-209 A-210 A-211 A-213 A-214 A-240 A-245 A-246 A-283 A-286 A-343 A-346 A-348]', async ({
      page,
    }) => {
      await page.goto(table);
      await page.getByRole('button', { name: t.add }).click();
      const dialog = page.getByRole('dialog', { name: dialogName.add });
      await expect(dialog.getByPlaceholder('750000')).toBeVisible();
      const options = async (name: 'type' | 'status') =>
        dialog
          .getByLabel(t.fields[name], { exact: true })
          .locator('option')
          .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      expect((await options('type')).slice(0, 6)).toEqual([
        'Apartment',
        'Villa',
        'Townhouse',
        'Office',
        'Shop',
        'Warehouse',
      ]);
      expect(await options('status')).toEqual(['for_sale', 'for_rent', 'sold', 'rented']);

      await dialog.getByRole('button', { name: t.form.create }).click();
      await expect(dialog.getByText(t.invalid.required).first()).toBeVisible();
      await fillForm(page, language, { ...villa, price: 'ten', bedrooms: 'two' });
      await dialog.getByRole('button', { name: t.form.create }).click();
      await expect(dialog.getByText(t.invalid.price)).toBeVisible();
      await expect(dialog.getByText(t.invalid.whole)).toBeVisible();
      const title = `${villa.title} ${language}`;
      await fillForm(page, language, { title, price: '٧٥٠٬٠٠٠', bedrooms: '4' });
      await expect(dialog.locator('[data-parity=onlyEnglish]')).toHaveCount(1);
      await dialog.getByRole('button', { name: t.form.create }).click();
      await expectToast(page, t.toast.created);
      await expect(dialog).toBeHidden();

      const row = page.locator('tbody tr').filter({ hasText: title });
      await row.getByRole('button', { name: t.action.view.replace('{{name}}', title) }).click();
      const view = page.getByRole('dialog', { name: title });
      for (const name of ['price', 'referenceId', 'type', 'status', 'address', 'description', 'features'] as const)
        await expect(view.getByText(t.fields[name], { exact: true }).first()).toBeVisible();
      await view.getByText(t.history.title).click();
      await expect(view.getByText(t.history.action.created)).toBeVisible();
      await view.getByRole('button', { name: t.view.edit }).click();

      const edit = page.getByRole('dialog', { name: dialogName.edit });
      await edit.getByLabel(t.fields.status, { exact: true }).selectOption('sold');
      await edit.getByRole('button', { name: t.form.save }).click();
      await expectToast(page, t.toast.updated);
      await expect(row.getByText(t.status.sold)).toBeVisible();

      await row.getByRole('button', { name: t.action.delete.replace('{{name}}', title) }).click();
      await expect(page.getByRole('alertdialog').getByText(t.delete.text)).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: t.delete.confirm }).click();
      await expectToast(page, t.toast.deleted);
      await expect(row).toHaveCount(0);
      await page.getByRole('button', { name: t.undo }).click();
      await expectToast(page, t.toast.restored);
      await expect(row).toHaveCount(1);
      const { properties } = (await callAs(page, 'GET', `/api/admin/properties?search=${title}`)) as {
        properties: { id: number }[];
      };
      for (const { id } of properties) await callAs(page, 'DELETE', `/api/properties/${String(id)}`);
    });

    test('two editors do not overwrite each other, and nothing typed is lost [A-395 A-396]', async ({ page }) => {
      await page.goto(table);
      const { id } = (await callAs(page, 'POST', '/api/properties', {
        ...villa,
        title: 'Contested',
        type: 'Villa',
        status: 'for_sale',
      })) as { id: number };
      await page.goto(`${table}?dialog=edit-${String(id)}`);
      const dialog = page.getByRole('dialog', { name: dialogName.edit });
      await fillForm(page, language, { price: '800000' });
      await callAs(page, 'PATCH', `/api/properties/${String(id)}`, { title: 'Theirs', price: '900000' });
      const told = dialog.getByText(t.conflict.title);
      const save = dialog.getByRole('button', { name: t.form.save });
      await save.click();
      await expect(told).toBeInViewport();
      // again from the foot of the form: whoever presses must see why nothing is saved
      await dialog.locator('form').evaluate((form) => {
        form.scrollIntoView({ block: 'end' });
      });
      await expect(told).not.toBeInViewport();
      await save.click();
      await expect(told).toBeInViewport();
      await expect(dialog.getByRole('cell', { name: 'Theirs' })).toBeVisible();
      await expect(dialog.getByLabel(t.fields.price)).toHaveValue('800000');
      await dialog.getByRole('button', { name: t.conflict.keepMine }).click();
      await expectToast(page, t.toast.updated);
      const { property } = (await callAs(page, 'GET', `/api/admin/properties/${String(id)}`)) as {
        property: { title: string; price: string };
      };
      expect([property.title, property.price]).toEqual(['Theirs', '800000.00']);

      // a refusal by the server stands in the toast and beside the field
      await page.goto(`${table}?dialog=add`);
      await fillForm(page, language, { ...villa, referenceId: 'WBY-OF-0259' });
      await page.getByRole('dialog').getByRole('button', { name: t.form.create }).click();
      await expectToast(page, t.toast.createFailed);
      await expect(page.getByText(t.problem.property_reference_taken).first()).toBeVisible();
      await callAs(page, 'DELETE', `/api/properties/${String(id)}`);
    });

    test('a field of the CRM is changed here and given back', async ({ page }) => {
      await page.goto(table);
      const { properties } = (await callAs(page, 'GET', '/api/admin/properties?source=crm&sort=date_asc&limit=1')) as {
        properties: { id: number; price: string }[];
      };
      const { id, price } = properties[0]!;
      await page.goto(`${table}?dialog=edit-${String(id)}`);
      const dialog = page.getByRole('dialog', { name: dialogName.edit });
      await expect(dialog.getByText(t.owned.crm).first()).toBeVisible();
      await fillForm(page, language, { price: '4321' });
      await dialog.getByRole('button', { name: t.form.save }).click();
      await expectToast(page, t.toast.updated);
      await page.goto(`${table}?dialog=edit-${String(id)}`);
      await dialog.getByRole('button', { name: t.owned.releaseField.replace('{{field}}', t.fields.price) }).click();
      await expectToast(page, t.toast.released);
      await expect(dialog.getByLabel(t.fields.price)).toHaveValue(price.replace(/\.00$/, ''));
    });

    test('a failure says so, and offers another try [A-398 A-399]', async ({ page }) => {
      await page.route(/\/api\/admin\/properties\?/, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(table);
      const failed = language === 'en' ? 'Failed to fetch properties' : t.failed;
      await expect(page.getByRole('heading', { name: failed, exact: true })).toBeVisible();
      await page.unroute(/\/api\/admin\/properties\?/);
      await page.getByRole('button', { name: shared.admin.failed.retry }).click();
      await expect(page.locator('tbody tr')).toHaveCount(10);
    });

    test('a deletion that fails says why and leaves the listing [A-397]', async ({ page }) => {
      await page.goto(table);
      const row = page.locator('tbody tr').first();
      await expect(row).toBeVisible();
      const name = await row.getByRole('button', { name: /./ }).last().getAttribute('aria-label');
      await page.route('**/api/properties/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({
              status: 503,
              contentType: 'application/problem+json',
              json: { code: 'server.unavailable', title: 'Unavailable', detail: 'The database is away', status: 503 },
            })
          : route.continue(),
      );
      await row.getByRole('button', { name: name ?? '', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.delete.confirm }).click();
      await expect(page.getByText(t.toast.deleteFailed, { exact: true })).toBeVisible();
      await expect(row).toBeVisible();
    });

    test('without any listing it says how to begin [A-073]', async ({ page }) => {
      const pagination = { page: 1, limit: 10, total: 0, totalPages: 0, hasNext: false, hasPrev: false };
      await page.route(/\/api\/admin\/properties\?/, (route) =>
        route.fulfill({ json: { properties: [], pagination } }),
      );
      await page.goto(table);
      await expect(page.getByRole('heading', { name: t.empty.noneTitle })).toBeVisible();
      await expect(page.getByText(t.empty.noneText)).toBeVisible();
    });

    test('a price that is none is said to be not available [A-289]', async ({ page }) => {
      await page.route(/\/api\/admin\/properties\?/, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { properties: { price: string | null }[] };
        body.properties[0]!.price = 'call us';
        await route.fulfill({ json: body });
      });
      await page.goto(table);
      await expect(page.locator('tbody tr').first()).toContainText(t.noPrice);
    });

    for (const width of [390, 1440])
      test(`nothing for axe to find at ${String(width)} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of [
          table,
          `${table}?dialog=view-3`,
          `${table}?dialog=edit-3`,
          '/admin/properties',
          '/admin/featured-properties',
        ]) {
          await page.goto(path);
          await expect(
            page.locator('[role=dialog] form, [role=dialog] dl, main li h2, tbody td').first(),
          ).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect({ path, overflow }).toEqual({ path, overflow: 0 });
        }
      });
  });
}
