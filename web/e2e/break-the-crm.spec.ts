/** The panel of the demo in which the CRM is broken on purpose: real faults, real test leads, and what it says of them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { signInWithRole } from './support/as-role.ts';
import { expectAccessible } from './support/axe.ts';
import { digits, filledIn } from './support/fill-in.ts';
import { type Language, languages, words } from './support/messages.ts';
import { setCrmFaults } from './support/sandbox.ts';
import { signIn } from './support/staff.ts';
import { staffCall } from './support/staff-call.ts';
import { test } from './support/test.ts';

const address = '/api/admin/crm-test';
const well = {
  error500: 0,
  tooMany429: 0,
  cutAfterWrite: 0,
  malformed: 0,
  lostWrite: 0,
  duplicateWrite: 0,
  retryAfterSeconds: 2,
  delayMs: 0,
  idempotent: true,
};
const leads = {
  running: false,
  accepted: 50,
  stored: 50,
  inCrm: 50 as number | null,
  duplicates: 0 as number | null,
  duplicatesPrevented: 4,
  waiting: 0,
  setAside: 0,
  unconfirmed: 0,
  lost: 0,
  unsettled: 0,
  longestWaitMs: 75_000,
};

const panelOf = (page: Page, language: Language): Locator =>
  page.getByRole('region', { name: words[language].adminBreakCrm.title });

/** What stands under a name among the figures. */
const figure = (panel: Locator, name: string): Locator =>
  panel
    .locator('dl > div')
    .filter({ has: panel.page().getByText(name, { exact: true }) })
    .locator('dd');

async function open(page: Page, language: Language): Promise<Locator> {
  await signIn(page, language);
  await page.goto('/admin/crm-status');
  return panelOf(page, language);
}

/** Nothing sticks out, and nothing is found, on a phone and on a desk. */
async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
}

const faultsInForce = async (page: Page): Promise<unknown> =>
  ((await (await page.request.get(address)).json()) as { faults: unknown }).faults;

for (const language of languages) {
  const text = words[language].adminBreakCrm;
  const number = (value: number): string => digits(language, value);
  /** A message of the panel in the form that this number takes. */
  const plural = (key: string, count: number): string => {
    const forms = text as unknown as Record<string, string>;
    return filledIn(forms[`${key}_${new Intl.PluralRules(language).select(count)}`] ?? '', {
      formatted: number(count),
    });
  };
  const percent = (value: number): string => filledIn(text.percent, { value: number(value) });

  test.describe(`break the CRM (${language})`, () => {
    test.afterEach(async ({ page }) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await setCrmFaults();
      await staffCall(page, 'DELETE', `${address}/leads`);
    });

    test('loses nothing while the CRM refuses everything, and all arrives once when it is healed', async ({ page }) => {
      test.setTimeout(240_000);
      const panel = await open(page, language);
      await expect(panel.getByText(text.verdict.none)).toBeVisible();
      const busy = panel.getByRole('slider', { name: text.faults.tooMany429.label });
      await busy.focus();
      await page.keyboard.press('End');
      await expect(busy).toHaveAttribute('aria-valuetext', percent(100));
      await expect.poll(() => faultsInForce(page)).toEqual({ ...well, tooMany429: 1 });

      await panel.getByRole('button', { name: text.send }).press('Enter');
      await expect(page.getByText(plural('sent', 50), { exact: true })).toBeVisible();
      await expect(panel.getByText(text.verdict.onTheWay)).toBeVisible();
      await expect(figure(panel, text.figures.accepted)).toHaveText(number(50));
      await expect(figure(panel, text.figures.stored)).toHaveText(number(50));
      await expect(figure(panel, text.figures.lost)).toHaveText(number(0));
      await expectGoodAtBothWidths(page);

      await panel.getByRole('button', { name: text.heal }).click();
      await expect(page.getByText(text.healed, { exact: true })).toBeVisible();
      await expect(busy).toHaveAttribute('aria-valuetext', percent(0));
      await expect.poll(() => faultsInForce(page)).toEqual(well);
      // the breaker lets the CRM rest before one call tries it again
      await expect(panel.getByText(text.verdict.arrived)).toBeVisible({ timeout: 150_000 });
      await expect(figure(panel, text.figures.inCrm)).toHaveText(number(50));
      await expect(figure(panel, text.figures.duplicates)).toHaveText(number(0));

      await expect(panel.getByRole('link', { name: text.show })).toHaveAttribute('href', /search=crm-test\.example/);
      await panel.getByRole('button', { name: text.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.remove }).click();
      await expect(panel.getByText(text.verdict.none)).toBeVisible();
      await expect(figure(panel, text.figures.accepted)).toHaveText(number(0));
    });

    test('sends what a slider is left at and not each step, and the switch as well', async ({ page }) => {
      const panel = await open(page, language);
      const sent: unknown[] = [];
      await page.route(`**${address}/faults`, async (route) => {
        sent.push(route.request().postDataJSON());
        await route.fallback();
      });
      const fails = panel.getByRole('slider', { name: text.faults.error500.label });
      await fails.focus();
      for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowUp');
      await expect(fails).toHaveAttribute('aria-valuetext', percent(20));
      await expect.poll(() => sent.at(-1)).toEqual({ ...well, error500: 0.2 });
      const before = sent.length;
      expect(before).toBeLessThan(4);
      await panel.getByRole('switch', { name: text.faults.forgetful.label }).press(' ');
      await expect.poll(() => faultsInForce(page)).toEqual({ ...well, error500: 0.2, idempotent: false });
      expect(sent).toHaveLength(before + 1);
      await page.reload();
      await expect(fails).toHaveAttribute('aria-valuetext', percent(20));
    });

    test('says what is wrong in one sentence, whatever it is', async ({ page }) => {
      // ten looks with axe
      test.setTimeout(150_000);
      let answer: object = { faults: well, leads };
      await page.route(`**${address}`, (route) => route.fulfill({ json: answer }));
      const panel = await open(page, language);
      await expect(panel.getByText(text.verdict.arrived)).toBeVisible();
      await expect(figure(panel, text.figures.longest)).toHaveText(
        filledIn(text.minutes, { minutes: number(1), seconds: number(15) }),
      );
      for (const [changes, verdict] of [
        [{ inCrm: 49, lost: 1 }, 'lost'],
        [{ inCrm: 40, unconfirmed: 10 }, 'lied'],
        [{ inCrm: 40, setAside: 10 }, 'aside'],
        [{ duplicates: 3 }, 'twice'],
      ] as const) {
        answer = { faults: well, leads: { ...leads, ...changes } };
        await page.reload();
        await expect(panel.getByText(text.verdict[verdict])).toBeVisible();
        await expectGoodAtBothWidths(page);
      }
      answer = { faults: null, leads: { ...leads, inCrm: null, duplicates: null, waiting: 50 } };
      await page.reload();
      await expect(panel.getByText(text.unreachable)).toBeVisible();
      await expect(panel.getByText(text.verdict.unasked)).toBeVisible();
      await expect(panel.getByRole('slider').first()).toBeDisabled();
      await expect(panel.getByRole('button', { name: text.heal })).toBeDisabled();
      await expectGoodAtBothWidths(page);
    });

    test('says that it could not be loaded and tries again, and why no more leads are sent', async ({ page }) => {
      let failing = true;
      await page.route(`**${address}`, (route) =>
        failing ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      );
      const panel = await open(page, language);
      const { failed } = words[language].admin;
      await expect(panel.getByText(failed.title)).toBeVisible();
      await expectAccessible(page);
      failing = false;
      await panel.getByRole('button', { name: failed.retry }).click();
      await expect(panel.getByText(text.verdict.none)).toBeVisible();
      await page.route(`**${address}/leads`, (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { code: 'crm.test_full', detail: '' },
        }),
      );
      await panel.getByRole('button', { name: text.send }).click();
      await expect(page.getByText(text.full, { exact: true })).toBeVisible();
    });
  });
}

test('is for administrators of the demo alone', async ({ page }) => {
  await page.route('**/api/crm/status', async (route) => {
    const status = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...status, demo: false } });
  });
  const panel = await open(page, 'en');
  await expect(page.getByRole('heading', { name: words.en.adminCrm.title })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await signInWithRole(page, 'en', 'editor');
  await page.goto('/admin/crm-status');
  await expect(page.getByRole('heading', { name: words.en.adminCrm.title })).toBeVisible();
  await expect(panel).toHaveCount(0);
});
