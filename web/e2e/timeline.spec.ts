/** The window of a lead: one sentence from which one reads whether it is safe, and all that happened to it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { digits, filledIn } from './support/fill-in.ts';
import { type MadeLead, makeLead } from './support/make-lead.ts';
import { type Language, languages, words } from './support/messages.ts';
import { leadsInCrm, setCrmFaults } from './support/sandbox.ts';
import { staffCall } from './support/staff-call.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const open = async (page: Page, lead: MadeLead): Promise<Locator> => {
  await page.goto(`/admin/leads?search=${lead.email}&lead=${String(lead.id)}`);
  return page.getByRole('dialog');
};

/** The texts between the places of a message that are filled in. */
const parts = (text: string): string[] => text.split(/\{\{\w+\}\}/).filter((part) => part.trim().length > 1);

async function expectSentence(sentence: Locator, text: string): Promise<void> {
  for (const part of parts(text)) await expect(sentence).toContainText(part.trim(), { timeout: 30_000 });
}

/** A timeline as the server might give it, for states that a sandbox does not come to in a minute. */
const timelineWith = (safety: Record<string, unknown>) => ({
  safety: {
    kind: 'waiting',
    inCrm: false,
    crmId: null,
    since: null,
    again: false,
    nextTryAt: new Date(Date.now() + 120_000).toISOString(),
    waitingSince: new Date(Date.now() - 3_600_000).toISOString(),
    missingAt: null,
    attempts: 4,
    httpStatus: null,
    errorCode: null,
    error: null,
    ...safety,
  },
  entries: [],
  leftOut: 3,
});

async function tell(page: Page, safety: Record<string, unknown>): Promise<void> {
  await page.unroute('**/api/leads/*/timeline');
  await page.route('**/api/leads/*/timeline', (route) => route.fulfill({ json: timelineWith(safety) }));
}

async function expectFits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const language of languages) {
  const text = words[language].adminTimeline;

  test.describe(`the timeline of a lead (${language})`, () => {
    test('says that the lead is in the CRM, since when and under which id, and tells how it came there', async ({
      page,
      request,
    }) => {
      const lead = await makeLead(request, { page: '/en/contact', language: 'en' });
      await signIn(page, language);
      const dialog = await open(page, lead);
      const sentence = dialog.getByRole('status');
      await expectSentence(sentence, text.safety.inCrm);
      const [crm] = await leadsInCrm(lead.referenceId);
      await expect(sentence).toContainText(crm!.id);
      await expect(sentence).toHaveAttribute('data-safety', 'in_crm');
      const region = dialog.getByRole('region', { name: text.title });
      await expect(region.getByText(text.received.title)).toBeVisible();
      await expect(region.getByText('/en/contact')).toBeVisible();
      await expect(region.getByText(text.owed.crmNew)).toBeVisible();
      await expect(region.getByText(text.settled.mail)).toBeVisible({ timeout: 20_000 });
      await expect(region).toContainText('HTTP');
      // nothing about the person but what the window shows already
      await expect(region).not.toContainText(lead.email);
      await expect(region.getByText(lead.referenceId)).toHaveCount(0);
      const attempt = region.locator('li').filter({ hasText: 'HTTP' });
      await attempt.getByText(text.attempt.details).click();
      await expect(attempt.getByText(lead.referenceId, { exact: true })).toBeVisible();
      await expect(attempt).toContainText(text.operation.upsert);
      await expect(region).not.toContainText(lead.email);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        await expectFits(page);
      }
    });

    test('tells what the CRM answered while it fails, and goes on when it is well again', async ({ page, request }) => {
      test.setTimeout(150_000);
      await signIn(page, language);
      await setCrmFaults({ tooMany429: 1 });
      try {
        const lead = await makeLead(request);
        const dialog = await open(page, lead);
        const sentence = dialog.getByRole('status');
        await expect(sentence).toContainText(words[language].adminDeliveries.reasons.too_many_requests, {
          timeout: 30_000,
        });
        await expect(sentence).toHaveAttribute('data-safety', 'waiting');
        await expect(sentence).toContainText(text.safety.stored);
        await expectSentence(sentence, text.safety.waiting);
        const failed = dialog.getByRole('region', { name: text.title }).getByText(text.outcome.retry).first();
        await expect(failed).toBeVisible();
        await setCrmFaults();
        await expect(sentence).toHaveAttribute('data-safety', 'in_crm', { timeout: 90_000 });
        await expectSentence(sentence, text.safety.inCrm);
      } finally {
        await setCrmFaults();
      }
    });

    test('holds what staff did, in order', async ({ page, request }) => {
      const lead = await makeLead(request);
      await signIn(page, language);
      const change = { status: 'contacted', notes: 'Something private' };
      expect((await staffCall(page, 'PATCH', `/api/leads/${String(lead.id)}`, change)).status()).toBe(200);
      const dialog = await open(page, lead);
      const region = dialog.getByRole('region', { name: text.title });
      const more = region.getByRole('button');
      const act = region.locator('[data-entry=staff]');
      await expect(region.locator('li').first()).toBeVisible();
      if ((await more.count()) > 0) await more.first().click();
      const { status } = words[language].adminLeads;
      await expect(act).toContainText('admin');
      await expect(act).toContainText(
        filledIn(text.staff.change, { field: text.staff.fields.status, before: status.new, after: status.contacted }),
      );
      await expect(act).toContainText(filledIn(text.staff.changed, { field: text.staff.fields.notes }));
      await expect(region).not.toContainText('private');
      // newest first: the form is the last line
      await expect(region.locator('li').last()).toContainText(text.received.title);
    });

    test('says in one sentence what state a lead is in, in the colour of it', async ({ page, request }) => {
      const lead = await makeLead(request);
      await signIn(page, language);
      const states: [Record<string, unknown>, string][] = [
        [{ attempts: 0 }, text.safety.waitingFirst],
        [{ kind: 'sending' }, text.safety.sending],
        [{ kind: 'checking' }, text.safety.checking],
        [{ kind: 'refused', waitingSince: null, error: 'Unknown field' }, text.safety.refused],
        [{ kind: 'parked', waitingSince: null }, text.safety.parked],
        [{ kind: 'missing', waitingSince: null, missingAt: '2026-11-20T09:00:00.000Z' }, text.safety.missing],
        [{ again: true, errorCode: null }, text.safety.again],
        [{ inCrm: true, crmId: 'L-7' }, text.safety.changeWaiting],
        [{ kind: 'refused', inCrm: true, crmId: 'L-7' }, text.safety.changeRefused],
        [{ kind: 'not_sent', attempts: 0 }, text.safety.notSent],
      ];
      for (const [safety, said] of states) {
        await tell(page, safety);
        const dialog = await open(page, lead);
        await expectSentence(dialog.getByRole('status'), said);
        await expectAccessible(page);
      }
      await expect(page.getByText(filledIn(leftOutOf(language), { formatted: digits(language, 3) }))).toBeVisible();
    });

    test('says that it could not be loaded, and tries again', async ({ page, request }) => {
      const lead = await makeLead(request);
      await signIn(page, language);
      await page.route('**/api/leads/*/timeline', (route) => route.fulfill({ status: 503, json: {} }));
      const dialog = await open(page, lead);
      const region = dialog.getByRole('region', { name: text.title });
      const again = region.getByRole('button', { name: words[language].admin.failed.retry });
      await expect(again).toBeVisible({ timeout: 30_000 });
      await expect(dialog.getByText(lead.email)).toBeVisible();
      await page.unroute('**/api/leads/*/timeline');
      await again.click();
      await expect(region.getByText(text.received.title)).toBeVisible();
    });
  });
}

function leftOutOf(language: Language): string {
  return language === 'en' ? words.en.adminTimeline.leftOut_other : words.ar.adminTimeline.leftOut_few;
}
