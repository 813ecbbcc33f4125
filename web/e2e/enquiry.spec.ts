/** From the form to the page by its private link, which follows what staff and the CRM do. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { asRead } from '../testing/fill-in.ts';
import { type Language, languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways } from './support/layout.ts';
import { fill, leadForm, solve } from './support/lead-form.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const person = { fullName: 'Mariam Al Hajri', phone: '+974 5555 0107', message: 'Is it free from March?' };
const newEmail = (): string => `link-${randomUUID().slice(0, 8)}@example.com`;

async function send(page: Page, language: Language, email = newEmail()): Promise<void> {
  await page.goto(`/${language}/contact`);
  const form = leadForm(page, language);
  await fill(form, { ...person, email });
  await form.submit.click();
}

/** Until the page says it, loaded anew each time. */
const untilSaid = (page: Page, said: string) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByText(said, { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

for (const language of languages)
  test(`who enquired sees the reference, and by the private link where it stands (${language}) [P-253 P-355 M-1011 M-1014 M-1015]`, async ({
    page,
    context,
    browser,
  }) => {
    const { enquiry: text, leadForm: form } = words[language];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 844 });
    const email = newEmail();
    await send(page, language, email);
    await expect(page.getByText(form.success).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: text.sent })).toBeFocused();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: text.copy }).click();
    await expect(page.getByText(text.copied)).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(new RegExp(`/${language}/enquiry/[0-9a-f]{32}$`));

    // on another device, where nobody is known
    const other = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const visitor = await other.newPage();
    const answer = await visitor.goto(address);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expectNoSideways(visitor);
    await expectAccessible(visitor);
    await untilSaid(visitor, text.steps.crm);
    for (const step of [text.steps.assigned, text.steps.answered])
      await expect(visitor.getByText(step, { exact: true })).toHaveCount(0);
    for (const personal of [person.fullName, person.phone, person.message, email])
      expect(await visitor.content()).not.toContain(personal);

    await asStaff(page, 'en');
    const found = await page.request.get(`/api/leads?search=${email}`);
    const [lead] = ((await found.json()) as { leads: { id: number; referenceId: string }[] }).leads;
    await expect(visitor.getByText(lead?.referenceId ?? '')).toBeVisible();
    const assignees = (await (await page.request.get('/api/leads/assignees')).json()) as { id: number }[];
    const change = async (data: object) =>
      expect((await staffCall(page, 'PATCH', `/api/leads/${String(lead?.id)}`, data)).status()).toBe(200);
    await change({ assigneeId: assignees[0]?.id });
    await untilSaid(visitor, text.steps.assigned);
    await change({ status: 'contacted' });
    await untilSaid(visitor, text.steps.answered);
    await expect(visitor.getByText(asRead(text.next.answered))).toBeVisible();
    await other.close();
  });

for (const language of languages)
  test(`without scripts a sent enquiry leads to its page, and a link that has ended says so (${language}) [P-355 M-1016 M-1017]`, async ({
    browser,
  }) => {
    const { enquiry: text, leadForm: say } = words[language];
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`/${language}/services`);
    const form = leadForm(page, language);
    await form.fullName.fill(person.fullName);
    await form.email.fill(newEmail());
    await form.phone.fill(person.phone);
    await form.submit.first().click();
    await form.answer.fill(String(await solve(form.question)));
    await form.submit.first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/enquiry/[0-9a-f]{32}\\?sent$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.success);
    await expect(page.getByText(text.steps.received, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: text.copy })).toBeHidden();
    await page.reload();
    await expect(page.getByText(text.steps.received, { exact: true })).toBeVisible();

    const gone = await page.goto(`/${language}/enquiry/${'0'.repeat(32)}`);
    expect(gone?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.states.gone.title);
    await expect(page.getByRole('main').getByRole('link', { name: '+974' })).toBeVisible();
    await context.close();
  });

test('the page of a link that has ended is accessible [M-1017]', async ({ page }) => {
  await page.goto(`/ar/enquiry/${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ar.enquiry.states.gone.title);
  await expectAccessible(page);
});
