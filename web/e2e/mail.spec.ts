/** Who is told of an enquiry: the mail in the lead's window, and mails that are read in the admin. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { makeLead } from './support/make-lead.ts';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  const { adminLeads: text, adminMail: mail, admin } = words[language];

  test.describe(`mail (${language})`, () => {
    test('a new lead is mailed in both languages, and its window says so [A-111]', async ({ page, request }) => {
      const lead = await makeLead(request, { message: 'May I see it on Sunday?' });
      await signIn(page, language);
      await page.goto(`/admin/leads?search=${lead.email}&lead=${String(lead.id)}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(text.mail.delivered, { exact: true })).toBeVisible({ timeout: 20_000 });
      await expect(dialog.getByRole('button', { name: text.mail.action })).toHaveCount(0);

      await page.goto('/admin');
      await page.getByRole('navigation').getByRole('link', { name: admin.nav.mail, exact: true }).click();
      await expect(page.getByText(mail.kept)).toBeVisible();
      await page.getByRole('link', { name: new RegExp(`Hessa ${lead.lastName}`) }).click();
      for (const part of ['May I see it on Sunday?', 'New enquiry', 'استفسار جديد', lead.referenceId])
        await expect(dialog.getByText(part).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expectAccessible(page);
    });

    test('a mail that was refused says why and is sent by hand', async ({ page, request }) => {
      const lead = await makeLead(request);
      await signIn(page, language);
      const state = {
        state: 'rejected',
        attempts: 1,
        dueAt: null,
        lastErrorCode: 'mail.recipient_refused',
        lastError: 'x',
      };
      await page.route(`**/api/leads/${String(lead.id)}`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...((await answer.json()) as object), mailDelivery: state } });
      });
      await page.goto(`/admin/leads?lead=${String(lead.id)}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(text.mail.rejected, { exact: true })).toBeVisible();
      await expect(dialog.getByText(text.mail.reasons.recipient_refused)).toBeVisible();
      await expectAccessible(page);
      await page.route('**/api/leads/*/mail', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
      await dialog.getByRole('button', { name: text.mail.action }).click();
      await expect(page.getByText(text.mail.failed, { exact: true })).toBeVisible();
      await page.unroute(`**/api/leads/${String(lead.id)}`);
      await dialog.getByRole('button', { name: text.mail.action }).click();
      await expect(page.getByText(text.mail.done, { exact: true })).toBeVisible({ timeout: 30_000 });
      await expect(dialog.getByText(text.mail.delivered, { exact: true })).toBeVisible();
    });

    test('without mails the screen says when there will be one, and a failure can be tried again', async ({ page }) => {
      await signIn(page, language);
      await page.route('**/api/admin/mails', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto('/admin/mail');
      await expect(page.getByText(admin.failed.title)).toBeVisible({ timeout: 20_000 });
      await page.unroute('**/api/admin/mails');
      await page.route('**/api/admin/mails', (route) => route.fulfill({ json: { kept: false, mails: [] } }));
      await page.getByRole('button', { name: admin.failed.retry }).click();
      await expect(page.getByText(mail.empty.title)).toBeVisible();
      await expect(page.getByText(mail.empty.sent)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
