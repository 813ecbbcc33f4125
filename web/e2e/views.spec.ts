import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { filledIn } from '../testing/fill-in.ts';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { asStaff } from './support/staff.ts';
import { staffCall } from './support/staff-call.ts';
import { test, untilLoaded } from './support/test.ts';

/** Those of this run alone. */
async function clearViews(page: Page, name: string): Promise<void> {
  const { views } = (await (await page.request.get('/api/saved-views?screen=properties')).json()) as {
    views: { id: number; name: string }[];
  };
  for (const view of views)
    if (view.name.startsWith(name)) await staffCall(page, 'DELETE', `/api/saved-views/${String(view.id)}`);
}

for (const language of languages)
  test(`a list is kept as a view, changed, updated, shared, renamed, chosen for oneself, deleted and brought back, ${language} [M-1152 M-1153]`, async ({
    page,
  }) => {
    const { adminViews: text, adminProperties, adminTable } = words[language];
    const name = `${language}-${randomUUID().slice(0, 8)}`;
    await asStaff(page, language);
    await page.goto('/admin/properties-table?deal=rent&sort=price_asc');
    await untilLoaded(page);
    // a column less
    await page.getByRole('button', { name: adminTable.view, exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: adminProperties.columns.location }).click();
    await page.keyboard.press('Escape');
    const head = page.getByRole('columnheader', { name: adminProperties.columns.location });
    await expect(head).toHaveCount(0);

    await page.getByRole('button', { name: text.open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByLabel(text.name, { exact: true }).fill(name);
    await dialog.getByLabel(text.name, { exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/[?&]view=\d+/);
    const chosen = (now: string) => page.getByRole('button', { name: filledIn(text.chosen, { name: now }) });
    await expect(chosen(name)).toBeVisible();
    const changed = page.getByRole('group', { name: text.changed });
    await expect(changed).toHaveCount(0);

    // changed, discarded, changed again and updated
    const status = page.getByRole('search').getByRole('combobox').nth(2);
    await status.selectOption('rented');
    await changed.getByRole('button', { name: text.discard }).click();
    await expect(page).not.toHaveURL(/status=/);
    await expect(changed).toHaveCount(0);
    await status.selectOption('for_rent');
    await changed.getByRole('button', { name: text.update }).click();
    await expect(changed).toHaveCount(0);

    // what is seen is what comes as a file
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: adminProperties.export }).click();
    const [first = ''] = (await readFile(await (await coming).path(), 'utf8')).split('\r\n');
    expect(first).not.toMatch(/City|المدينة/);

    // pressed at once, while the views come anew
    await chosen(name).click();
    await dialog.getByRole('button', { name: filledIn(text.shareFor, { name }) }).click();
    await dialog.getByRole('button', { name: filledIn(text.renameFor, { name }) }).click();
    const next = `${name} 2`;
    const field = dialog.getByLabel(filledIn(text.newNameFor, { name }));
    await expect(field).toBeFocused();
    await field.fill(next);
    await field.press('Enter');
    await dialog.getByRole('button', { name: filledIn(text.defaultFor, { name: next }) }).click();
    await expect(dialog.getByRole('button', { name: filledIn(text.noDefaultFor, { name: next }) })).toBeVisible();
    await expect(dialog.getByRole('button', { name: filledIn(text.unshareFor, { name: next }) })).toBeVisible();
    await dialog.getByRole('button', { name: filledIn(text.noDefaultFor, { name: next }) }).click();
    await expect(dialog.getByRole('button', { name: filledIn(text.defaultFor, { name: next }) })).toBeVisible();

    // without it, and with it by its address alone
    await dialog.getByRole('button', { name: text.all }).click();
    await expect(page).not.toHaveURL(/deal=/);
    await expect(head).toBeVisible();
    await page.getByRole('button', { name: text.open, exact: true }).click();
    await dialog.getByRole('button', { name: new RegExp(`^${next}`) }).click();
    await expect(page).toHaveURL(/deal=rent/);
    const view = new URL(page.url()).searchParams.get('view') ?? '';
    await page.goto(`/admin/properties-table?view=${view}`);
    await expect(page).toHaveURL(/deal=rent/);
    await expect(page).toHaveURL(/status=for_rent/);
    await expect(head).toHaveCount(0);

    await chosen(next).click();
    await dialog.getByRole('button', { name: filledIn(text.deleteFor, { name: next }) }).click();
    await page.getByRole('button', { name: text.undo }).click();
    await expect(page.getByText(text.restored, { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`view=${view}(&|$)`));
    await expect(dialog.getByRole('button', { name: new RegExp(`^${next}`) })).toHaveAttribute('aria-pressed', 'true');
    await clearViews(page, name);
  });
