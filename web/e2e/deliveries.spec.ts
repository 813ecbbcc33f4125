/** The ledger of deliveries and the comparisons with the CRM, as staff see and use them. */
import { expect, type Page } from '@playwright/test';
import { signInWithRole } from './support/as-role.ts';
import { expectAccessible } from './support/axe.ts';
import { digits, filledIn } from './support/fill-in.ts';
import { makeLead } from './support/make-lead.ts';
import { type Language, languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const noCounts = {
  pending: 0,
  sending: 0,
  unknown: 0,
  retry_wait: 0,
  delivered: 0,
  rejected: 0,
  parked: 0,
  superseded: 0,
  cancelled: 0,
};
const idOf = (n: number): string => `0198f3c2-6f0e-7c1a-9d3e-${String(n).padStart(12, '0')}`;

function delivery(n: number, state: string) {
  const waits = state === 'retry_wait';
  return {
    id: idOf(n),
    consumer: 'crm',
    event: 'lead.created',
    subject: { kind: 'lead', id: 1_000_000 + n, reference: `MZL-TEST${String(n)}`, exists: true },
    state,
    attempts: 2,
    createdAt: '2026-11-20T08:00:00.000Z',
    waitingSince: waits ? new Date(Date.now() - 7_500_000).toISOString() : null,
    nextTryAt: waits ? new Date(Date.now() + 240_000).toISOString() : null,
    settledAt: waits ? null : '2026-11-20T08:01:00.000Z',
    lastErrorCode: state === 'delivered' ? null : 'crm.no_connection',
    lastError: state === 'delivered' ? null : 'connect refused',
  };
}
type Row = ReturnType<typeof delivery>;

const pagination = (page: number, total: number) => ({
  page,
  limit: 50,
  total,
  totalPages: Math.ceil(total / 50),
  hasNext: page * 50 < total,
  hasPrev: page > 1,
});

/** Answers the table's calls with these rows, fifty on a page. */
async function answerWith(page: Page, rows: () => Row[]): Promise<void> {
  await page.route('**/api/admin/deliveries?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const at = Number(asked.get('page') ?? 1);
    const state = asked.get('state');
    const all = rows();
    const counts: Record<string, number> = { ...noCounts };
    for (const row of all) counts[row.state] = (counts[row.state] ?? 0) + 1;
    const found = all.filter((row) => state === null || row.state === state);
    return route.fulfill({
      json: {
        deliveries: found.slice((at - 1) * 50, at * 50),
        counts,
        oldestWaitingMs: counts['retry_wait'] === 0 ? null : 7_500_000,
        nextTryAt: counts['retry_wait'] === 0 ? null : new Date(Date.now() + 240_000).toISOString(),
        pagination: pagination(at, found.length),
      },
    });
  });
}

/** A form of a message with a plural, as the language has it for this number. */
function form(language: Language, key: 'all' | 'done' | 'skipped' | 'title', count: number): string {
  const rule = new Intl.PluralRules(language).select(count);
  const texts: Record<string, unknown> = words[language].adminDeliveries.replay;
  return filledIn(String(texts[`${key}_${rule}`]), { formatted: digits(language, count) });
}

async function expectFits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const language of languages) {
  const text = words[language].adminDeliveries;
  const { adminTable: table, adminCrm: crm, admin } = words[language];

  test.describe(`deliveries (${language})`, () => {
    test('are found from the status of the CRM, by reference and state, and lead to their lead', async ({
      page,
      request,
    }) => {
      const lead = await makeLead(request);
      await signIn(page, language);
      await page.goto('/admin/crm-status');
      await page.getByRole('main').getByRole('link', { name: text.open }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      await expect(page.getByRole('navigation').getByRole('link', { name: admin.nav.deliveries })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await page.getByRole('searchbox').fill(lead.referenceId);
      await expect(page).toHaveURL(/search=MZL/);
      // one for the CRM, one for the mail
      await expect(page.getByRole('row')).toHaveCount(3);
      await expect(page.getByRole('row').filter({ hasText: crm.state.delivered })).toHaveCount(2, { timeout: 20_000 });
      await page.getByLabel(text.filters.consumer, { exact: true }).selectOption('crm');
      await expect(page.getByRole('row')).toHaveCount(2);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        await expectFits(page);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByLabel(text.filters.state, { exact: true }).selectOption('parked');
      await expect(page.getByText(text.empty.title)).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('row').getByRole('link', { name: lead.referenceId }).click();
      await expect(page.getByRole('dialog')).toContainText(lead.email);
    });

    test('are narrowed by day and kept in the address', async ({ page, request }) => {
      const lead = await makeLead(request);
      await signIn(page, language);
      await page.goto(`/admin/deliveries?search=${lead.referenceId}`);
      await expect(page.getByRole('row')).toHaveCount(3);
      await page.getByLabel(text.filters.to, { exact: true }).fill('2020-01-01');
      await expect(page).toHaveURL(/to=2020-01-01/);
      await expect(page.getByText(text.empty.title)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(text.filters.to, { exact: true })).toHaveValue('2020-01-01');
      await page.getByRole('button', { name: table.clearFilters }).click();
      await expect(page.getByLabel(text.filters.to, { exact: true })).toHaveValue('');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    });

    test('say how the whole stands, and show one state at a press', async ({ page }) => {
      const rows = [delivery(1, 'retry_wait'), delivery(2, 'rejected'), delivery(3, 'delivered')];
      await answerWith(page, () => rows);
      await signIn(page, language);
      await page.goto('/admin/deliveries');
      const figures = page.getByRole('region', { name: text.figures.label });
      await expect(figures).toContainText(text.figures.oldest);
      await expect(figures).toContainText(language === 'en' ? '2 hours, 5 minutes' : 'ساعتان و٥ دقائق');
      await expect(page.getByRole('row').filter({ hasText: text.reasons.no_connection })).toHaveCount(2);
      const refused = figures.getByRole('button', { name: crm.state.rejected });
      await refused.click();
      await expect(page).toHaveURL(/state=rejected/);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(refused).toHaveAttribute('aria-pressed', 'true');
      await refused.click();
      await expect(page.getByRole('row')).toHaveCount(4);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        await expectFits(page);
      }
    });

    test('are replayed across pages, only those that were refused or parked', async ({ page }) => {
      const rows = [
        ...Array.from({ length: 51 }, (_, n) => delivery(n, n % 2 === 0 ? 'rejected' : 'parked')),
        delivery(90, 'delivered'),
      ].toReversed();
      await answerWith(page, () => rows);
      const stuck = rows.filter(({ state }) => state !== 'delivered').map(({ id }) => id);
      await page.route('**/api/admin/deliveries/replayable*', (route) => route.fulfill({ json: { ids: stuck } }));
      const sent: string[][] = [];
      await page.route('**/api/admin/deliveries/replay', (route) => {
        sent.push((route.request().postDataJSON() as { ids: string[] }).ids);
        return route.fulfill({ json: { replayed: 50, skipped: 1 } });
      });
      await signIn(page, language);
      await page.goto('/admin/deliveries');
      await expect(page.getByRole('row')).toHaveCount(51);
      const delivered = page.getByRole('row').filter({ hasText: 'MZL-TEST90' });
      await expect(delivered.getByRole('checkbox')).toHaveCount(0);
      await delivered.focus();
      await page.keyboard.press('Space');
      const bar = page.getByRole('region', { name: table.selectionLabel });
      await expect(bar).toHaveCount(0);
      await page.getByRole('checkbox', { name: table.selectPage }).click();
      await bar.getByRole('button', { name: form(language, 'all', 51) }).click();
      await expectAccessible(page);
      await bar.getByRole('button', { name: text.replay.action, exact: true }).click();
      const question = page.getByRole('alertdialog', { name: form(language, 'title', 51) });
      await expect(question).toContainText(text.replay.text);
      await expectAccessible(page);
      await question.getByRole('button', { name: text.replay.action, exact: true }).click();
      const toast = page.getByRole('status').filter({ hasText: form(language, 'done', 50) });
      await expect(toast.first()).toContainText(form(language, 'skipped', 1));
      expect(sent).toEqual([expect.arrayContaining(stuck)]);
      expect(sent[0]).toHaveLength(51);
      await expect(bar).toHaveCount(0);

      await page.unroute('**/api/admin/deliveries/replay');
      await page.route('**/api/admin/deliveries/replay', (route) => route.abort());
      await page.getByRole('row').filter({ hasText: 'MZL-TEST50' }).getByRole('checkbox').click();
      await bar.getByRole('button', { name: text.replay.action, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.replay.action, exact: true }).click();
      await expect(page.getByText(text.replay.failed, { exact: true })).toBeVisible();
      // what was picked is still picked, to be tried again
      await expect(bar).toBeVisible();
    });

    test('change in place while one looks: selection, scroll and focus stay', async ({ page }) => {
      test.setTimeout(90_000);
      let settled = false;
      const rows = () => [
        ...Array.from({ length: 30 }, (_, n) => delivery(n, 'rejected')),
        delivery(80, settled ? 'delivered' : 'retry_wait'),
      ];
      await answerWith(page, rows);
      await signIn(page, language);
      await page.goto('/admin/deliveries');
      const last = page.getByRole('row').filter({ hasText: 'MZL-TEST80' });
      await page.getByRole('row').filter({ hasText: 'MZL-TEST29' }).getByRole('checkbox').click();
      await last.focus();
      // the page may still be on its way to the row
      const scrolled = () => page.evaluate(() => window.scrollY);
      await expect(last).toBeInViewport();
      await expect.poll(async () => (await scrolled()) - (await page.waitForTimeout(300).then(scrolled))).toBe(0);
      const before = await scrolled();
      expect(before).toBeGreaterThan(0);
      settled = true;
      await expect(last).toContainText(crm.state.delivered, { timeout: 15_000 });
      // rows above may change their height; the browser then keeps in sight what was in sight
      await expect(last).toBeInViewport();
      await expect(last).toBeFocused();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    });

    test('are looked at by agents, who replay nothing', async ({ page }) => {
      await signInWithRole(page, language, 'agent');
      await page.goto('/admin/deliveries');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await page.goto('/admin/crm-status');
      await expect(page.getByText(crm.listings.title)).toBeVisible();
      await expect(page.getByRole('region', { name: words[language].adminReconciliation.title })).toHaveCount(0);
    });
  });
}
