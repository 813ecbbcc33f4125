/** The person behind a lead: their enquiries together, their data as a file, their erasure. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { digits, filledIn } from './support/fill-in.ts';
import { makeLead } from './support/make-lead.ts';
import { languages, words } from './support/messages.ts';
import { leadsInCrm } from './support/sandbox.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  const { adminLeads: text } = words[language];

  test.describe(`the person behind a lead (${language})`, () => {
    test('has all enquiries together, data as a file, and is erased after the e-mail was typed', async ({
      page,
      request,
    }) => {
      const phone = `+974 6${String(Date.now()).slice(-7)}`;
      const first = await makeLead(request, { phone });
      const second = await makeLead(request, { phone, source: 'about_page', message: 'And another one' });
      await expect.poll(async () => (await leadsInCrm(first.referenceId)).length, { timeout: 20_000 }).toBe(1);
      await expect.poll(async () => (await leadsInCrm(second.referenceId)).length, { timeout: 20_000 }).toBe(1);
      const [inCrm] = await leadsInCrm(first.referenceId);

      await signIn(page, language);
      await page.goto(`/admin/leads?search=${first.email}&lead=${String(first.id)}`);
      const dialog = page.getByRole('dialog');
      const person = dialog.getByRole('region', { name: text.person.title });
      await expect(person.getByText(text.person.this)).toBeVisible();
      await expect(person.getByRole('listitem').filter({ hasText: text.person.by.phone })).toBeVisible();
      await person.getByRole('link', { name: text.source.about_page }).click();
      await expect(dialog.getByText('And another one')).toBeVisible();
      await page.goBack();
      await expect(dialog.getByText(first.referenceId)).toBeVisible();

      const coming = page.waitForEvent('download');
      await person.getByRole('link', { name: text.person.export }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe(`person-${second.referenceId}.json`);
      const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { enquiries: { email: string }[] };
      expect(data.enquiries.map(({ email }) => email)).toEqual([second.email, first.email]);

      await person.getByRole('button', { name: text.erase.open }).click();
      await expect(person.getByText(text.erase.crm)).toBeVisible();
      await expectAccessible(page);
      const erase = person.getByRole('button', { name: text.erase.confirm, exact: true });
      const typed = person.getByLabel(filledIn(text.erase.type, { email: first.email }));
      await expect(typed).toBeFocused();
      await person.getByRole('button', { name: words[language].common.cancel }).click();
      await expect(person.getByRole('button', { name: text.erase.open })).toBeFocused();
      await page.keyboard.press('Enter');
      await typed.fill('somebody@example.com');
      await expect(erase).toBeDisabled();
      await typed.fill(first.email.toUpperCase());

      // somebody enquires while the question stands: what was not seen is not erased
      const third = await makeLead(request, { phone });
      await erase.click();
      await expect(person.getByText(text.erase.changed)).toBeVisible();
      await expect(person.getByRole('listitem').filter({ hasText: text.person.by.phone })).toHaveCount(2);
      await erase.click();
      await expect(dialog.getByRole('heading', { name: text.erased.title })).toBeVisible();
      const leads = language === 'en' ? text.erased.leads_other : words.ar.adminLeads.erased.leads_few;
      await expect(dialog.getByText(filledIn(leads, { formatted: digits(language, 3) }))).toBeVisible();
      await expect(dialog.getByText(inCrm!.id)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      for (const { id } of [first, second, third])
        expect((await page.request.get(`/api/leads/${String(id)}`)).status()).toBe(404);
      await page.goto('/admin/mail');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(first.lastName)).toHaveCount(0);
    });
  });
}
