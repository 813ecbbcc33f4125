import { expect } from '@playwright/test';
import { filledIn } from '../testing/fill-in.ts';
import { words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways } from './support/layout.ts';
import { forgetConfirmation } from './support/old-session.ts';
import { openSession, openSessionWithRole, signInAs } from './support/staff.ts';
import { test } from './support/test.ts';

test('an administrator signs a person out on a phone, after the password [M-847 M-848]', async ({ page, browser }) => {
  const { adminAccount, adminAuth, adminUsers } = words.ar;
  const { sessions } = adminUsers.tasks;
  const person = await (await browser.newContext()).newPage();
  const noor = await openSessionWithRole(person, 'editor');
  const other = await (await browser.newContext()).newPage();
  await openSession(other, noor);
  const signedIn = async (who: typeof page): Promise<boolean> =>
    (await (await who.request.get('/api/auth/user')).json()) !== null;

  const admin = await openSessionWithRole(page, 'admin');
  await signInAs(page, 'ar', admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/users?search=${noor.username}`);
  const title = filledIn(sessions.title, { name: 'Noor Haddad' });
  await page.getByRole('button', { name: title }).click();
  const window = page.getByRole('dialog', { name: title });
  await expect(window.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSideways(page);

  await forgetConfirmation(admin.username);
  await window.getByRole('button', { name: adminAccount.sessions.end }).first().click();
  const secret = page
    .getByRole('dialog', { name: adminAuth.confirm.title })
    .getByLabel(adminAuth.password, { exact: true });
  await secret.fill(admin.password);
  await secret.press('Enter');
  await expect(window.getByRole('listitem')).toHaveCount(1);
  // the newest stands first
  expect([await signedIn(other), await signedIn(person)]).toEqual([false, true]);
  await window.getByRole('button', { name: sessions.endAll }).click();
  await expect(window.getByText(sessions.none)).toBeVisible();
  expect(await signedIn(person)).toBe(false);
  await person.context().close();
  await other.context().close();
});
