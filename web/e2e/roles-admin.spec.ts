/** Every screen of the admin as each role sees it: nothing is asked that would be refused, and what cannot be loaded says so. */
import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { type Language, languages, words } from './support/messages.ts';
import { staffCall } from './support/staff-call.ts';
import { chooseLanguage, signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const password = 'a long and good one';
const screens = [
  '/admin',
  '/admin?tab=featured',
  '/admin?tab=leads',
  '/admin?tab=blog',
  '/admin?tab=crm',
  '/admin?tab=team',
  '/admin?tab=seo',
  '/admin?tab=social',
  '/admin/properties-table',
  '/admin/properties',
  '/admin/featured-properties',
  '/admin/leads',
  '/admin/blog',
  '/admin/agents',
  '/admin/social-media',
  '/admin/crm-status',
  '/admin/deliveries',
  '/admin/sandbox',
  '/admin/analytics',
  '/admin/seo',
  '/admin/users',
  '/admin/audit',
  '/admin/account',
  '/dashboard',
];
/** What each role may not look at. */
const closed: Record<'editor' | 'agent', RegExp> = {
  editor: /leads$|\/(users|audit)$/,
  agent: /\/(users|audit)$/,
};

/** Somebody of this role in a browser of their own; the administrator's page invites them. */
async function personOf(admin: Page, browser: Browser, role: string, language: Language): Promise<Page> {
  const name = `${role}-${String(Date.now())}`;
  const invited = await staffCall(admin, 'POST', '/api/users', {
    email: `${name}@example.com`,
    firstName: 'Noor',
    lastName: '',
    role,
    language,
  });
  const { link } = (await invited.json()) as { link: { url: string } | string };
  const token = (typeof link === 'string' ? link : link.url).split('#')[1];
  const page = await (await browser.newContext()).newPage();
  const base = new URL(admin.url()).origin;
  const body = { token, username: name, password, confirmation: password };
  const used = await page.request.post(`${base}/api/auth/access-link/use`, { data: body, headers: { origin: base } });
  expect(used.status()).toBe(204);
  await page.goto(`${base}/${language}`);
  await chooseLanguage(page, language);
  const signedIn = await page.request.post(`${base}/api/auth/login`, {
    data: { username: name, password },
    headers: { origin: base },
  });
  expect(signedIn.status()).toBe(200);
  return page;
}

for (const role of ['editor', 'agent'] as const)
  test(`${role}: every screen opens or says that it may not be opened, and nothing is asked in vain [A-012 A-024 A-060 A-334]`, async ({
    page: admin,
    browser,
  }) => {
    test.setTimeout(240_000);
    await signIn(admin, 'en');
    const page = await personOf(admin, browser, role, 'en');
    const refused: string[] = [];
    page.on('response', (answer) => {
      if ([401, 403, 500].includes(answer.status())) refused.push(`${String(answer.status())} ${answer.url()}`);
    });
    const base = new URL(admin.url()).origin;
    const denied = page.getByText(words.en.admin.denied.noRole);
    for (const path of screens) {
      await page.goto(base + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      if (closed[role].test(path)) await expect(denied, path).toBeVisible();
      else await expect(denied, path).toHaveCount(0);
    }
    expect(refused).toEqual([]);
    await expect(page.getByRole('navigation').getByRole('link', { name: words.en.admin.nav.users })).toHaveCount(0);
    await page.context().close();
  });

test('somebody without a role sees that on every screen, and gets nothing [A-012 A-058 A-327]', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(admin, 'ar');
  const page = await personOf(admin, browser, 'user', 'ar');
  const base = new URL(admin.url()).origin;
  for (const path of ['/admin', '/admin?tab=seo', '/admin/leads', '/dashboard']) {
    await page.goto(base + path);
    await expect(page.getByText(words.ar.admin.denied.noRole)).toBeVisible();
    await expect(page.getByRole('link', { name: words.ar.admin.denied.home })).toBeVisible();
  }
  await expectAccessible(page);
  await page.context().close();
});

/** Lists whose failure is shown in place of them. */
const lists: [path: string, calls: RegExp][] = [
  ['/admin', /\/api\/admin\/(stats|properties)/],
  ['/admin/featured-properties', /\/api\/admin\/properties/],
  ['/admin/leads', /\/api\/leads/],
  ['/admin/blog', /\/api\/blog-posts/],
  ['/admin/agents', /\/api\/agents/],
  ['/admin/social-media', /\/api\/social-media/],
  ['/admin/crm-status', /\/api\/sandbox\/sync-status/],
  ['/admin/deliveries', /\/api\/admin\/deliveries/],
  ['/admin/seo', /\/api\/admin\/seo/],
  ['/admin/analytics', /\/api\/admin\/analytics/],
  ['/admin/users', /\/api\/users/],
  ['/admin/audit', /\/api\/audit/],
];

for (const language of languages)
  test(`a list that cannot be loaded says so and tries again (${language}) [A-398]`, async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, language);
    for (const [path, calls] of lists) {
      await page.route(
        (url) => calls.test(url.pathname),
        (route) =>
          route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            json: { code: 'server.unavailable', detail: 'Not now' },
          }),
      );
      await page.goto(path);
      const failure = page.getByRole('alert').first();
      await expect(failure, path).toBeVisible({ timeout: 20_000 });
      await expect(failure.getByRole('button').first(), path).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // a page may hold several lists, each with its own way to try again
      const again = page.getByRole('alert').getByRole('button');
      await expect(async () => {
        if ((await again.count()) > 0) await again.first().click();
        await expect(page.getByRole('alert'), path).toHaveCount(0, { timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
    }
  });
