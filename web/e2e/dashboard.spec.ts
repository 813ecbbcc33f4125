/** The dashboard with its tabs, and the older one with six cards. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { expectToast, waitForListings } from './support/property-admin.ts';
import { chooseLanguage, signIn } from './support/staff.ts';
import { test } from './support/test.ts';

/** Answers the badge's call with one state. */
async function fakeSync(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route('**/api/sandbox/sync-status**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } });
  });
}

async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
}

for (const language of languages) {
  const text = words[language];
  const { admin, adminDashboard, adminProperties, adminLeads, adminCrm, adminFeatured, adminTable } = text;

  test.describe(`dashboard (${language})`, () => {
    test('title, figures, language, way back and sign-out [A-001 A-010 A-014 A-033 A-035 A-036 A-037 A-038 A-039]', async ({
      page,
    }) => {
      // the first pull may still go on
      test.setTimeout(150_000);
      await signIn(page, language);
      await waitForListings(page);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1, name: admin.overview.title })).toBeVisible();
      const stats = (await (await page.request.get('/api/admin/stats')).json()) as Record<string, number>;
      const number = new Intl.NumberFormat(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en').format;
      for (const [label, value] of [
        [admin.overview.properties, stats['totalProperties']],
        [admin.overview.leads, stats['totalLeads']],
        [admin.overview.agents, stats['totalAgents']],
      ] as const)
        await expect(page.getByText(label, { exact: true }).first().locator('..')).toContainText(number(value ?? -1));
      await expect(page.locator('dt', { hasText: admin.overview.crm }).locator('..')).toContainText(
        admin.overview.crmStates.success,
      );
      await expect(page.getByRole('link', { name: admin.header.website })).toHaveAttribute('href', `/${language}`);
      await expect(page.getByRole('link', { name: admin.header.logout })).toHaveAttribute('href', '/api/logout');
      const other = language === 'en' ? 'ar' : 'en';
      await page.getByRole('button', { name: admin.header.otherLanguage }).click();
      await expect(page.getByRole('heading', { level: 1, name: words[other].admin.overview.title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
    });

    test('the tabs in their order, one at a time, kept in the address, by keyboard [A-040 A-041 A-042 A-043 A-044 A-045 A-046 A-048 A-270]', async ({
      page,
    }) => {
      await signIn(page, language);
      const { tabs } = adminDashboard;
      const order = [
        tabs.properties,
        tabs.featured,
        tabs.leads,
        tabs.blog,
        tabs.crm,
        tabs.team,
        tabs.seo,
        tabs.social,
        tabs.settings,
      ];
      const strip = page.getByRole('tablist', { name: tabs.label });
      const shown = await strip.getByRole('tab').allTextContents();
      expect(shown).toEqual(order.filter((name) => shown.includes(name)));
      const only = async (name: string): Promise<void> => {
        await expect(strip.getByRole('tab', { selected: true })).toHaveText(name);
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
      };
      await only(tabs.properties);
      await expect(page.getByRole('button', { name: adminProperties.add })).toBeVisible();
      await page.getByRole('searchbox').first().fill('villa');
      await page.getByRole('searchbox').first().press('Enter');
      await expect(page).toHaveURL(/search=villa/);

      await strip.getByRole('tab', { name: tabs.leads, exact: true }).click();
      await expect(page).toHaveURL(/\/admin\?tab=leads$/);
      await only(tabs.leads);
      await expect(page.getByRole('heading', { level: 2, name: adminLeads.title, exact: true })).toBeVisible();
      await page.getByRole('tabpanel').getByLabel(adminLeads.filters.status, { exact: true }).selectOption('converted');
      await expect(page).toHaveURL(/tab=leads&status=converted/);
      await page.getByRole('button', { name: adminTable.clearFilters }).first().click();
      await expect(page).toHaveURL(/\/admin\?tab=leads$/);

      // arrows move along the strip, Enter opens
      await strip.getByRole('tab', { name: tabs.leads, exact: true }).focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await only(tabs.leads);
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await page.keyboard.press('Enter');
      await only(tabs.featured);
      const opens = page.waitForEvent('popup');
      await page.getByRole('link', { name: adminFeatured.open }).click();
      await expect((await opens).getByRole('heading', { level: 1, name: adminFeatured.title })).toBeVisible();

      for (const [id, name, title] of [
        ['blog', tabs.blog, text.adminBlog.title],
        ['team', tabs.team, text.adminTeam.title],
        ['social', tabs.social, text.adminSocial.title],
      ] as const) {
        await strip.getByRole('tab', { name, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/admin\\?tab=${id}$`));
        await only(name);
        await expect(page.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
      }

      await page.goto('/admin?tab=featured');
      await page.goto('/admin?tab=crm');
      await only(tabs.crm);
      await expect(page.getByText(adminCrm.auto)).toBeVisible();
      await page.goBack();
      await only(tabs.featured);
      await page.reload();
      await only(tabs.featured);
    });

    test('the badge says how the last sync ended, and the button syncs [A-034 A-225 A-255 A-256 A-257 A-258 A-383]', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await signIn(page, language);
      await waitForListings(page);
      await page.goto('/admin');
      const { sync } = adminDashboard;
      const badge = page.locator('[data-sync-status]');
      await expect(badge).toHaveAttribute('data-sync-status', 'success');
      await expect(badge).toContainText(sync.states.success);
      await expect(badge.locator('svg.lucide-circle-check')).toBeVisible();
      await expect(badge.locator('span')).toHaveClass(/bg-palm-700/);
      await page.getByRole('button', { name: sync.action }).click();
      const done = sync.done.split('{{')[0]!.trim();
      await expect(page.getByRole('listitem').filter({ hasText: done })).toBeVisible({ timeout: 40_000 });
      if (language === 'en')
        await expect(page.getByRole('listitem').filter({ hasText: done })).toHaveText(
          /Synced [\d,]+ properties \(\d+ new\) in [\d.]+ s/,
        );
      for (const [status, look, icon] of [
        ['error', /danger/, 'circle-x'],
        ['running', /sky/, 'loader-circle'],
        ['never', /sand/, 'clock'],
      ] as const) {
        await page.unrouteAll({ behavior: 'wait' });
        await fakeSync(page, status === 'never' ? { status, lastSync: null } : { status });
        await page.reload();
        await expect(badge).toContainText(sync.states[status]);
        await expect(badge.locator('span')).toHaveClass(look);
        await expect(badge.locator(`svg.lucide-${icon}`)).toBeVisible();
      }
    });

    test('a sync that fails says so [A-416]', async ({ page }) => {
      await signIn(page, language);
      await waitForListings(page);
      await page.route('**/api/seed-sandbox-properties', (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          json: { code: 'server.unavailable', detail: 'Not now' },
        }),
      );
      await page.goto('/admin');
      await page.getByRole('button', { name: adminDashboard.sync.action }).click();
      await expectToast(page, adminDashboard.sync.failed);
    });

    test('six cards, the site and the way out at /dashboard [A-021 A-023 A-024 A-026 A-027 A-028]', async ({
      page,
    }) => {
      await page.goto(`/${language}`);
      await chooseLanguage(page, language);
      await page.goto('/dashboard');
      await expect(page.getByText(admin.denied.text)).toBeVisible();
      await signIn(page, language);
      await page.goto('/dashboard');
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1, name: adminDashboard.cards.title })).toBeVisible();
      const cards = main.getByRole('listitem').getByRole('link');
      await expect(cards).toHaveCount(6);
      await expect(main.locator('a[href="/admin/sandbox"]')).toBeVisible();
      const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(targets).toEqual([
        '/admin/properties',
        '/admin/agents',
        '/admin/blog',
        '/admin/leads',
        '/admin/sandbox',
        '/admin/analytics',
      ]);
      await expect(main.getByRole('link', { name: adminDashboard.cards.site })).toHaveAttribute('href', '/');
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        await expectNoSideways(page);
      }
      await main.getByRole('link', { name: adminDashboard.cards.logout }).click();
      await page.waitForURL(/\/en$/);
      expect((await page.request.get('/api/admin/stats')).status()).toBe(401);
    });

    for (const width of [390, 1440])
      test(`nothing for axe to find in any tab at ${String(width)} px`, async ({ page }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await signIn(page, language);
        // a screen may have tabs of its own
        const strip = page.getByRole('tablist', { name: adminDashboard.tabs.label });
        const names = await strip.getByRole('tab').allTextContents();
        for (const name of names) {
          await strip.getByRole('tab', { name, exact: true }).click();
          await expect(strip.getByRole('tab', { selected: true })).toHaveText(name);
          await expect(strip.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.95 });
          await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectAccessible(page);
          await expectNoSideways(page);
        }
      });
  });
}
