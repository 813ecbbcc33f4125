import { expect, type Page } from '@playwright/test';
import { words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways } from './support/layout.ts';
import { forgetConfirmation } from './support/old-session.ts';
import { chooseLanguage, openSessionWithRole } from './support/staff.ts';
import { test } from './support/test.ts';
import { codeOf } from './support/totp.ts';

async function typePassword(page: Page, { username, password }: { username: string; password: string }) {
  const { adminAuth } = words.ar;
  await page.goto('/admin-login?next=%2Fadmin%2Faccount');
  await page.getByLabel(adminAuth.username, { exact: true }).fill(username);
  await page.getByLabel(adminAuth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: adminAuth.submit, exact: true }).click();
}

test('an authenticator app is set up, asked for at the next sign-in, and a recovery code stands in for it [M-821 M-824 M-826]', async ({
  page,
}) => {
  const { adminAccount, adminFactors } = words.ar;
  const { app, codes, second, setup } = adminFactors;
  const person = await openSessionWithRole(page, 'editor');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/admin/account');
  await chooseLanguage(page, 'ar');
  await page.reload();
  await page.getByRole('button', { name: app.add }).click();
  const dialog = page.getByRole('dialog', { name: setup.title });
  await expect(dialog.getByRole('img', { name: setup.picture })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel(setup.code).fill(codeOf(secret, Date.now()));
  await dialog.getByRole('button', { name: setup.submit }).click();
  const kept = page.getByRole('dialog', { name: codes.title });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const recovery = (await kept.getByRole('listitem').first().textContent()) ?? '';
  const download = page.waitForEvent('download');
  await kept.getByRole('link', { name: codes.download }).click();
  expect((await download).suggestedFilename()).toBe('manzil-recovery-codes.txt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: codes.title })).toBeVisible();
  await expect(page.getByRole('button', { name: codes.kept })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page);
  await expectNoSideways(page);
  await kept.getByRole('button', { name: codes.kept }).click();

  await page.context().clearCookies();
  await page.goto('/admin-login');
  await chooseLanguage(page, 'ar');
  await typePassword(page, person);
  await expect(page).toHaveURL(/second=totp/);
  await expect(page.getByLabel(second.code)).toBeFocused();
  await expectAccessible(page);
  await expectNoSideways(page);
  // the password alone opens nothing, whatever page one asks for
  expect((await page.request.get('/api/admin/stats')).status()).toBe(401);
  await page.reload();
  await page.getByLabel(second.code).fill(codeOf(secret, Date.now() + 30_000));
  await page.getByRole('button', { name: second.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: adminAccount.title })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/admin-login');
  await chooseLanguage(page, 'ar');
  await typePassword(page, person);
  await page.getByRole('link', { name: second.useRecovery }).click();
  await page.getByLabel(second.recoveryCode).fill(recovery);
  await page.getByRole('button', { name: second.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: adminAccount.title })).toBeVisible();
});

test('a passkey is added, signs in alone, and confirms in place of the password [M-832 M-833 M-834]', async ({
  page,
}) => {
  const { adminAccount, adminAuth, adminFactors } = words.en;
  const { codes, passkey } = adminFactors;
  const { username } = await openSessionWithRole(page, 'agent');
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const present = (enabled: boolean) =>
    device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  await page.goto('/admin/account');
  await page.getByRole('button', { name: passkey.add }).click();
  const dialog = page.getByRole('dialog', { name: passkey.add });
  await dialog.getByLabel(passkey.name).fill('Laptop');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: passkey.submit }).click();
  await page.getByRole('button', { name: codes.kept }).click();
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible();
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(({ isResidentCredential, rpId }) => [isResidentCredential, rpId])).toEqual([
    [true, 'localhost'],
  ]);

  await page.context().clearCookies();
  // or the browser would offer it by itself, and somebody take it
  await present(false);
  await page.goto('/admin-login?next=%2Fadmin%2Faccount');
  await expectAccessible(page);
  await expect(page.getByLabel(adminAuth.username, { exact: true })).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  await present(true);
  await page.getByRole('button', { name: passkey.signIn }).click();
  await expect(page.getByRole('heading', { level: 1, name: adminAccount.title })).toBeVisible();
  await expect(page.getByText(username).first()).toBeVisible();

  await forgetConfirmation(username);
  await page.getByRole('button', { name: codes.renew }).click();
  await page.getByRole('button', { name: codes.renewAction }).click();
  const asked = page.getByRole('dialog', { name: adminAuth.confirm.title });
  await expect(asked.getByLabel(adminAuth.password, { exact: true })).toBeVisible();
  await asked.getByRole('button', { name: passkey.confirm }).click();
  await expect(page.getByRole('button', { name: codes.kept })).toBeVisible();
});
