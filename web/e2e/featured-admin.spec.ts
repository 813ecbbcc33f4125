/** The staff's cards of listings, and which ones the home page shows first. */
import { expect } from '@playwright/test';
import { languages, words } from './support/messages.ts';
import { callAs, expectToast, waitForListings } from './support/property-admin.ts';
import { chooseLanguage, signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const manager = '/admin/featured-properties';
const list = /\/api\/properties\?/;

for (const language of languages) {
  const { adminProperties, adminFeatured: t, admin } = words[language];
  const { grid } = adminProperties;

  test.describe(`cards of staff (${language})`, () => {
    test('are closed without a session, and say so [A-059]', async ({ page }) => {
      await page.goto(`/${language}`);
      await chooseLanguage(page, language);
      await page.goto('/admin/properties');
      await expect(page.getByText(admin.denied.properties)).toBeVisible();
    });

    test('show what the site answers, past every cache [A-016 A-078 A-079 A-080 A-081 A-082 A-215 A-338 A-339]', async ({
      page,
    }) => {
      await signIn(page, language);
      await waitForListings(page);
      const asked: Record<string, string>[] = [];
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(list, async (route) => {
        asked.push({ ...(await route.request().allHeaders()), url: route.request().url() });
        await held;
        const answer = await route.fetch();
        const body = (await answer.json()) as { properties: { status: string; isFeatured: boolean }[] };
        Object.assign(body.properties[0]!, { status: 'available', isFeatured: true });
        await route.fulfill({ json: body });
      });
      await page.goto('/admin/properties');
      await expect(page.locator('[data-card-skeleton]')).toHaveCount(9);
      release();
      const status = page.getByRole('region', { name: grid.status.title });
      await expect(status.getByText(grid.status.ok)).toBeVisible();
      const card = page.locator('main li').first();
      await expect(card.getByText(adminProperties.status.available, { exact: true })).toBeVisible();
      await expect(card.getByText(adminProperties.featured, { exact: true })).toBeVisible();
      await expect(card.getByRole('heading')).toHaveText(/\S/);
      await expect(card).toContainText('QR');
      expect(asked[0]).toMatchObject({
        'cache-control': 'no-cache',
        pragma: 'no-cache',
        cookie: expect.stringMatching(/./),
      });
      expect(asked[0]?.['url']).toMatch(/[?&]t=\d+/);
      await page.getByRole('button', { name: grid.refresh }).click();
      await expect.poll(() => asked.length).toBe(2);
      await page.getByRole('link', { name: adminProperties.add }).click();
      await expect(page.getByRole('dialog', { name: adminProperties.form.addTitle })).toBeVisible();
    });

    test('a picture that is broken is replaced [A-083]', async ({ page }) => {
      await signIn(page, language);
      await waitForListings(page);
      await page.route(/\/media\//, (route) => route.abort());
      await page.goto('/admin/properties');
      await expect(page.locator('main li').first().getByText(grid.noImage)).toBeVisible();
    });

    test('failures and emptiness are told apart [A-340 A-341 A-400 A-401 A-402 A-403]', async ({ page }) => {
      await signIn(page, language);
      const answers: object[] = [
        { status: 503, json: { code: 'server.unavailable', detail: 'Away' }, contentType: 'application/problem+json' },
        { json: { properties: 'none' } },
        { json: [] },
      ];
      await page.route(list, (route) => route.fulfill(answers.shift() ?? { json: [] }));
      await page.goto('/admin/properties');
      await expect(page.getByRole('heading', { name: grid.errorTitle })).toBeVisible();
      await expect(page.getByText('HTTP 503: Away')).toBeVisible();
      await expect(page.getByRole('button', { name: grid.reload })).toBeVisible();
      await page.getByRole('button', { name: grid.retry }).click();
      await expect(page.getByText(grid.invalid)).toBeVisible();
      await page.getByRole('button', { name: grid.retry }).click();
      await expect(page.getByText(grid.emptyStatus)).toBeVisible();
      await expect(page.getByRole('heading', { name: grid.emptyTitle })).toBeVisible();
      await expect(page.getByText(grid.emptyText)).toBeVisible();
      await expect(page.getByRole('button', { name: grid.checkAgain })).toBeVisible();
    });
  });

  test.describe(`featured of staff (${language})`, () => {
    test.beforeEach(async ({ page }) => {
      await signIn(page, language);
      await waitForListings(page);
      await callAs(page, 'POST', '/api/admin/properties/featured/clear');
    });

    test('toggles, six at random, an order, none; the home page follows [A-004 A-018 A-089 A-090 A-091 A-092 A-093 A-247 A-248 A-249 A-250 A-251 A-443]', async ({
      page,
      context,
    }) => {
      const home = async (): Promise<number[]> =>
        ((await callAs(page, 'GET', '/api/properties/featured')) as { id: number }[]).map(({ id }) => id);
      await page.goto(manager);
      await expect(page.getByText(t.auto.text)).toBeVisible();
      await expect(page.getByText(t.auto.now)).toBeVisible();
      expect(await home()).toHaveLength(6);

      const first = page.getByRole('switch').first();
      await first.click();
      await expectToast(page, t.toast.on);
      await expect(first).toBeChecked();
      await expect(page.locator('main ol > li')).toHaveCount(1);
      expect(await home()).toHaveLength(1);

      await page.getByRole('button', { name: t.random }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.random }).click();
      await expect(page.locator('main ol > li')).toHaveCount(6);
      const before = await home();
      await page.locator('main ol > li').first().getByRole('button').first().press('End');
      await expect.poll(home).toEqual([...before.slice(1), before[0]]);

      // on the page of visitors within two seconds
      const visitor = await context.newPage();
      await visitor.waitForTimeout(2_000);
      await visitor.goto('/en');
      await expect(visitor.locator(`a[href$="/properties/${String(before[1])}"]`).first()).toBeAttached();
      await visitor.close();

      await page.getByRole('button', { name: t.clear }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.clear }).click();
      await expectToast(page, t.toast.cleared);
      await expect(page.getByText(t.auto.now)).toBeVisible();
    });

    test.afterEach(async ({ page }) => {
      // what the home page shows is tested elsewhere
      await page.unrouteAll();
      await callAs(page, 'POST', '/api/admin/properties/featured/clear');
    });

    test('failures are said in their words [A-407 A-408 A-409]', async ({ page }) => {
      await page.goto(manager);
      await page.getByRole('switch').first().click();
      await expectToast(page, t.toast.on);
      await page.route(/\/featured(\/|$)/, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '' }),
      );
      await page.getByRole('switch').nth(1).click();
      await expectToast(page, t.toast.failed);
      await page.getByRole('button', { name: t.random }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.random }).click();
      await expectToast(page, t.toast.randomFailed);
      await page.getByRole('button', { name: t.clear }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.clear }).click();
      await expectToast(page, t.toast.clearFailed);
    });
  });
}
