import { expect, type Locator } from '@playwright/test';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { coveredBy } from './support/covered.ts';
import { stageField, stageNames } from './support/desk-screens.ts';
import { expectNoSideways } from './support/layout.ts';
import { makeLead } from './support/make-lead.ts';
import { expectToast } from './support/property-admin.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const screen = { width: 390, height: 844 };
test.use({ viewport: screen, hasTouch: true });

async function expectInSight(of: Locator, bar: Locator): Promise<void> {
  const top = async (one: Locator) => (await one.boundingBox())?.y ?? null;
  // a row is drawn anew when its list has come
  await expect.poll(() => top(of)).not.toBeNull();
  const below = (await top(bar)) ?? 0;
  await expect.poll(async () => (await top(of)) ?? screen.height).toBeLessThan(below);
}

for (const language of languages)
  test(`staff on a phone: a bar of four, every screen in a sheet, the first row without scrolling (${language}) [M-1237 M-1240]`, async ({
    page,
    request,
  }) => {
    const { admin, adminTable, adminProperties } = words[language];
    await makeLead(request);
    await asStaff(page, language);
    await page.goto('/admin/properties-table');
    const bar = page.getByRole('navigation', { name: admin.nav.quick });
    await expect(page.getByRole('navigation', { name: admin.nav.label })).toBeHidden();
    await expectInSight(page.getByRole('row').nth(1).locator('td').nth(1), bar);
    await expectNoSideways(page);
    await expectAccessible(page);

    const status = page.getByLabel(adminProperties.filters.status);
    await expect(status).toBeHidden();
    const filters = page.getByRole('button', { name: new RegExp(`^${adminTable.filters}`) });
    await filters.click();
    await status.selectOption('for_rent');
    await expect(page).toHaveURL(/status=for_rent/);
    await expect(filters).toHaveAttribute('aria-expanded', 'true');

    await bar.getByRole('link', { name: admin.nav.short.leads }).click();
    await expect(page).toHaveURL(/\/admin\/leads$/);
    await expectInSight(page.getByRole('row').nth(1), bar);
    await bar.getByRole('button', { name: admin.nav.more }).click();
    const sheet = page.getByRole('dialog', { name: admin.nav.all });
    await expectAccessible(page);
    await expectNoSideways(page);
    await sheet.getByRole('link', { name: admin.nav.audit }).click();
    await expect(page).toHaveURL(/\/admin\/audit/);
    await expect(sheet).toBeHidden();
  });

for (const language of languages)
  test(`a phone cuts no kind of encryption, and what a toast says lies above the ways to reach a lead (${language}) [M-1338]`, async ({
    page,
    request,
  }) => {
    const { id, lastName } = await makeLead(request);
    await asStaff(page, language);
    await page.goto('/admin/settings');
    const kinds = page.getByLabel(words[language].adminMailbox.security, { exact: true });
    await expect(kinds).toBeVisible();
    expect(await kinds.evaluate(cutOptions)).toEqual([]);

    await page.goto(`/admin/leads/${String(id)}`);
    await stageField(page, lastName).selectOption({ label: stageNames[language].viewing });
    await expectToast(page, words[language].adminLeads.edit.done);
    const { call, whatsapp } = words[language].adminLeadPage.contact;
    const wrong = new RegExp(`${call}|${whatsapp}|is not there`);
    await expect
      .poll(async () => (await coveredBy(page, 'li[data-variant]')).filter((one) => wrong.test(one)))
      .toEqual([]);
  });

/** Written beside the field in its letters. @returns the texts that are wider than its room for text */
function cutOptions(field: Element): string[] {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const line = document.body.appendChild(document.createElement('span'));
  line.style.cssText = 'position: absolute; white-space: nowrap';
  line.style.font = font;
  const texts = [...(field as HTMLSelectElement).options].map(({ text }) => text);
  const cut = texts.filter((text) => {
    line.textContent = text;
    return line.getBoundingClientRect().width > room;
  });
  line.remove();
  return cut;
}
