import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { type Language, words } from '../../testing/words.ts';
import { staffCall } from './staff-call.ts';

/** Chooses the language that pages without a prefix follow. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await storeLanguage(page, language, page.url());
}

/** Signs in with the demo credentials and opens the dashboard. The form for that has tests of its own. */
export async function signIn(page: Page, language: Language): Promise<void> {
  await signInAs(page, language, { username: 'admin', password: 'manzil-demo' });
  await expect(page.getByRole('heading', { name: words[language].admin.overview.title })).toBeVisible();
}

type Role = 'admin' | 'editor' | 'agent';
/** Cookies of sessions that all tests of this run share, by role. */
const shared = new Map<Role, Parameters<ReturnType<Page['context']>['addCookies']>[0]>();

/**
 * Signs in without opening a page: go to the page that the test is about. The session is shared with other tests, so a
 * test that signs out, changes the password or ends sessions opens one of its own with `openSession`.
 */
export async function asStaff(page: Page, language: Language, role: Role = 'admin'): Promise<void> {
  const known = shared.get(role);
  const { origin } = new URL((await page.request.get('/healthz')).url());
  if (known === undefined) {
    if (role === 'admin') await openSession(page, { username: 'admin', password: 'manzil-demo' });
    else await openSessionWithRole(page, role);
    shared.set(role, await page.context().cookies(origin));
  } else await page.context().addCookies(known);
  await storeLanguage(page, language, origin);
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

/** Opens a session of somebody new with this role: the administrator invites, the invited one accepts. */
export async function openSessionWithRole(page: Page, role: string): Promise<{ username: string; password: string }> {
  const origin = await openSession(page, { username: 'admin', password: 'manzil-demo' });
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  const password = 'a good password';
  const person = { email: `${username}@example.com`, firstName: 'Noor', lastName: 'Haddad', role };
  const invited = await staffCall(page, 'POST', '/api/users', person);
  expect(invited.status(), await invited.text()).toBe(201);
  const { link } = (await invited.json()) as { link: { url: string } };
  const token = new URL(link.url).hash.slice(1);
  await page.request.get('/api/logout', { maxRedirects: 0 });
  const use = { token, username, password, confirmation: password };
  const used = await page.request.post('/api/auth/access-link/use', { data: use, headers: { origin } });
  expect(used.status(), await used.text()).toBe(204);
  await openSession(page, { username, password });
  return { username, password };
}
