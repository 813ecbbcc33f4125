import { expect, type Page } from '@playwright/test';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectToast } from './support/property-admin.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

interface Office {
  version: number;
}

async function storedOffice(page: Page): Promise<Office> {
  const answer = await staffCall(page, 'GET', '/api/admin/settings');
  return ((await answer.json()) as { office: Office }).office;
}

test.describe('alone: the office', () => {
  let before: Office;
  test.beforeEach(async ({ page }) => {
    await asStaff(page, 'en');
    before = await storedOffice(page);
  });
  test.afterEach(async ({ page }) => {
    const { version } = await storedOffice(page);
    expect((await staffCall(page, 'PUT', '/api/admin/settings/office', { ...before, version })).status()).toBe(200);
  });

  test('is changed on its screen, and contact page, structured data and footer follow in both languages [M-1117 M-1119]', async ({
    page,
  }) => {
    const { adminOffice: t } = words.en;
    await page.goto('/admin/office');
    await page.getByRole('textbox', { name: t.fields.nameEn, exact: true }).fill('Doha Homes');
    await page.getByRole('textbox', { name: t.fields.nameAr, exact: true }).fill('بيوت الدوحة');
    await page.getByRole('textbox', { name: t.fields.legalNameEn }).fill('Doha Homes W.L.L.');
    await page.getByRole('textbox', { name: t.fields.legalNameAr }).fill('بيوت الدوحة ذ.م.م');
    await page.getByRole('textbox', { name: t.fields.phone, exact: true }).fill('+974 4411 2233');
    await page.getByRole('textbox', { name: new RegExp(`^${t.look.primaryColour}`) }).fill('#0b3d66');
    await page.getByRole('switch', { name: t.days.saturday }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.save }).click();
    await expectToast(page, t.saved);

    for (const language of languages) {
      const name = language === 'ar' ? 'بيوت الدوحة ذ.م.م' : 'Doha Homes W.L.L.';
      await expect
        .poll(async () => (await page.request.get(`/${language}/contact`)).text(), { timeout: 5_000 })
        .toContain(name);
      await page.goto(`/${language}/contact`);
      await expect(page).toHaveTitle(new RegExp(name.replaceAll('.', '\\.')));
      await expect(page.getByRole('contentinfo')).toContainText(name);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: '+974 4411 2233' })).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const agency = data.map((one) => JSON.parse(one) as Record<string, unknown>).find((one) => one['telephone']);
      expect(agency).toMatchObject({ name, telephone: '+974 4411 2233' });
      const hours = page.getByRole('region', { name: words[language].contact.hours.title });
      await expect(hours.getByText(words[language].contact.hours.closed)).toHaveCount(1);
      await expect(page.getByRole('banner')).toContainText(language === 'ar' ? 'بيوت الدوحة' : 'Doha Homes');
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-maroon-700')),
      ).toBe('#0b3d66');
      await expectAccessible(page);
    }
  });
});
