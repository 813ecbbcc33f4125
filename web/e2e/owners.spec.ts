import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectToast } from './support/property-admin.ts';
import { restoreSettings } from './support/restore-settings.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

/** In Qatar. */
const dayIn = (days: number): string =>
  new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

test.describe('alone: owners and mandates', () => {
  test.afterEach(async ({ page }) => {
    await restoreSettings(page);
  });

  for (const language of languages)
    test(`an owner, a mandate with its file, refused without and published with it, off the site at its end (${language}) [M-1142]`, async ({
      page,
    }) => {
      const {
        adminSettings,
        adminProperties: t,
        adminProblems,
        adminOwners: text,
        facts,
        listingFields,
      } = words[language];
      const mark = randomUUID().slice(0, 8);
      // Qatar's numbers have eight ciphers
      const number = `5${String(Date.now() % 10_000_000).padStart(7, '0')}`;
      await asStaff(page, language);
      await page.goto('/admin/settings');
      const section = page.getByRole('region', { name: adminSettings.publishing.title });
      await section.getByRole('switch', { name: adminSettings.publishing.needsMandate }).click();
      await section.getByRole('button', { name: adminSettings.publishing.save }).click();
      await expectToast(page, adminSettings.publishing.saved);
      const made = await staffCall(page, 'POST', '/api/properties', {
        title: `Villa ${mark}`,
        titleAr: `فيلا ${mark}`,
        price: '9000',
        deal: 'rent',
        status: 'for_rent',
        address: 'Street 1',
        city: 'Testville',
        isActive: false,
      });
      const { id } = (await made.json()) as { id: number };
      const shown = `/${language}/properties/${String(id)}`;
      const statusOnSite = async () => (await page.request.get(shown)).status();

      await page.goto('/admin/owners');
      await page.getByRole('button', { name: text.add }).first().click();
      const ownerForm = page.getByRole('dialog', { name: text.add });
      await ownerForm.getByLabel(text.fields.name).fill(`حمد ${mark}`);
      await ownerForm.getByLabel(new RegExp(text.fields.phone)).fill(`+974 ${number.slice(0, 4)} ${number.slice(4)}`);
      await expectAccessible(page);
      await ownerForm.getByRole('button', { name: text.save }).click();
      await expectToast(page, text.toast.added);
      await page.getByRole('searchbox').fill(number);
      await expect(page.getByRole('button', { name: `حمد ${mark}` })).toBeVisible();
      // rows before the answer are pale
      await expect(page).toHaveURL(new RegExp(number));
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);

      await page.goto(`/admin/properties-table?dialog=edit-${String(id)}`);
      const form = page.getByRole('dialog', { name: t.form.editTitle });
      const fields = { ...t.fields, ...listingFields.name, ...facts.name };
      await form.getByRole('checkbox', { name: new RegExp(fields.isActive) }).check();
      await form.getByRole('button', { name: t.form.save }).click();
      await expectToast(page, adminProblems.property.mandate_missing);
      expect(await statusOnSite()).toBe(404);

      const part = form.getByRole('region', { name: text.section.title });
      await expect(part.getByText(text.section.needed)).toBeVisible();
      await part.getByRole('button', { name: text.section.add }).click();
      await part.getByRole('searchbox').fill(number);
      await part.getByRole('button', { name: new RegExp(mark) }).click();
      await part.getByLabel(text.fields.contractNumber).fill(`BC-${mark}`);
      for (const [name, days] of [
        ['signedOn', -3],
        ['startsOn', 0],
        ['endsOn', 20],
      ] as const)
        await part.getByLabel(text.fields[name], { exact: true }).fill(dayIn(days));
      await part.getByLabel(text.fields.commission, { exact: true }).fill('1');
      await expectAccessible(page);
      await part.getByRole('button', { name: text.saveMandate }).click();
      await expectToast(page, text.toast.mandateAdded);
      await expect(part.getByRole('article').getByText(text.states.in_force)).toBeVisible();

      const input = part.getByLabel(text.files.choose);
      await input.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
      await expect(part.getByRole('alert')).toHaveText(adminProblems.mandate_file.kind);
      await input.setInputFiles({ name: 'عقد.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') });
      const coming = page.waitForEvent('download');
      const file = part.getByRole('link', { name: 'عقد.pdf' });
      await file.click();
      await coming;
      // what a browser makes of a name depends on the machine's language: the header has it whole
      const address = (await file.getAttribute('href')) ?? '';
      const { 'content-disposition': disposition } = (await page.request.get(address)).headers();
      expect(disposition).toContain(encodeURIComponent('عقد.pdf'));
      await expectAccessible(page);

      await form.getByRole('button', { name: t.form.save }).click();
      await expectToast(page, t.toast.updated);
      await expect.poll(statusOnSite, { timeout: 5_000 }).toBe(200);

      await page.goto(`/admin/properties-table?dialog=view-${String(id)}`);
      const view = page.getByRole('dialog').getByRole('region', { name: text.section.title });
      await view.getByRole('button', { name: text.end.open }).click();
      await view.getByLabel(text.end.reason).fill('Sold');
      await view.getByRole('button', { name: text.end.confirm }).click();
      await expectToast(page, text.end.done);
      await expect.poll(statusOnSite, { timeout: 5_000 }).toBe(404);
      await expect(page.getByRole('dialog').getByText(t.waiting.mandate)).toBeVisible();
      await staffCall(page, 'DELETE', `/api/properties/${String(id)}`);
    });
});
