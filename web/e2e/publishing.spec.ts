import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectToast, fillForm } from './support/property-admin.ts';
import { restoreSettings } from './support/restore-settings.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const table = '/admin/properties-table';
const bare = { price: '9000', address: 'Street 1', city: 'Testville' };

test.describe('alone: the office’s minimum for publishing', () => {
  test.afterEach(async ({ page }) => {
    await restoreSettings(page);
  });

  test('is set, holds a bare listing back until it is a draft, and decides what an import publishes [M-981 M-985 M-986]', async ({
    page,
  }) => {
    const { adminSettings, adminProperties: t, adminProblems } = words.en;
    const mark = randomUUID().slice(0, 8);
    const made = async () => {
      const found = await page.request.get(`/api/admin/properties?search=${mark}`);
      const { properties } = (await found.json()) as { properties: { id: number; title: string; isActive: boolean }[] };
      return properties.toSorted((one, other) => one.title.localeCompare(other.title));
    };
    await asStaff(page, 'en');
    await page.goto('/admin/settings');
    const section = page.getByRole('region', { name: adminSettings.publishing.title });
    const minimum = section.getByLabel(adminSettings.publishing.minimum);
    await minimum.fill('101');
    await section.getByRole('button', { name: adminSettings.publishing.save }).click();
    await expect(section.getByText(adminSettings.publishing.invalid.replace('{{most}}', '100'))).toBeVisible();
    await minimum.fill('٤٠');
    await section.getByRole('button', { name: adminSettings.publishing.save }).click();
    await expectToast(page, adminSettings.publishing.saved);
    await expectAccessible(page);

    await page.goto(`${table}?dialog=add`);
    const form = page.getByRole('dialog');
    await fillForm(page, 'en', { ...bare, title: `Bare ${mark}`, deal: 'rent' });
    await expect(form.getByText(t.completeness.needs.replace('{{minimum}}', '40')).first()).toBeVisible();
    await form.getByRole('button', { name: t.form.create }).click();
    await expectToast(page, adminProblems.property.incomplete);
    await expect(form.getByText(adminProblems.rules.incomplete).first()).toBeVisible();
    await expectAccessible(page);
    expect(await made()).toEqual([]);
    await form.getByRole('checkbox', { name: new RegExp(t.fields.isActive) }).uncheck();
    await form.getByRole('button', { name: t.form.create }).click();
    await expectToast(page, t.toast.created);
    expect(await made()).toMatchObject([{ title: `Bare ${mark}`, isActive: false }]);

    const rows = [
      'Title,Title (Arabic),Description,Description (Arabic),Type,Status,Price,City,Address',
      `Full ${mark},كامل,Text,نص,Rent,for_rent,9000,Testville,Tower 1`,
      `Poor ${mark},,,,Rent,for_rent,9000,Testville,Tower 1`,
      `Wrong ${mark},,,,Rent,for_rent,,Testville,Tower 1`,
    ];
    await page.goto(table);
    await page.getByRole('button', { name: t.import.open }).click();
    const dialog = page.getByRole('dialog', { name: t.import.title });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
    await expect(dialog.getByText(t.import.mend)).toBeVisible();
    await expect(dialog.getByText(counted(t.import.publish.incomplete_one).replace('{{minimum}}', '40'))).toBeVisible();
    await expect(dialog.getByText(counted(t.import.publish.published_other, 0))).toBeVisible();
    const apply = dialog.getByRole('button', { name: counted(t.import.apply_other, 2) });
    await expect(apply).toBeDisabled();
    await dialog.getByLabel(counted(t.import.publish.now_one)).check();
    await expect(dialog.getByText(counted(t.import.publish.published_one))).toBeVisible();
    await dialog.getByLabel(counted(t.import.leave_other, 2)).check();
    await expectAccessible(page);
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t.import.refusedFile }).click();
    const back = await readFile(await (await coming).path(), 'utf8');
    expect(back).toContain(`Wrong ${mark}`);
    expect(back).not.toContain(`Full ${mark}`);
    await apply.click();
    await expect(dialog.getByText(counted(t.import.left_one))).toBeVisible();
    expect(await made()).toMatchObject([
      { title: `Bare ${mark}`, isActive: false },
      { title: `Full ${mark}`, isActive: true },
      { title: `Poor ${mark}`, isActive: false },
    ]);
    for (const { id } of await made()) await staffCall(page, 'DELETE', `/api/properties/${String(id)}`);
  });
});

function counted(text: string, count = 1): string {
  return text.replace('{{formatted}}', String(count));
}
