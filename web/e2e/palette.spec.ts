/** The palette that goes anywhere, and the guard of what was typed. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { callAs, waitForListings } from './support/property-admin.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
}

for (const language of languages) {
  const { admin, adminPalette: text, adminLeads, adminProperties } = words[language];

  test(`opens with Ctrl K, goes to a page by keyboard, gives the focus back (${language}) [A-001]`, async ({
    page,
  }) => {
    await signIn(page, language);
    const button = page.getByRole('button', { name: text.open });
    await button.click();
    const dialog = page.getByRole('dialog', { name: text.title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await openPalette(page);
    const input = page.getByRole('dialog').getByRole('combobox');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await input.fill(admin.nav.leads);
    await expect(page.getByRole('option', { name: admin.nav.leads, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/leads$/);
    await expect(page.getByRole('heading', { level: 1, name: adminLeads.title })).toBeVisible();

    await openPalette(page);
    await page.getByRole('dialog').getByRole('combobox').fill('no page is called so');
    await expect(page.getByText(text.nothing)).toBeVisible();
    await expectAccessible(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('dialog').getByRole('combobox').fill('');
      await expectAccessible(page);
    }
  });

  test(`finds a listing by its reference, and people by name (${language}) [A-003]`, async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page, language);
    await waitForListings(page);
    const { properties } = (await callAs(page, 'GET', '/api/admin/properties?limit=1')) as {
      properties: { id: number; referenceId: string; title: string; titleAr: string | null }[];
    };
    const [listing] = properties;
    const agents = (await callAs(page, 'GET', '/api/agents')) as { name: string }[] | { agents: { name: string }[] };
    const [person] = Array.isArray(agents) ? agents : agents.agents;
    await openPalette(page);
    await page.getByRole('dialog').getByRole('combobox').fill(person!.name);
    await expect(page.getByRole('group', { name: text.kinds.agent }).getByRole('option').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('combobox').fill(listing!.referenceId);
    const found = page.getByRole('group', { name: text.kinds.listing }).getByRole('option').first();
    await expect(found).toContainText(listing!.referenceId);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`dialog=view-${String(listing!.id)}`));
    await expect(page.getByRole('dialog')).toContainText(listing!.referenceId);
  });

  test(`a listing being written is not lost by Escape, back, a link or a closed tab (${language}) [A-245 A-246]`, async ({
    page,
  }) => {
    await signIn(page, language);
    await page.goto('/admin/properties-table');
    await page.getByRole('button', { name: adminProperties.add }).first().click();
    const form = page.getByRole('dialog', { name: adminProperties.form.addTitle });
    await form.getByLabel(adminProperties.fields.title).first().fill('Half a listing');
    const question = page.getByRole('alertdialog', { name: admin.discard.title });
    const stay = async (): Promise<void> => {
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: admin.discard.stay }).click();
      await expect(question).toBeHidden();
      await expect(form.getByLabel(adminProperties.fields.title).first()).toHaveValue('Half a listing');
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
    await form.getByRole('button', { name: adminProperties.cancel }).click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: admin.discard.action }).click();
    await expect(form).toBeHidden();
    await expect(page).not.toHaveURL(/dialog=/);
    // nothing is left to guard
    await page.getByRole('link', { name: admin.nav.leads }).click();
    await expect(page).toHaveURL(/\/admin\/leads/);
  });

  test(`own credentials half typed are guarded (${language})`, async ({ page }) => {
    await signIn(page, language);
    await page.goto('/admin/account');
    await page.getByLabel(words[language].adminAccount.credentials.current).fill('x');
    await page.getByRole('link', { name: admin.nav.leads }).click();
    const question = page.getByRole('alertdialog', { name: admin.discard.title });
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/account/);
    await question.getByRole('button', { name: admin.discard.action }).click();
    await expect(page).toHaveURL(/\/admin\/leads/);
  });
}
