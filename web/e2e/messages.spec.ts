import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { filledIn } from '../testing/fill-in.ts';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways } from './support/layout.ts';
import { makeLead } from './support/make-lead.ts';
import { expectToast } from './support/property-admin.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

for (const language of languages)
  test(`a template is written, an e-mail goes out with it and a file, and stands in what happened (${language}) [M-1220 M-1223 M-1225 M-1227 M-1228]`, async ({
    page,
    request,
  }) => {
    const { adminTemplates, adminWriting: text, adminLeadPage } = words[language];
    const mark = randomUUID().slice(0, 8);
    const lead = await makeLead(request);
    await asStaff(page, language);
    await page.goto('/admin/templates');
    await page.getByRole('button', { name: adminTemplates.add, exact: true }).click();
    const form = page.getByRole('dialog', { name: adminTemplates.add });
    await form.getByLabel(adminTemplates.form.kind).selectOption('email');
    await form.getByLabel(adminTemplates.form.name).fill(`Offer ${mark}`);
    await form.getByLabel(adminTemplates.form.nameAr).fill(`عرض ${mark}`);
    await form.getByLabel(adminTemplates.form.subject).fill(`Offer ${mark}`);
    await form.getByLabel(adminTemplates.form.subjectAr).fill(`عرض ${mark}`);
    await form.getByLabel(adminTemplates.form.textAr).fill('السلام عليكم {{firstName}}، السعر {{price}}');
    await form.getByLabel(adminTemplates.form.text).fill('Dear ');
    await form
      .getByRole('button', { name: filledIn(adminTemplates.form.insert, { name: text.places.names.firstName }) })
      .click();
    await page.keyboard.type(', it costs {{price}}');
    await expect(form.getByText('Dear Hessa, it costs QR 24,500')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: adminTemplates.form.save }).click();
    await expectToast(page, adminTemplates.form.saved);

    await page.goto(`/admin/leads/${String(lead.id)}`);
    await page.getByRole('button', { name: adminLeadPage.contact.email, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.language).selectOption('en');
    await dialog.getByLabel(text.template).selectOption({ label: language === 'ar' ? `عرض ${mark}` : `Offer ${mark}` });
    await expect(dialog.getByRole('textbox', { name: text.text, exact: true })).toHaveValue(
      'Dear Hessa, it costs {{price}}',
    );
    await dialog.getByRole('button', { name: text.email.send }).click();
    await expect(dialog.getByText(text.unfilled)).toBeVisible();
    await dialog.getByRole('button', { name: filledIn(text.places.find, { name: text.places.names.price }) }).click();
    await page.keyboard.type('QR 9,000');
    const files = dialog.getByLabel(text.files.choose);
    for (const name of ['Plan.pdf', 'Other.pdf']) {
      await files.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 the plan') });
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
      await expect(files).toBeEnabled();
    }
    await dialog.getByRole('button', { name: filledIn(text.files.remove, { name: 'Other.pdf' }) }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text.email.send }).click();
    await expectToast(page, text.email.done);

    const line = page.locator('li[data-line=message]');
    await expect(line).toContainText('Dear Hessa, it costs QR 9,000');
    // the notifier has it: without a mail server it is kept, and it says so
    await expect(line.locator('[data-state=kept]')).toBeVisible({ timeout: 20_000 });
    const download = page.waitForEvent('download');
    await line.getByRole('link', { name: 'Plan.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Plan.pdf');
    await expect(line.getByRole('link')).toHaveCount(1);
    const kept = (await (await page.request.get('/api/admin/mails')).json()) as {
      mails: { to: string; subject: string }[];
    };
    expect(kept.mails.filter(({ to, subject }) => to === lead.email && subject === `Offer ${mark}`)).toHaveLength(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideways(page);
  });

test('WhatsApp opens with the text, and the page says that it was opened [M-1222]', async ({
  page,
  request,
  context,
}) => {
  const { adminWriting: text, adminLeadPage } = words.ar;
  const lead = await makeLead(request);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }));
  await asStaff(page, 'ar');
  await page.goto(`/admin/leads/${String(lead.id)}`);
  await page.getByRole('button', { name: adminLeadPage.contact.whatsapp, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: text.text, exact: true }).fill('مرحبًا، متى يناسبك؟');
  const chat = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: text.whatsapp.open }).click();
  expect(new URL((await chat).url()).searchParams.get('text')).toBe('مرحبًا، متى يناسبك؟');
  const line = page.locator('li[data-line=message]');
  await expect(line).toContainText(text.line.whatsapp);
  await expect(line).toContainText('مرحبًا، متى يناسبك؟');
  await expect(dialog).toHaveCount(0);
});
