/** Staff: sign-in, who may look, the leads and the CRM's state. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { chooseLanguage, signIn } from './support/staff.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  const text = words[language];
  const { admin, adminAuth, adminCrm, adminLeads, adminTable } = text;

  test.describe(`admin (${language})`, () => {
    test('is closed without a session, whatever the browser stores [A-058 A-060]', async ({ page, request }) => {
      await page.goto(`/${language}`);
      await chooseLanguage(page, language);
      await page.evaluate(() => {
        localStorage.setItem('adminLoggedIn', 'true');
      });
      await page.goto('/admin/leads');
      await expect(page.getByText(admin.denied.text)).toBeVisible();
      await expect(page.getByRole('link', { name: admin.denied.home })).toBeVisible();
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: admin.denied.title })).toBeVisible();
      await page.getByRole('link', { name: admin.denied.home }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}$`));
      expect((await request.get('/api/leads')).status()).toBe(401);
    });

    test('refuses wrong credentials in plain words [A-391]', async ({ page }) => {
      await page.goto(`/${language}`);
      await chooseLanguage(page, language);
      await page.goto('/admin-login');
      await expect(page.getByText('manzil-demo')).toBeVisible();
      await page.getByLabel(adminAuth.username, { exact: true }).fill('nobody');
      await page.getByLabel(adminAuth.password, { exact: true }).fill('wrong');
      await page.getByRole('button', { name: adminAuth.submit, exact: true }).click();
      await expect(page.getByText(adminAuth.failed.text)).toBeVisible();
    });

    test('shows leads, connection and listings, and signs out [A-025 A-262 A-387]', async ({ page }) => {
      await signIn(page, language);
      await page.getByRole('navigation').getByRole('link', { name: admin.nav.crmStatus }).click();
      await expect(page.getByText(adminCrm.mode.online, { exact: true })).toBeVisible();
      await expect(page.getByText(adminCrm.auto)).toBeVisible();
      await expect(page.getByRole('button', { name: adminCrm.retry.action })).toBeVisible();
      await page.getByRole('button', { name: adminCrm.listings.sync, exact: true }).click();
      await expect(page.getByText(adminCrm.listings.successTitle).first()).toBeVisible({ timeout: 30_000 });

      await page.goto('/admin/leads?search=nobody-is-called-this');
      await expect(page.getByText(adminLeads.empty.title)).toBeVisible();
      await page.getByRole('button', { name: adminTable.clearFilters }).click();
      await expect(page).not.toHaveURL(/search=/);

      const leaving = page.waitForRequest((request) => request.url().endsWith('/api/logout'));
      await page.getByRole('link', { name: admin.header.logout }).click();
      expect((await leaving).isNavigationRequest()).toBe(true);
      // signing out leads over `/` to the home page; leaving earlier would break it off
      await page.waitForURL(/\/en$/);
      await page.goto('/admin');
      // signing out leads over `/`, which forgets the stored language
      await expect(page.getByText(admin.denied.text).or(page.getByText(words.en.admin.denied.text))).toBeVisible();
    });

    for (const width of [390, 1440])
      test(`nothing for axe to find at ${String(width)} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/${language}`);
        await chooseLanguage(page, language);
        await page.goto('/admin-login');
        await expect(page.getByRole('heading', { name: adminAuth.title })).toBeVisible();
        await expectAccessible(page);
        await signIn(page, language);
        for (const path of ['/admin', '/admin/leads', '/admin/crm-status']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect({ path, overflow }).toEqual({ path, overflow: 0 });
        }
      });
  });
}
