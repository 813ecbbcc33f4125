import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { words } from '../testing/words.ts';
import { expectNoSideways } from './support/layout.ts';
import { expectAccessible } from './support/axe.ts';
import { expectToast, fillForm } from './support/property-admin.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const table = '/admin/properties-table';
const villa = { price: '750000', address: 'Street 1', city: 'Testville' };

const newTitle = () => `Villa ${randomUUID().slice(0, 8)}`;
const makeVilla = async (page: Page, title: string): Promise<number> => {
  const data = { ...villa, title, deal: 'sale', subcategory: 'Villa', status: 'for_sale' };
  return ((await (await staffCall(page, 'POST', '/api/properties', data)).json()) as { id: number }).id;
};

test('a listing is added, shown to visitors, changed, deleted and brought back [A-003 A-069 A-208 A-240 A-246 A-286 A-343 A-346 A-348]', async ({
  page,
}) => {
  const t = words.en.adminProperties;
  const title = newTitle();
  await asStaff(page, 'en');
  await page.goto(table);
  await page.getByRole('button', { name: t.add }).click();
  const dialog = page.getByRole('dialog', { name: t.form.addTitle });
  await fillForm(page, 'en', { ...villa, title, deal: 'sale', price: '٧٥٠٬٠٠٠', bedrooms: '4' });
  await dialog.getByRole('button', { name: t.form.create }).click();
  await expectToast(page, t.toast.created);
  await expect(dialog).toBeHidden();
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.keyboard.type(title);
  await expect(page).toHaveURL(new RegExp(`search=${title.replace(' ', '\\+')}$`));
  await expect(page.locator('tbody tr')).toHaveCount(1);
  const row = page.locator('tbody tr').filter({ hasText: title });
  await row.getByRole('button', { name: t.action.view.replace('{{name}}', title) }).click();
  const view = page.getByRole('dialog', { name: title });
  const site = (await view.getByRole('link', { name: t.view.onSite }).getAttribute('href')) ?? '';
  const told = async () => (await page.request.get(site)).text();
  await expect.poll(told).toContain(title);
  await view.getByText(t.history.title).click();
  await expect(view.getByText(t.history.action.created)).toBeVisible();
  await view.getByRole('button', { name: t.view.edit }).click();

  const edit = page.getByRole('dialog', { name: t.form.editTitle });
  await edit.getByLabel(t.fields.status, { exact: true }).selectOption('sold');
  await edit.getByRole('button', { name: t.form.save }).click();
  await expectToast(page, t.toast.updated);
  await expect(row.getByText(t.status.sold)).toBeVisible();

  const status = async () => (await page.request.get(site)).status();
  await row.getByRole('button', { name: t.action.delete.replace('{{name}}', title) }).click();
  await expect(page.getByRole('alertdialog').getByText(t.delete.text)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: t.delete.confirm }).click();
  await expectToast(page, t.toast.deleted);
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: t.undo }).click();
  await expectToast(page, t.toast.restored);
  await expect(row).toHaveCount(1);
  await expect.poll(status).toBe(200);
  await staffCall(page, 'DELETE', `/api/properties/${/\d+$/.exec(site)?.[0] ?? ''}`);
});

test('an apartment to let is one for visitors as well: badges, price a month, both filters [M-937 M-940 M-942]', async ({
  page,
}) => {
  const t = words.en.adminProperties;
  const title = `Apartment ${randomUUID().slice(0, 8)}`;
  await asStaff(page, 'en');
  await page.goto(`${table}?dialog=add`);
  const dialog = page.getByRole('dialog', { name: t.form.addTitle });
  const rental = { deal: 'rent', category: 'residential', subcategory: 'apartment' };
  await fillForm(page, 'en', { ...villa, title, price: '15500', ...rental });
  await dialog.getByRole('button', { name: t.form.create }).click();
  await expectToast(page, t.toast.created);
  for (const filter of ['type=rent', 'type=rent&subType=apartment']) {
    await page.goto(`/en/properties?${filter}&city=Testville`);
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('QR 15,500/month');
    for (const badge of ['for rent', 'Residential', 'Apartment'])
      await expect(card.getByText(badge, { exact: true })).toBeVisible();
  }
  await page.getByRole('article').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  await staffCall(page, 'DELETE', `/api/properties/${id}`);
});

test('two editors do not overwrite each other, and the note is in sight wherever Save was pressed [A-396]', async ({
  page,
}) => {
  const t = words.ar.adminProperties;
  await asStaff(page, 'ar');
  const id = await makeVilla(page, newTitle());
  await page.goto(`${table}?dialog=edit-${String(id)}`);
  const dialog = page.getByRole('dialog', { name: t.form.editTitle });
  await fillForm(page, 'ar', { price: '800000' });
  await staffCall(page, 'PATCH', `/api/properties/${String(id)}`, { title: 'Theirs', price: '900000' });
  const told = dialog.getByText(t.conflict.title);
  const save = dialog.getByRole('button', { name: t.form.save });
  await save.click();
  await expect(told).toBeInViewport();
  // from the foot of the form: whoever presses must see why nothing is saved
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
  const answer = await page.request.get(`/api/admin/properties/${String(id)}`);
  const { property } = (await answer.json()) as { property: { title: string; price: string } };
  expect([property.title, property.price]).toEqual(['Theirs', '800000.00']);
  await staffCall(page, 'DELETE', `/api/properties/${String(id)}`);
});

for (const [language, width, paths] of [
  ['ar', 390, [table, 'edit', '/admin/featured-properties', '/admin/blog?dialog=add']],
  ['en', 1440, ['view', '/admin/properties', '/admin/agents?dialog=add', '/admin/social-media']],
] as const)
  test(`nothing for axe to find and nothing too wide at ${String(width)} px (${language})`, async ({ page }) => {
    await asStaff(page, language);
    await page.setViewportSize({ width, height: 900 });
    const id = await makeVilla(page, newTitle());
    for (const path of paths) {
      await page.goto(path.startsWith('/') ? path : `${table}?dialog=${path}-${String(id)}`);
      const shown = page.locator('[role=dialog] form, [role=dialog] dl, main li h2, tbody td, main form');
      await expect(shown.filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSideways(page);
    }
    await staffCall(page, 'DELETE', `/api/properties/${String(id)}`);
  });

test('a card has its status in a colour of its own, also an available one [A-215]', async ({ page }) => {
  const { status } = words.en.adminProperties;
  await asStaff(page, 'en');
  await page.route(/\/api\/properties\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { properties: { status: string }[] };
    for (const [n, one] of ['available', 'sold', 'for_rent'].entries())
      Object.assign(body.properties[n] ?? {}, { status: one });
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/admin/properties');
  const colourOf = (text: string) =>
    page
      .locator('main li')
      .getByText(text, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
  const colours = [await colourOf(status.available), await colourOf(status.sold), await colourOf(status.for_rent)];
  expect(new Set(colours).size).toBe(3);
  expect(colours).not.toContain('rgba(0, 0, 0, 0)');
});
