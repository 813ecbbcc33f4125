import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { type Language, words } from '../../testing/words.ts';
import { printLink } from './access-link.ts';
import { staffCall } from './staff-call.ts';

/** For pages without a prefix. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await storeLanguage(page, language, page.url());
}

/** Past the form; opens the dashboard. */
export async function signIn(page: Page, language: Language): Promise<void> {
  await signInAs(page, language, { username: 'admin', password: 'manzil-demo' });
  await expect(page.getByRole('heading', { name: words[language].adminToday.title, exact: true })).toBeVisible();
}

type Role = 'admin' | 'editor' | 'agent';
type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];
/** By role, shared by the tests of some minutes: later it would have to type its password again for keys and roles. */
const shared = new Map<Role, { cookies: Cookies; since: number }>();
const sharedMs = 3 * 60_000;

/** Opens no page. A shared session: who signs out, changes the password or ends sessions uses `openSession`. */
export async function asStaff(page: Page, language: Language, role: Role = 'admin'): Promise<void> {
  const known = shared.get(role);
  const { origin } = new URL((await page.request.get('/healthz')).url());
  if (known === undefined || Date.now() - known.since > sharedMs) {
    if (role === 'admin') await openSession(page, { username: 'admin', password: 'manzil-demo' });
    else await openSessionWithRole(page, role);
    shared.set(role, { cookies: await page.context().cookies(origin), since: Date.now() });
  } else await page.context().addCookies(known.cookies);
  await storeLanguage(page, language, origin);
}

/** Past the form; opens the dashboard. */
export async function signInAs(
  page: Page,
  language: Language,
  data: { username: string; password: string },
): Promise<void> {
  const origin = await openSession(page, data);
  await storeLanguage(page, language, origin);
  await page.goto('/admin');
}

/** Opens no page. @returns origin of the site */
export async function openSession(page: Page, data: { username: string; password: string }): Promise<string> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const answer = await page.request.post('/api/auth/login', { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
  return origin;
}

/** Signing out forgets the language too. */
async function storeLanguage(page: Page, value: Language, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value, url }]);
}

/** The administrator invites, the invited one accepts. */
export async function openSessionWithRole(page: Page, role: string): Promise<{ username: string; password: string }> {
  const origin = await openSession(page, { username: 'admin', password: 'manzil-demo' });
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  const password = 'a good password';
  const person = { email: `${username}@example.com`, firstName: 'Noor', lastName: 'Haddad', role };
  const invited = await staffCall(page, 'POST', '/api/users', person);
  expect(invited.status(), await invited.text()).toBe(201);
  const token = new URL(await printLink(person.email)).hash.slice(1);
  await page.request.get('/api/logout', { maxRedirects: 0, headers: { 'sec-fetch-site': 'same-origin' } });
  const use = { token, username, password, confirmation: password };
  const used = await page.request.post('/api/auth/access-link/use', { data: use, headers: { origin } });
  expect(used.status(), await used.text()).toBe(204);
  await openSession(page, { username, password });
  return { username, password };
}
