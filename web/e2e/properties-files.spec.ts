import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectToast, fillForm } from './support/property-admin.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const table = '/admin/properties-table';
const villa = { price: '750000', address: 'Street 1', city: 'Testville' };

test('pictures are uploaded, named, moved by keys, kept and shown to visitors', async ({ page }) => {
  const t = words.ar.adminProperties;
  const title = `Pictured ${randomUUID().slice(0, 8)}`;
  await asStaff(page, 'ar');
  await page.goto(`${table}?dialog=add`);
  const dialog = page.getByRole('dialog');
  await fillForm(page, 'ar', { ...villa, title, deal: 'sale' });
  const files = dialog.locator('input[type=file]');
  await files.setInputFiles(['web/public/images/about-1280.webp', 'web/public/images/about-640.webp']);
  await expect(dialog.locator('ol > li')).toHaveCount(2, { timeout: 30_000 });
  await files.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
  await expect(dialog.getByText(words.ar.adminProblems.media.unreadable)).toBeVisible();
  const first = dialog.locator('ol > li').first();
  await first.locator('input[lang=en]').fill('The lobby');
  await first.locator('input[lang=ar]').fill('البهو');
  await first.getByRole('button').first().press('ArrowDown');
  await expect(dialog.locator('ol > li').nth(1).locator('input[lang=en]')).toHaveValue('The lobby');
  await dialog.getByRole('button', { name: t.form.create }).click();
  await expectToast(page, t.toast.created);
  const found = await page.request.get(`/api/admin/properties?search=${encodeURIComponent(title)}`);
  const { properties } = (await found.json()) as { properties: { id: number; images: string[] }[] };
  const [{ id, images } = { id: 0, images: [] }] = properties;
  const detail = await page.request.get(`/api/properties/${String(id)}`);
  expect(((await detail.json()) as { imageTexts: object[] }).imageTexts).toEqual([
    { url: images[1], en: 'The lobby', ar: 'البهو' },
  ]);
  await page.goto(`/ar/properties/${String(id)}`);
  await page.getByRole('button', { name: words.ar.common.gallery.next }).first().click();
  await expect(page.getByAltText('البهو').first()).toBeVisible();
  await staffCall(page, 'DELETE', `/api/properties/${String(id)}`);
});

test('a file is taken out as it is filtered, changed, looked at and brought in again [A-068 A-447 A-448 A-449]', async ({
  page,
}) => {
  const t = words.en.adminProperties;
  const title = `Exported ${randomUUID().slice(0, 8)}`;
  await asStaff(page, 'en');
  const made = await staffCall(page, 'POST', '/api/properties', {
    ...villa,
    title,
    deal: 'sale',
    subcategory: 'Villa',
    status: 'for_sale',
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`${table}?search=${encodeURIComponent(title)}`);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: t.export }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  // the columns that the table shows
  expect(lines[0]).toMatch(/Reference ID,Title,.*Type,.*Status,Price,City,State,Bedrooms,Bathrooms,Area \(sqm\)/);

  await page.getByRole('button', { name: t.import.open }).click();
  const dialog = page.getByRole('dialog', { name: t.import.title });
  const choose = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(csv);
  await expect(dialog.getByText(t.import.nothing)).toBeVisible();
  await choose(csv.replace('750000', '760000'));
  await expect(dialog.getByText(t.import.ready)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.import.apply_one.replace('{{formatted}}', '1') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('tbody tr')).toContainText('760,000');
  await staffCall(page, 'DELETE', `/api/properties/${String(id)}`);
});
