import { expect, type Page } from '@playwright/test';
import { type Language, words } from './messages.ts';

/** Chooses the language that pages without a prefix follow. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await storeLanguage(page, language, page.url());
}

/** Signs in with the demo credentials and opens the dashboard. The form for that has tests of its own. */
export async function signIn(page: Page, language: Language): Promise<void> {
  await signInAs(page, language, { username: 'admin', password: 'manzil-demo' });
  await expect(page.getByRole('heading', { name: words[language].admin.overview.title })).toBeVisible();
}

/** Signs in past the form, and opens the dashboard in this language. */
export async function signInAs(
  page: Page,
  language: Language,
  data: { username: string; password: string },
): Promise<void> {
  const origin = await openSession(page, data);
  await storeLanguage(page, language, origin);
  await page.goto('/admin');
}

/**
 * Signs in without opening a page.
 * @returns the origin of the site
 */
export async function openSession(page: Page, data: { username: string; password: string }): Promise<string> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const answer = await page.request.post('/api/auth/login', { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
  return origin;
}

/** Signing out forgets the language as well. */
async function storeLanguage(page: Page, value: Language, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value, url }]);
}
