import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { filledIn } from '../testing/fill-in.ts';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways } from './support/layout.ts';
import { makeLead } from './support/make-lead.ts';
import { expectToast } from './support/property-admin.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const dayMs = 86_400_000;
const iso = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

for (const language of languages)
  test(`a viewing is planned from its lead, seen in the week, dragged to another day and done; a task is overdue and ticked (${language}) [M-1194]`, async ({
    page,
  }) => {
    const { adminCalendar: text, adminLeadPage } = words[language];
    // a week that nobody else has
    const sunday = Date.parse('2029-01-07T00:00:00Z') + randomInt(2_000) * 7 * dayMs;
    const [tuesday, thursday] = [iso(sunday + 2 * dayMs), iso(sunday + 4 * dayMs)];
    await page.setViewportSize({ width: 1440, height: 1100 });
    const { id, lastName } = await makeLead(page.request);
    await asStaff(page, language);

    await page.goto(`/admin/leads/${String(id)}`);
    const agenda = page.getByRole('region', { name: text.lead.title });
    await agenda.getByRole('button', { name: text.viewing.plan }).click();
    const form = page.getByRole('dialog', { name: text.viewing.plan });
    await form.getByLabel(text.viewing.at).fill(`${tuesday}T10:00`);
    await form.getByLabel(text.viewing.place).fill(`Gate ${lastName}`);
    await expectAccessible(page);
    await form.getByRole('button', { name: text.viewing.planSave }).click();
    await expectToast(page, text.viewing.planned);
    await expect(agenda.getByText(`Gate ${lastName}`)).toBeVisible();

    await agenda.getByLabel(text.tasks.newTitle).fill(`Plan ${lastName}`);
    await agenda.getByLabel(text.tasks.newAt).fill(`2020-01-${String(randomInt(10, 28))}T10:00`);
    await page.keyboard.press('Enter');
    await expectToast(page, text.tasks.added);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 1100 });
      await expectNoSideways(page);
      await page.goto('/admin/tasks?state=overdue');
      await expect(page.getByText(`Plan ${lastName}`)).toBeVisible();
      await expectNoSideways(page);
      await expectAccessible(page);
      await page.goto(`/admin/leads/${String(id)}`);
    }
    await page.goto('/admin/tasks?state=overdue');
    await page.getByRole('checkbox', { name: filledIn(text.tasks.tick, { title: `Plan ${lastName}` }) }).click();
    await expectToast(page, text.tasks.ticked);
    await expect(page.getByText(`Plan ${lastName}`)).toBeHidden();

    await page.setViewportSize({ width: 1440, height: 1100 });
    await page.goto(`/admin/calendar?day=${tuesday}`);
    const column = (day: string) => page.locator(`[data-day="${day}"]`);
    const left = async (day: string) => (await column(day).boundingBox())?.x ?? 0;
    const block = page.getByRole('button', { name: new RegExp(lastName) });
    await expect(column(tuesday).getByRole('button', { name: new RegExp(lastName) })).toBeVisible();
    // the week runs as the page does
    expect(Math.sign((await left(thursday)) - (await left(tuesday)))).toBe(language === 'ar' ? -1 : 1);
    await expectAccessible(page);
    await block.dragTo(column(thursday), { targetPosition: { x: 60, y: 350 } });
    await expect(column(thursday).getByRole('button', { name: new RegExp(lastName) })).toBeVisible();
    const { viewings } = (await (await page.request.get(`/api/viewings?lead=${String(id)}`)).json()) as {
      viewings: { startsAt: string; endsAt: string; version: number }[];
    };
    const [moved] = viewings;
    expect(moved).toMatchObject({ startsAt: expect.stringContaining(thursday), version: 2 });
    expect(Date.parse(moved?.endsAt ?? '') - Date.parse(moved?.startsAt ?? '')).toBe(45 * 60_000);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/calendar?day=${thursday}`);
    await expect(page.getByText(`Gate ${lastName}`)).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: new RegExp(filledIn(text.viewing.editOf, { title: '' })) }).click();
    const window = page.getByRole('dialog', { name: text.viewing.edit });
    await window.getByLabel(text.viewing.status).selectOption('done');
    await window.getByLabel(text.viewing.report).fill(`Likes it, ${lastName}`);
    await window.getByRole('button', { name: text.viewing.save }).click();
    await expectToast(page, text.viewing.saved);
    await page.goto(`/admin/leads/${String(id)}`);
    const story = page.getByRole('region', { name: adminLeadPage.story.title });
    await expect(story.getByText(`Likes it, ${lastName}`)).toHaveCount(1);
  });
