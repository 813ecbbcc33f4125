import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways } from './support/layout.ts';
import { leadsInCrm } from './support/sandbox.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

for (const language of languages)
  test(`an enquiry by telephone: entered, opened by its row, noted, called, viewed and won (${language}) [M-1085 M-1092 M-1094 M-1097]`, async ({
    page,
  }) => {
    const { adminLeads: leads, adminLeadPage: text } = words[language];
    const name = `T${randomUUID().slice(0, 8)}`;
    const stage = language === 'ar' ? { viewing: 'معاينة', won: 'تمت الصفقة' } : { viewing: 'Viewing', won: 'Won' };
    await asStaff(page, language);
    await page.goto('/admin/leads');
    await page.getByRole('button', { name: leads.enter }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(text.entering.name)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(`Noura ${name}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`+974 5${String(randomInt(1_000_000, 9_999_999))}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Noura ${name}` })).toBeVisible();
    const id = Number(/leads\/(\d+)/.exec(page.url())?.[1]);

    await page.goto(`/admin/leads?search=${name}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('row').nth(1).getByText(`Noura ${name}`).click();
    await expect(page.getByRole('link', { name: text.contact.call, exact: true })).toBeVisible();
    const story = page.getByRole('region', { name: text.story.title });
    await page.getByLabel(text.composer.text.note).fill('Prefers the sea');
    await page.getByRole('button', { name: text.composer.save, exact: true }).click();
    await expect(story.getByText('Prefers the sea')).toBeVisible();
    await page.getByRole('radiogroup').getByText(text.kinds.call, { exact: true }).click();
    await page.getByLabel(text.composer.outcome).selectOption('reached');
    await page.getByLabel(text.composer.text.call).fill('Sunday at five');
    await page.getByRole('button', { name: text.composer.save, exact: true }).click();
    await expect(story.getByText('Sunday at five')).toBeVisible();
    const field = page.getByRole('combobox', { name: new RegExp(name) });
    for (const label of [stage.viewing, stage.won]) {
      await field.selectOption({ label });
      await expect(field.locator('option:checked')).toHaveText(label);
      await expect(field).toBeEnabled();
      await expect(story).toContainText(label);
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideways(page);
      await expectAccessible(page);
    }
    const stored = (await (await page.request.get(`/api/leads/${String(id)}`)).json()) as { referenceId: string };
    expect(stored).toMatchObject({ status: 'converted', source: 'phone', firstTouchedAt: expect.any(String) });
    await expect.poll(async () => (await leadsInCrm(stored.referenceId)).length, { timeout: 20_000 }).toBe(1);
  });
