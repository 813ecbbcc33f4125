/** Staff accounts: invitations, roles, credentials, sessions, the audit log. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { type Language, languages, words } from './support/messages.ts';
import { chooseLanguage, signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const password = 'a good password';
/** With the number of the demo. */
const tooShort = { en: /at least 6 characters/, ar: /عن ٦ أحرف/ };

/** In a language: the cookie comes before the address, which may carry what is good for one opening only. */
async function openPage(page: Page, language: Language, path: string): Promise<void> {
  if (!(await page.context().cookies()).some(({ name, value }) => name === 'language' && value === language)) {
    await page.goto('/admin-login');
    await chooseLanguage(page, language);
  }
  await page.goto(path);
}

async function fillSignIn(page: Page, language: Language, username: string, secret: string): Promise<void> {
  const { adminAuth: text } = words[language];
  await page.getByLabel(text.username, { exact: true }).fill(username);
  await page.getByLabel(text.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: text.submit, exact: true }).click();
}

/** As an administrator would: gives the link that the window shows once. */
async function invite(page: Page, language: Language, email: string, role: string): Promise<string> {
  const { adminUsers: text } = words[language];
  await page.goto('/admin/users');
  await page.getByRole('button', { name: text.tasks.invite.open }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(text.form.firstName).fill('Noor');
  await form.getByLabel(text.form.email).fill(email);
  await form.getByLabel(text.form.role).selectOption(role);
  await page.getByRole('button', { name: text.tasks.invite.submit }).click();
  const link = await page.getByLabel(text.tasks.link.label).inputValue();
  await page.getByRole('button', { name: text.tasks.link.close, exact: true }).click();
  return link;
}

/** As the invited person would, in another browser; gives their page, signed in. */
async function accept(browser: Browser, language: Language, link: string, username: string): Promise<Page> {
  const { adminAuth: text } = words[language];
  const page = await (await browser.newContext()).newPage();
  await openPage(page, language, link);
  await page.getByLabel(text.username, { exact: true }).fill(username);
  await page.getByLabel(text.access.password, { exact: true }).fill(password);
  await page.getByLabel(text.access.confirmation, { exact: true }).fill(password);
  await page.getByRole('button', { name: text.access.submit }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await fillSignIn(page, language, username, password);
  await expect(page).toHaveURL(/\/admin$/);
  return page;
}

for (const language of languages) {
  const { admin, adminAccount, adminAudit, adminAuth, adminUsers } = words[language];
  const { credentials, errors, sessions } = adminAccount;
  const name = `noor-${language}-${String(Date.now())}`;

  test.describe(`accounts (${language})`, () => {
    test('the sign-in page: required fields, the way home, success [A-013 A-029 A-030 A-031 A-032 A-260 A-271 A-272 A-393 A-231 A-274 A-330 A-432]', async ({
      page,
    }) => {
      await openPage(page, language, '/admin-login');
      await expect(page.getByText('manzil-demo')).toBeVisible();
      await expect(page.getByRole('link', { name: adminAuth.home })).toHaveAttribute(
        'href',
        new RegExp(`^/${language}`),
      );
      await page.getByRole('button', { name: adminAuth.submit, exact: true }).click();
      await expect(page.getByText(adminAuth.required.username)).toBeVisible();
      await expect(page.getByText(adminAuth.required.password)).toBeVisible();
      await fillSignIn(page, language, 'admin', 'not the password');
      await expect(page.getByRole('alert').getByText(adminAuth.failed.text)).toBeVisible();
      await fillSignIn(page, language, 'admin', 'manzil-demo');
      await expect(page).toHaveURL(/\/admin$/);
      await expect(page.getByText(adminAuth.success.text).first()).toBeVisible();
      const stored = await page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((area) => Object.entries(area).flat()).join('\n'),
      );
      expect(stored).not.toMatch(/manzil-demo|loggedIn|token/i);
      expect((await page.context().cookies()).find(({ name: cookie }) => cookie === 'language')?.value).toBe(language);
    });

    test('an unexpected failure of the sign-in says so [A-392]', async ({ page }) => {
      await openPage(page, language, '/admin-login');
      await page.route('**/api/auth/login', (route) => route.abort());
      await fillSignIn(page, language, 'admin', 'manzil-demo');
      await expect(page.getByRole('alert').getByText(adminAuth.error.text)).toBeVisible();
    });

    test('invited, an editor changes the password in the order of the rules, and is signed out elsewhere [A-008 A-275 A-276 A-277 A-278 A-279 A-281 A-282 A-394 A-433]', async ({
      page,
      browser,
    }) => {
      await signIn(page, language);
      const link = await invite(page, language, `${name}@example.com`, 'editor');
      const noor = await accept(browser, language, link, name);
      await noor.goto(link);
      await expect(noor.getByText(adminAuth.access.dead)).toBeVisible();

      const elsewhere = await (await browser.newContext()).newPage();
      await openPage(elsewhere, language, '/admin-login');
      await fillSignIn(elsewhere, language, name, password);
      await expect(elsewhere).toHaveURL(/\/admin$/);

      await noor.goto('/admin/account');
      const update = noor.getByRole('button', { name: credentials.submit });
      await expect(update).toBeDisabled();
      const change = async (current: string, next: string, again: string): Promise<void> => {
        await noor.getByLabel(credentials.current, { exact: true }).fill(current);
        await noor.getByLabel(credentials.password, { exact: true }).fill(next);
        await noor.getByLabel(credentials.confirmation, { exact: true }).fill(again);
        await update.click();
      };
      await change('wrong', 'abc', 'abd');
      await expect(noor.getByText(errors.credentialsError).first()).toBeVisible();
      await expect(noor.getByRole('alert').getByText(errors.incorrectCurrentPassword)).toBeVisible();
      await change(password, 'abc', 'abd');
      await expect(noor.getByRole('alert').getByText(errors.passwordsDoNotMatch)).toBeVisible();
      await change(password, 'abc', 'abc');
      await expect(noor.getByRole('alert').getByText(tooShort[language])).toBeVisible();
      await change(password, 'abcdef', 'abcdef');
      await expect(noor.getByText(credentials.success.title).first()).toBeVisible();
      await expect(noor.getByText(sessions.onlyThis)).toBeVisible();
      await elsewhere.reload();
      await expect(elsewhere.getByText(admin.denied.text)).toBeVisible();
    });

    test('an editor sees neither users nor the log; an administrator sees what was refused [A-012]', async ({
      page,
      browser,
    }) => {
      await signIn(page, language);
      const editor = `${name}-2`;
      const noor = await accept(
        browser,
        language,
        await invite(page, language, `${editor}@example.com`, 'editor'),
        editor,
      );
      await expect(noor.getByRole('navigation').getByRole('link', { name: admin.nav.account })).toBeVisible();
      await expect(noor.getByRole('navigation').getByRole('link', { name: admin.nav.users })).toHaveCount(0);
      for (const path of ['/admin/users', '/admin/audit']) {
        await noor.goto(path);
        await expect(noor.getByText(admin.denied.noRole)).toBeVisible();
      }
      expect((await noor.request.get('/api/users')).status()).toBe(403);

      await page.goto(`/admin/audit?search=${editor}`);
      await expect(page.getByText(adminAudit.verbs.refused, { exact: true })).toBeVisible();
      await expect(page.getByText(adminAudit.verbs.signed_in, { exact: true })).toBeVisible();
      await page.goto('/admin/audit?search=nothing-has-this-name');
      await expect(page.getByText(adminAudit.empty.filtered)).toBeVisible();

      await page.goto(`/admin/users?search=${editor}`);
      await page
        .getByRole('grid')
        .getByRole('button', { name: new RegExp(adminUsers.tasks.disable.open) })
        .click();
      await page.getByRole('button', { name: adminUsers.tasks.disable.action, exact: true }).click();
      await expect(page.getByRole('grid').getByText(adminUsers.states.disabled, { exact: true })).toBeVisible();
      await noor.goto('/admin');
      await expect(noor.getByText(admin.denied.text)).toBeVisible();
    });

    test('accounts stand in the shared table: found, in another order, opened by keyboard', async ({ page }) => {
      await signIn(page, language);
      const email = `table-${name}@example.com`;
      await invite(page, language, email, 'agent');
      const table = page.getByRole('grid', { name: adminUsers.title });
      await page.getByLabel(adminUsers.filters.search).fill(email);
      await page.getByLabel(adminUsers.filters.state, { exact: true }).selectOption('invited');
      await expect(page).toHaveURL(/state=invited/);
      await expect(page).toHaveURL(/search=table-/);
      await expect(table.getByText(email)).toBeVisible();
      await expect(table.getByRole('row')).toHaveCount(2);
      await table.getByRole('row').nth(1).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByLabel(adminUsers.form.firstName)).toHaveValue('Noor');
      await page.keyboard.press('Escape');

      await page.goto('/admin/users?sort=newest');
      await expect(table.getByRole('row').nth(1)).toContainText(email);
      await page.getByLabel(words[language].adminTable.sort, { exact: true }).selectOption('oldest');
      await expect(page).toHaveURL(/sort=oldest/);
      await expect(table.getByRole('row').nth(1)).not.toContainText(email);
      await page.goto('/admin/users');
      await expect(page).toHaveURL(/sort=oldest/);
    });

    test('one signs out of a session elsewhere', async ({ page, browser }) => {
      await signIn(page, language);
      const other = await (await browser.newContext()).newPage();
      await signIn(other, language);
      await page.goto('/admin/account');
      await page.getByRole('button', { name: sessions.endOthers }).click();
      await expect(page.getByText(sessions.onlyThis)).toBeVisible();
      await other.goto('/admin');
      await expect(other.getByText(admin.denied.text)).toBeVisible();
    });

    for (const width of [390, 1440])
      test(`nothing for axe to find at ${String(width)} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of ['/admin-forgotten', `/admin-access#${'a'.repeat(43)}`]) {
          await openPage(page, language, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        }
        await signIn(page, language);
        for (const path of ['/admin/users', '/admin/audit', '/admin/account']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect({ path, overflow }).toEqual({ path, overflow: 0 });
        }
        await page.goto('/admin/users');
        await page.getByRole('button', { name: adminUsers.tasks.invite.open }).click();
        await expectAccessible(page);
      });
  });
}
