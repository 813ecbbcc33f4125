import { expect, type Page } from '@playwright/test';
import { type Language, words } from './messages.ts';

/** Chooses the language that pages without a prefix follow. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
}

/** Signs in with the demo credentials, as the hint on the page says. */
export async function signIn(page: Page, language: Language): Promise<void> {
  const { adminAuth: text, admin } = words[language];
  await page.goto(`/${language}`);
  await chooseLanguage(page, language);
  await page.goto('/admin-login');
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
  await page.getByLabel(text.username, { exact: true }).fill('admin');
  await page.getByLabel(text.password, { exact: true }).fill('manzil-demo');
  await page.getByRole('button', { name: text.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: admin.overview.title })).toBeVisible();
}
