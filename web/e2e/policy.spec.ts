/** That no page breaks its policy is asked by every test (support/test.ts); these go where others do not. */
import { expect, type Page } from '@playwright/test';
import { staffPaths } from '../testing/staff-paths.ts';
import { languages, words } from '../testing/words.ts';
import { publicPaths } from './support/public-paths.ts';
import { restoreSettings } from './support/restore-settings.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test, untilAlive, untilLoaded } from './support/test.ts';

const paths = [...staffPaths, '/admin?tab=featured', '/admin/properties-table?dialog=add', '/admin/blog?dialog=add'];

/** The browser itself refuses: that the policy is there is not enough. */
async function expectGuarded(other: Page): Promise<void> {
  // a page of its own: what it is refused here is meant
  const page = await other.context().newPage();
  await page.goto(other.url());
  const guarded = await page.evaluate(() => {
    const free = (use: () => void): boolean => {
      try {
        use();
        return true;
      } catch {
        return false;
      }
    };
    const script = document.createElement('script');
    return {
      markup: free(() => (document.createElement('div').innerHTML = '<b>x</b>')),
      address: free(() => (script.src = 'https://other.example/a.js')),
      code: free(() => (script.textContent = 'window.broken = true')),
    };
  });
  expect(guarded).toEqual({ markup: false, address: false, code: false });
  await page.close();
}

for (const language of languages) {
  test(`no page of the site breaks its policy, opened or come to by a link (${language}) [M-761 M-762]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    for (const path of await publicPaths(request, language)) {
      await page.goto(path);
      await untilLoaded(page);
      expect(await page.locator('style:not([nonce])').count()).toBe(0);
    }
    // React makes the structured data of the next page
    const { nav } = words[language].shell;
    await page.goto(`/${language}/about`);
    await page.getByRole('navigation').getByRole('link', { name: nav.contact, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/contact$`));
    await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
    await page.getByRole('navigation').getByRole('link', { name: nav.blog, exact: true }).first().click();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.locator('.prose')).toBeVisible();
    await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  });

  test(`no page of staff breaks its policy or loads from another host (${language}) [M-761 M-762]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const outside = requestsElsewhere(page);
    await asStaff(page, language);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await untilLoaded(page);
    }
    expect(outside).toEqual([]);
  });
}

/** Filled while the page is used. */
function requestsElsewhere(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url());
  });
  return outside;
}

test('an open dialog keeps the page still, and its style is let through [M-762]', async ({ page }) => {
  await asStaff(page, 'en');
  await page.goto('/admin/properties-table?dialog=add');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expectGuarded(page);
});

test('alone: where visits are measured and a visitor agreed, nothing of it goes on into the admin [M-763]', async ({
  page,
}) => {
  const outside = requestsElsewhere(page);
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.measured = 1' }),
  );
  await asStaff(page, 'en');
  await page.goto('/admin');
  const marketing = {
    googleAnalytics: { enabled: true, id: 'G-TEST123456' },
    metaPixel: { enabled: true, id: '1234567890' },
    tiktokPixel: { enabled: false, id: null },
  };
  try {
    const saved = await staffCall(page, 'PUT', '/api/admin/settings/marketing', marketing);
    expect(saved.status(), await saved.text()).toBe(200);
    // the site hears of it within seconds
    await expect
      .poll(async () => (await page.request.get('/en/about')).text(), { timeout: 20_000 })
      .toContain('G-TEST123456');
    await page.goto('/en/about');
    const { consent } = words.en.shell;
    await page
      .getByRole('region', { name: consent.label })
      .getByRole('button', { name: consent.accept, exact: true })
      .click();
    await expect.poll(() => page.evaluate(() => 'measured' in window)).toBe(true);
    await expect.poll(() => outside.some((url) => url.includes('connect.facebook.net'))).toBe(true);
    outside.length = 0;
    await page.goto('/en/about');
    // by a link of the site where it has one, else by the address
    const way = page.locator('a[href^="/admin"]');
    if ((await way.count()) > 0) await way.first().click();
    else await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin/);
    await untilAlive(page);
    await expect(page.getByRole('heading', { name: words.en.adminToday.title, exact: true })).toBeVisible();
    await untilLoaded(page);
    expect(await page.evaluate(() => ['measured', 'gtag', 'fbq'].filter((name) => name in window))).toEqual([]);
    outside.length = 0;
    for (const path of ['/admin/leads', '/admin/settings', '/admin/analytics']) {
      await page.goto(path);
      await untilLoaded(page);
    }
    await expectGuarded(page);
    expect(outside).toEqual([]);
  } finally {
    await restoreSettings(page);
  }
});
