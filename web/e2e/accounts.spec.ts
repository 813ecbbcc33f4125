import { type Browser, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { type Language, words } from '../testing/words.ts';
import { expectNoSideways } from './support/layout.ts';
import { expectAccessible } from './support/axe.ts';
import { printLink } from './support/access-link.ts';
import { forgetConfirmation } from './support/old-session.ts';
import { asStaff, openSession, openSessionWithRole } from './support/staff.ts';
import { test } from './support/test.ts';

const password = 'a good password';

async function fillSignIn(page: Page, language: Language, username: string, secret: string): Promise<void> {
  const { adminAuth: text } = words[language];
  await page.getByLabel(text.username, { exact: true }).fill(username);
  await page.getByLabel(text.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: text.submit, exact: true }).click();
}

async function invite(page: Page, email: string): Promise<string> {
  const { adminUsers: text } = words.en;
  await page.goto('/admin/users');
  await page.getByRole('button', { name: text.tasks.invite.open }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(text.form.firstName).fill('Noor');
  await form.getByLabel(text.form.email).fill(email);
  await form.getByLabel(text.form.role).selectOption('editor');
  await page.getByRole('button', { name: text.tasks.invite.submit }).click();
  await expect(page.getByText(`npm run access-link ${email}`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  const { hash } = new URL(await printLink(email));
  return `/admin-access${hash}`;
}

async function elsewhere(browser: Browser, username?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (username !== undefined) await openSession(page, { username, password });
  return page;
}

test('sign-in keeps nothing secret in the browser, and sign-out is a page of its own [A-013 A-025 A-032 A-058 A-231 A-260 A-262 A-387]', async ({
  page,
  request,
}) => {
  const { admin, adminAuth: text } = words.ar;
  await page.goto('/ar');
  await page.evaluate(() => {
    localStorage.setItem('adminLoggedIn', 'true');
  });
  await page.goto('/admin/account');
  await expect(page.getByText(admin.denied.text)).toBeVisible();
  expect((await request.get('/api/leads')).status()).toBe(401);
  await page.getByRole('link', { name: admin.denied.signIn }).click();
  await expect(page.getByText('manzil-demo')).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page, 'ar', 'admin', 'not the password');
  await expect(page.getByRole('alert').getByText(text.failed.text)).toBeVisible();
  await fillSignIn(page, 'ar', 'admin', 'manzil-demo');
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(page.getByText(text.success.text).first()).toBeVisible();
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((area) => Object.entries(area).flat()).join('\n'),
  );
  expect(stored).not.toMatch(/manzil-demo|token/i);

  const leaving = page.waitForRequest((one) => one.url().endsWith('/api/logout'));
  await page.getByRole('link', { name: admin.header.logout }).click();
  expect((await leaving).isNavigationRequest()).toBe(true);
  // signing out leads over `/`; leaving earlier would break it off
  await page.waitForURL(/\/en$/);
  expect((await page.request.get('/api/admin/stats')).status()).toBe(401);
});

test('an invited editor chooses a password, changes it, and is signed out everywhere else [A-008 A-012 A-282]', async ({
  page,
  browser,
}) => {
  const { admin, adminAccount, adminAudit, adminAuth, adminUsers } = words.en;
  const name = `noor-${randomUUID().slice(0, 8)}`;
  await asStaff(page, 'en');
  const link = await invite(page, `${name}@example.com`);
  const noor = await elsewhere(browser);
  await noor.goto(link);
  await noor.getByLabel(adminAuth.username, { exact: true }).fill(name);
  await noor.getByLabel(adminAuth.access.password, { exact: true }).fill(password);
  await noor.getByLabel(adminAuth.access.confirmation, { exact: true }).fill(password);
  await noor.getByRole('button', { name: adminAuth.access.submit }).click();
  await expect(noor).toHaveURL(/\/admin-login$/);
  await fillSignIn(noor, 'en', name, password);
  await expect(noor).toHaveURL(/\/admin$/);
  await noor.goto(link);
  await expect(noor.getByText(words.en.adminProblems.auth.link_invalid)).toBeVisible();
  expect((await noor.request.get('/api/users')).status()).toBe(403);

  const other = await elsewhere(browser, name);
  await noor.goto('/admin/account');
  const { credentials, sessions } = adminAccount;
  await noor.getByLabel(credentials.current, { exact: true }).fill(password);
  await noor.getByLabel(credentials.password, { exact: true }).fill('five old boats');
  await noor.getByLabel(credentials.confirmation, { exact: true }).fill('five old boats');
  await noor.getByRole('button', { name: credentials.submit }).click();
  await expect(noor.getByText(sessions.onlyThis)).toBeVisible();
  await other.goto('/admin/account');
  await expect(other.getByText(admin.denied.text)).toBeVisible();

  await page.goto(`/admin/audit?search=${name}`);
  await expect(page.getByText(adminAudit.verbs.refused, { exact: true })).toBeVisible();
  await expect(page.getByText(adminAudit.verbs.credentials_changed, { exact: true })).toBeVisible();
  await page.goto(`/admin/users?search=${name}`);
  await page
    .getByRole('grid')
    .getByRole('button', { name: new RegExp(adminUsers.tasks.disable.open) })
    .click();
  await page.getByRole('button', { name: adminUsers.tasks.disable.action, exact: true }).click();
  await expect(page.getByRole('grid').getByText(adminUsers.states.disabled, { exact: true })).toBeVisible();
  await noor.reload();
  await expect(noor.getByText(admin.denied.text)).toBeVisible();
  await noor.context().close();
  await other.context().close();
});

test('nothing for axe to find on the pages of accounts, and nothing sticks out', async ({ page }) => {
  const { adminUsers } = words.ar;
  await asStaff(page, 'ar');
  for (const path of [
    '/admin-forgotten',
    `/admin-access#${'a'.repeat(43)}`,
    '/admin/users',
    '/admin/audit',
    '/admin/account',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoSideways(page);
    }
  }
  await page.goto('/admin/users');
  await page.getByRole('button', { name: adminUsers.tasks.invite.open }).click();
  await expectAccessible(page);
});

test('what gives power over an account asks for the password again, and goes on when it was typed [M-726]', async ({
  page,
}) => {
  const { adminUsers, adminAuth, adminProblems } = words.en;
  const { username } = await openSessionWithRole(page, 'admin');
  await page.goto('/admin/users');
  await page.getByRole('button', { name: adminUsers.tasks.invite.open }).click();
  const form = page.getByRole('dialog', { name: adminUsers.tasks.invite.title });
  await form.getByLabel(adminUsers.form.firstName).fill('Noor');
  const email = `${randomUUID()}@example.com`;
  await form.getByLabel(adminUsers.form.email).fill(email);
  await forgetConfirmation(username);
  await form.getByRole('button', { name: adminUsers.tasks.invite.submit }).click();
  const question = page.getByRole('dialog', { name: adminAuth.confirm.title });
  const secret = question.getByLabel(adminAuth.password, { exact: true });
  await secret.fill('not the password');
  await secret.press('Enter');
  await expect(question.getByText(adminProblems.auth.incorrect_current_password)).toBeVisible();
  await expectAccessible(page);
  await secret.fill(password);
  await secret.press('Enter');
  await expect(page.getByText(`npm run access-link ${email}`, { exact: true })).toBeVisible();
});
