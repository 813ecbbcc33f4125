import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectNoSideways } from './support/layout.ts';
import { expectAccessible } from './support/axe.ts';
import { digits, filledIn } from '../testing/fill-in.ts';
import { type MadeLead, makeLead } from './support/make-lead.ts';
import { words } from '../testing/words.ts';
import { leadsInCrm } from './support/sandbox.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const newDomain = (): string => `${randomUUID().slice(0, 8)}.example.com`;
const rowOf = (page: Page, lead: MadeLead) => page.getByRole('row').filter({ hasText: lead.email });
/** Between the placeholders of a message. */
const parts = (text: string): string[] => text.split(/\{\{\w+\}\}/).filter((part) => part.trim().length > 1);

test('a lead goes through the office: found, moved on, edited, in the CRM, deleted [A-006 A-109 A-112 A-113 A-116]', async ({
  page,
  request,
}) => {
  const text = words.en.adminLeads;
  const lead = await makeLead(request, { source: 'about_page' });
  await asStaff(page, 'en');
  await page.goto('/admin/leads');
  await page.getByRole('searchbox').fill(lead.lastName.toUpperCase());
  await page.getByRole('searchbox').press('Enter');
  const row = rowOf(page, lead);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row.getByText(text.crm.synced, { exact: true })).toBeVisible({ timeout: 20_000 });
  await row.getByRole('combobox').selectOption({ label: 'Qualified' });
  await expect(page.getByText(text.edit.done, { exact: true })).toBeVisible();

  const leadPage = words.en.adminLeadPage;
  await row.getByText(lead.email).click();
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${String(lead.id)}\\?`));
  await expect(page.getByRole('combobox', { name: leadPage.owner })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(leadPage.nextStep).fill('2026-12-01T10:30');
  await page.getByRole('button', { name: leadPage.setNextStep, exact: true }).click();
  await page.getByLabel(leadPage.composer.text.note).fill('Wants to see it on Sunday');
  await page.getByRole('button', { name: leadPage.composer.save, exact: true }).click();
  await expect(page.getByRole('region', { name: leadPage.story.title })).toContainText('Wants to see it on Sunday');
  await expect(page.getByRole('button', { name: leadPage.setNextStep, exact: true })).toHaveCount(0);
  const stored = (await (await page.request.get(`/api/leads/${String(lead.id)}`)).json()) as object;
  expect(stored).toMatchObject({
    status: 'qualified',
    notes: 'Wants to see it on Sunday',
    followUpAt: '2026-12-01T07:30:00.000Z',
    firstTouchedAt: expect.any(String),
  });
  expect(await leadsInCrm(lead.referenceId)).toHaveLength(1);

  await page.getByRole('link', { name: leadPage.back }).click();
  await row.getByRole('button', { name: filledIn(text.remove.for, { name: `Hessa ${lead.lastName}` }) }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: words.en.common.cancel })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: text.remove.action, exact: true }).click();
  await expect(page.getByText(text.empty.title)).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get(`/api/leads/${String(lead.id)}`)).status()).toBe(404);
});

test('the table is used by keys: a slash to search, arrows, space and enter [A-110 A-111]', async ({
  page,
  request,
}) => {
  const table = words.ar.adminTable;
  const domain = newDomain();
  for (const name of ['a', 'b', 'c']) await makeLead(request, { email: `${name}@${domain}` });
  await asStaff(page, 'ar');
  await page.goto('/admin/leads');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(domain);
  // a search forgets what was selected before
  await expect(page).toHaveURL(new RegExp(`search=${domain}$`));
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: table.selectionLabel });
  await expect(bar.getByText(filledIn(table.selected_two, { formatted: digits('ar', 2) }))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/leads\/\d+\?/);
  await expect(page.getByText(`b@${domain}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('what is filtered comes as a file', async ({ page, request }) => {
  const text = words.en.adminLeads;
  const lead = await makeLead(request, { message: '=1+1, "quoted"', source: 'about_page' });
  await makeLead(request, { source: 'services_page', lastName: lead.lastName });
  await asStaff(page, 'en');
  await page.goto(`/admin/leads?search=${lead.lastName}&source=about_page`);
  await expect(page.getByRole('row')).toHaveCount(2);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: text.export }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  // the columns that the table shows, and the notes
  expect(lines[0]).toMatch(/Phone,.*,Assigned to,Notes$/);
  expect(lines[1]).toContain(lead.lastName);
  expect(lines[1]).toContain(`"'=1+1, ""quoted"""`);
});

test('the page of a lead says that it is in the CRM, that staff were mailed, and how it came there [A-111 A-235]', async ({
  page,
  request,
}) => {
  const { adminTimeline: text, adminLeads, adminMail, admin } = words.ar;
  const lead = await makeLead(request, { page: '/en/contact', language: 'en', message: 'May I see it on Sunday?' });
  await asStaff(page, 'ar');
  await page.goto(`/admin/leads?search=${lead.email}&lead=${String(lead.id)}`);
  await page
    .getByRole('button', { name: new RegExp(Object.values(words.ar.adminLeadPage.delivery).join('|')) })
    .click();
  const dialog = page.getByRole('dialog');
  const sentence = dialog.getByRole('status');
  for (const part of parts(text.safety.inCrm)) await expect(sentence).toContainText(part.trim(), { timeout: 20_000 });
  const [crm] = await leadsInCrm(lead.referenceId);
  await expect(sentence).toContainText(crm!.id);
  const region = dialog.getByRole('region', { name: text.title });
  await expect(region.getByText('/en/contact')).toBeVisible();
  await expect(region.getByText(text.settled.mail)).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByText(adminLeads.mail.delivered, { exact: true })).toBeVisible();
  await expect(region).not.toContainText(lead.email);
  const attempt = region.locator('li').filter({ hasText: 'HTTP' });
  await attempt.getByText(text.attempt.details).click();
  await expect(attempt.getByText(lead.referenceId, { exact: true })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideways(page);
  }
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  const nav = page.getByRole('navigation', { name: admin.nav.label });
  await nav.getByRole('link', { name: admin.nav.system, exact: true }).click();
  await nav.getByRole('link', { name: admin.nav.mail, exact: true }).click();
  await expect(page.getByText(adminMail.kept)).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`Hessa ${lead.lastName}`) }).click();
  for (const part of ['May I see it on Sunday?', 'New enquiry', 'استفسار جديد', lead.referenceId])
    await expect(dialog.getByText(part).first()).toBeVisible();
  await expectAccessible(page);
});

test('a person: all enquiries together, their data as a file, and erased after the e-mail was typed', async ({
  page,
  request,
}) => {
  const { adminLeads: text } = words.en;
  const phone = `+974 6${String(Date.now()).slice(-7)}`;
  const first = await makeLead(request, { phone });
  const second = await makeLead(request, { phone, source: 'about_page', message: 'And another one' });
  for (const { referenceId } of [first, second])
    await expect.poll(async () => (await leadsInCrm(referenceId)).length, { timeout: 20_000 }).toBe(1);
  const [inCrm] = await leadsInCrm(first.referenceId);

  await asStaff(page, 'en');
  await page.goto(`/admin/leads?search=${first.email}&lead=${String(first.id)}`);
  const main = page.getByRole('main');
  const person = page.getByRole('region', { name: text.person.title });
  await person.getByRole('link', { name: text.source.about_page }).click();
  await expect(main.getByText('And another one')).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name: `Hessa ${first.lastName}` })).toBeVisible();

  const coming = page.waitForEvent('download');
  await person.getByRole('button', { name: text.person.export }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`person-${first.referenceId}.json`);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { enquiries: { email: string }[] };
  expect(data.enquiries.map(({ email }) => email)).toEqual([second.email, first.email]);

  await person.getByRole('button', { name: text.erase.open }).click();
  const typed = person.getByLabel(filledIn(text.erase.type, { email: first.email }));
  await expect(typed).toBeFocused();
  await expectAccessible(page);
  await typed.fill(first.email.toUpperCase());
  // somebody enquires while the question stands
  const third = await makeLead(request, { phone });
  const erase = person.getByRole('button', { name: text.erase.confirm, exact: true });
  await erase.click();
  await expect(person.getByText(words.en.adminProblems.lead.person_changed)).toBeVisible();
  await expect(person.getByRole('listitem').filter({ hasText: text.person.by.phone })).toHaveCount(2);
  await erase.click();
  await expect(main.getByRole('heading', { name: text.erased.title })).toBeVisible();
  await expect(main.getByText(inCrm!.id)).toBeVisible();
  await expectAccessible(page);
  for (const { id } of [first, second, third])
    expect((await page.request.get(`/api/leads/${String(id)}`)).status()).toBe(404);
  const { mails } = (await (await page.request.get('/api/admin/mails')).json()) as { mails: object[] };
  expect(JSON.stringify(mails)).not.toContain(first.lastName);
});
