import { expect } from '@playwright/test';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways } from './support/layout.ts';
import { makeLead } from './support/make-lead.ts';
import { asStaff } from './support/staff.ts';
import { staffCall } from './support/staff-call.ts';
import { test } from './support/test.ts';

for (const language of languages)
  test(`an enquiry that somebody sends is on Today and in the list without a reload (${language}, 390 px) [M-1168]`, async ({
    page,
    request,
  }) => {
    const { adminToday: text, adminLeads } = words[language];
    await page.setViewportSize({ width: 390, height: 844 });
    await asStaff(page, language);
    const listening = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events');
    await page.goto('/admin');
    const card = page.getByRole('region', { name: text.enquiries.title });
    await expect(card.getByRole('link', { name: text.enquiries.all })).toBeVisible();
    expect((await listening).headers()['content-type']).toMatch(/^text\/event-stream/);
    // a visitor's, with cookies of their own
    const sent = await makeLead(request);
    await expect(card.getByRole('link', { name: sent.lastName })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);

    await page.goto('/admin/leads');
    await expect(page.getByRole('heading', { level: 1, name: adminLeads.title })).toBeVisible();
    await expect(page.getByText(sent.lastName).first()).toBeVisible();
    const next = await makeLead(request);
    await expect(page.getByText(next.lastName).first()).toBeVisible();
  });

test('the bell counts an enquiry that is given to its reader, without a reload [M-1168]', async ({
  page,
  browser,
  request,
}) => {
  const { adminNotices: text, adminToday } = words.en;
  await asStaff(page, 'en', 'agent');
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: text.title, exact: true })).toBeVisible();
  const other = await browser.newContext();
  const office = await other.newPage();
  await asStaff(office, 'en');
  const sent = await makeLead(request);
  const card = page.getByRole('region', { name: adminToday.enquiries.title });
  await expect(card.getByRole('link', { name: sent.lastName })).toHaveCount(0);
  const given = await staffCall(office, 'PATCH', `/api/leads/${String(sent.id)}`, { assigneeId: id });
  expect(given.status(), await given.text()).toBe(200);
  await expect(page.getByRole('button', { name: text.unread_one.replace('{{formatted}}', '1') })).toBeVisible();
  await expect(card.getByRole('link', { name: sent.lastName })).toBeVisible();
  await other.close();
});
