import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { words } from '../testing/words.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
}

test('opens with Ctrl K, finds pages, listings and people by keyboard, and gives the focus back [A-001 A-003]', async ({
  page,
}) => {
  const { admin, adminPalette: text, adminLeads } = words.en;
  await asStaff(page, 'en');
  const list = (await (await page.request.get('/api/admin/properties?limit=1')).json()) as {
    properties: { id: number; referenceId: string }[];
  };
  const [listing] = list.properties;
  await page.goto('/admin/account');
  const button = page.getByRole('button', { name: text.open });
  await button.click();
  const dialog = page.getByRole('dialog', { name: text.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await openPalette(page);
  const input = dialog.getByRole('combobox');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await input.fill('no page is called so');
  await expect(page.getByText(text.nothing)).toBeVisible();
  await expectAccessible(page);
  await input.fill(admin.nav.leads);
  await expect(page.getByRole('option', { name: admin.nav.leads, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/leads$/);
  await expect(page.getByRole('heading', { level: 1, name: adminLeads.title })).toBeVisible();

  await openPalette(page);
  await input.fill(listing!.referenceId);
  const found = page.getByRole('group', { name: text.kinds.listing }).getByRole('option').first();
  await expect(found).toContainText(listing!.referenceId);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`dialog=view-${String(listing!.id)}`));
  await expect(page.getByRole('dialog')).toContainText(listing!.referenceId);
});

test('a listing being written is not lost by Escape, back, a link or a closed tab [A-245 A-246]', async ({ page }) => {
  const { admin, adminProperties, common } = words.ar;
  await asStaff(page, 'ar');
  await page.goto('/admin/account');
  await page.goto('/admin/properties-table');
  await page.getByRole('button', { name: adminProperties.add }).first().click();
  const form = page.getByRole('dialog', { name: adminProperties.form.addTitle });
  const title = form.getByLabel(adminProperties.fields.title).first();
  await title.fill('Half a listing');
  const question = page.getByRole('alertdialog', { name: admin.discard.title });
  const stay = async (): Promise<void> => {
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: admin.discard.stay }).click();
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Half a listing');
  };
  await page.keyboard.press('Escape');
  await stay();
  await page.goBack();
  await stay();
  const closing = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const warning = await closing;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await form.getByRole('button', { name: common.cancel }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: admin.discard.action }).click();
  await expect(form).toBeHidden();
  await expect(page).not.toHaveURL(/dialog=/);
  await page.getByRole('navigation', { name: admin.nav.label }).getByRole('link', { name: admin.nav.leads }).click();
  await expect(page).toHaveURL(/\/admin\/leads/);
});
