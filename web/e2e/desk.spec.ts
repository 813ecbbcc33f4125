import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { counted, filledIn } from '../testing/fill-in.ts';
import { words } from '../testing/words.ts';
import { findLead, openLead, openList, sitDown, stageField, stageNames, today } from './support/desk-screens.ts';
import { type Desk, desks, measured } from './support/desk-steps.ts';
import { makeLead } from './support/make-lead.ts';
import { expectToast } from './support/property-admin.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const leadOf = async (page: Page, id: number): Promise<object> =>
  (await (await page.request.get(`/api/leads/${String(id)}`)).json()) as object;

for (const desk of desks) {
  const { language, width } = desk;
  const { adminLeads: leads, adminLeadPage: text, adminCalendar: calendar } = words[language];
  const { adminProperties: properties } = words[language];
  const at = `(${language}, ${String(width)} px)`;

  test(`the week of a lead: entered, given to a colleague, called, viewed and won ${at} [M-1313 M-1314]`, async ({
    page,
    browser,
  }) => {
    const name = `T${randomUUID().slice(0, 8)}`;
    const other = await browser.newContext();
    const colleague = await newColleague(await other.newPage(), desk);
    await sitDown(page, desk);
    await measured(page, 'enter', desk, async (steps) => {
      await openList(page, steps, desk, 'leads');
      await steps.press(page.getByRole('button', { name: leads.enter, exact: true }));
      const form = page.getByRole('dialog');
      await steps.write(form.getByLabel(text.entering.name), `Noura ${name}`);
      await steps.write(form.getByLabel(text.entering.phone), `+974 5${String(randomInt(1_000_000, 9_999_999))}`);
      await steps.key('Enter');
      await expect(page.getByRole('heading', { level: 1, name: `Noura ${name}` })).toBeVisible();
    });
    const id = Number(/leads\/(\d+)/.exec(page.url())?.[1]);

    await today(page);
    await measured(page, 'assign', desk, async (steps) => {
      await openLead(page, steps, desk, name);
      await steps.choose(page.getByLabel(text.owner, { exact: true }), String(colleague));
      await expectToast(page, leads.edit.done);
    });
    expect(await leadOf(page, id)).toMatchObject({ assigneeId: colleague });

    await today(page);
    await measured(page, 'call', desk, async (steps) => {
      await openLead(page, steps, desk, name);
      await steps.press(page.getByRole('radiogroup').getByText(text.kinds.call, { exact: true }));
      await steps.choose(page.getByLabel(text.composer.outcome), 'reached');
      await steps.write(page.getByLabel(text.composer.text.call), `Sunday at five, ${name}`);
      await steps.press(page.getByRole('button', { name: text.composer.save, exact: true }));
      const story = page.getByRole('region', { name: text.story.title });
      await expect(story.getByText(`Sunday at five, ${name}`)).toBeVisible();
      await expect(story).toContainText(text.outcomes.reached);
    });

    await today(page);
    await measured(page, 'viewing', desk, async (steps) => {
      await openLead(page, steps, desk, name);
      const agenda = page.getByRole('region', { name: calendar.lead.title });
      await steps.press(agenda.getByRole('button', { name: calendar.viewing.plan }));
      const form = page.getByRole('dialog', { name: calendar.viewing.plan });
      await steps.write(form.getByLabel(calendar.viewing.at), dayOfNobody());
      await steps.write(form.getByLabel(calendar.viewing.place), `Gate ${name}`);
      await steps.press(form.getByRole('button', { name: calendar.viewing.planSave }));
      await expect(agenda.getByText(`Gate ${name}`)).toBeVisible();
    });

    await today(page);
    await measured(page, 'win', desk, async (steps) => {
      const row = await findLead(page, steps, desk, name);
      await steps.choose(stageField(row, name), { label: stageNames[language].won });
      await expectToast(page, leads.edit.done);
    });
    expect(await leadOf(page, id)).toMatchObject({ status: 'converted', source: 'phone', assigneeId: colleague });
    await other.close();
  });

  test(`a file of listings is looked at and imported ${at} [M-1315]`, async ({ page }) => {
    const title = `Desk ${randomUUID().slice(0, 8)}`;
    await sitDown(page, desk);
    await measured(page, 'import', desk, async (steps) => {
      await openList(page, steps, desk, 'properties');
      await steps.press(page.getByRole('button', { name: properties.import.open }));
      const dialog = page.getByRole('dialog', { name: properties.import.title });
      const file = `Title,Type,Status,Price,Address,City\n${title},Sale,For sale,750000,Street 1,Testville\n`;
      await steps.file(dialog.locator('button', { hasText: properties.import.choose }), 'listings.csv', file);
      await expect(dialog.getByText(properties.import.ready)).toBeVisible();
      await steps.press(dialog.getByRole('button', { name: counted(language, properties.import, 'apply', 1) }));
      await expectToast(page, counted(language, properties.import, 'done', 1));
    });
    const found = await page.request.get(`/api/admin/properties?search=${encodeURIComponent(title)}`);
    const { properties: rows } = (await found.json()) as { properties: { id: number; price: string }[] };
    expect(rows.map(({ price }) => Number(price))).toEqual([750_000]);
    await staffCall(page, 'DELETE', `/api/properties/${String(rows[0]!.id)}`);
  });

  test(`a person is erased ${at} [M-1316]`, async ({ page, request }) => {
    const { id, lastName, email } = await makeLead(request);
    await sitDown(page, desk);
    await measured(page, 'erase', desk, async (steps) => {
      await openLead(page, steps, desk, lastName);
      const person = page.getByRole('region', { name: leads.person.title });
      await steps.press(person.getByRole('button', { name: leads.erase.open }));
      await steps.write(person.getByLabel(filledIn(leads.erase.type, { email })), email);
      await steps.press(person.getByRole('button', { name: leads.erase.confirm, exact: true }));
      await expect(page.getByRole('heading', { name: leads.erased.title })).toBeVisible();
    });
    expect((await page.request.get(`/api/leads/${String(id)}`)).status()).toBe(404);
  });

  test(`two people on one lead: the second sees both values and chooses, and both notes stand ${at} [M-1317]`, async ({
    page,
    browser,
    request,
  }) => {
    const { id, lastName } = await makeLead(request);
    const names = stageNames[language];
    const other = await browser.newContext();
    const first = await other.newPage();
    const agent = await newColleague(first, desk);
    // the news of the other's change has not come yet
    await page.route('**/api/events', (route) => route.abort());
    await sitDown(page, desk);
    const given = await staffCall(page, 'PATCH', `/api/leads/${String(id)}`, { assigneeId: agent });
    expect(given.status(), await given.text()).toBe(200);
    await page.goto(`/admin/leads/${String(id)}`);
    await expect(stageField(page, lastName)).toBeEnabled();
    await first.goto(`/admin/leads/${String(id)}`);
    await stageField(first, lastName).selectOption({ label: names.viewing });
    await expectToast(first, leads.edit.done);
    await first.getByLabel(text.composer.text.note).fill('Wants the sea');
    await first.getByRole('button', { name: text.composer.save, exact: true }).click();
    await expect(first.getByRole('region', { name: text.story.title })).toContainText('Wants the sea');

    await measured(page, 'clash', desk, async (steps) => {
      await steps.choose(stageField(page, lastName), { label: names.won });
      const note = page.getByRole('alert').filter({ hasText: text.clash.title });
      await expect(note).toContainText(names.viewing);
      await expect(note).toContainText(names.won);
      // nothing was overwritten before the choice
      expect(await leadOf(page, id)).not.toMatchObject({ status: 'converted' });
      await steps.press(note.getByRole('button', { name: text.clash.keepMine }));
      await expect(note).toBeHidden();
    });
    await expect.poll(() => leadOf(page, id)).toMatchObject({ status: 'converted' });
    await page.getByLabel(text.composer.text.note).fill('Has a dog');
    await page.getByRole('button', { name: text.composer.save, exact: true }).click();
    const story = page.getByRole('region', { name: text.story.title });
    await expect(story).toContainText('Has a dog');
    await expect(story).toContainText('Wants the sea');
    await other.close();
  });
}

/** Signs the page in as an agent. @returns their id */
async function newColleague(page: Page, desk: Desk): Promise<number> {
  await page.setViewportSize({ width: desk.width, height: 844 });
  await asStaff(page, desk.language, 'agent');
  return ((await (await page.request.get('/api/auth/user')).json()) as { id: number }).id;
}

/** Nobody shows two places at once. */
function dayOfNobody(): string {
  const day = new Date(Date.parse('2031-01-05T00:00:00Z') + randomInt(9_000) * 86_400_000);
  return `${day.toISOString().slice(0, 10)}T${String(randomInt(10, 18))}:00`;
}
