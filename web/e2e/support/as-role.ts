import { expect, type Page } from '@playwright/test';
import type { Language } from './messages.ts';
import { staffCall } from './staff-call.ts';
import { openSession, signInAs } from './staff.ts';

const password = 'a good password';

/** Signs in as somebody new with this role: the administrator invites, the invited one accepts. */
export async function signInWithRole(page: Page, language: Language, role: string): Promise<void> {
  // no page is open meanwhile: one of the admin would notice that it is signed out, and go elsewhere by itself
  const origin = await openSession(page, { username: 'admin', password: 'manzil-demo' });
  const username = `${role}-${String(Date.now())}`;
  const person = { email: `${username}@example.com`, firstName: 'Noor', lastName: 'Haddad', role };
  const invited = await staffCall(page, 'POST', '/api/users', person);
  expect(invited.status(), await invited.text()).toBe(201);
  const { link } = (await invited.json()) as { link: { url: string } };
  const token = new URL(link.url).hash.slice(1);
  await page.request.get('/api/logout', { maxRedirects: 0 });
  const use = { token, username, password, confirmation: password };
  const used = await page.request.post('/api/auth/access-link/use', { data: use, headers: { origin } });
  expect(used.status(), await used.text()).toBe(204);
  await signInAs(page, language, { username, password });
}
