/** What stands around every page: navigation, menu, language, footer, and the pages for addresses that lead nowhere. */
import { expect, type Page } from '@playwright/test';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const language of languages) {
  const text = words[language];
  const other = language === 'ar' ? 'en' : 'ar';
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const pages = [
    ['home', ''],
    ['properties', '/properties'],
    ['services', '/services'],
    ['team', '/team'],
    ['blog', '/blog'],
    ['about', '/about'],
    ['contact', '/contact'],
  ] as const;

  test(`the navigation leads to seven pages and lights the one that is open (${language}) [P-001 P-010 P-011 P-013 P-017 P-032 P-033]`, async ({
    page,
  }) => {
    await page.goto(`/${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const navigation = page.getByRole('navigation', { name: text.shell.nav.label }).first();
    await expect(navigation.getByRole('link')).toHaveText(pages.map(([name]) => text.shell.nav[name]));
    for (const [name, path] of pages) {
      await navigation.getByRole('link', { name: text.shell.nav[name], exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(navigation.locator('[aria-current=page]')).toHaveText([text.shell.nav[name]]);
    }
    for (const [, path] of pages.slice(1)) {
      const answer = await page.request.get(path);
      expect([path, answer.status()]).toEqual([path, 200]);
    }
  });

  test(`the menu of small screens slides in from where lines end and closes on a choice (${language}) [P-034 P-035 P-036 P-037 P-276]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}`);
    const opener = page.getByRole('button', { name: text.shell.nav.openMenu });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener.click();
    const menu = page.getByRole('dialog', { name: text.shell.nav.menuTitle });
    await expect(menu).toBeVisible();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(280);
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(language === 'ar' ? 0 : 110);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.setViewportSize({ width: 700, height: 844 });
    await opener.click();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(320);
    await menu.getByRole('link', { name: text.shell.nav.about }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/about$`));
    await expect(menu).toBeHidden();
  });

  test(`the footer names pages, the office and the door for staff (${language}) [P-038 P-039 P-042 P-043 P-044 P-301]`, async ({
    page,
  }) => {
    await page.goto(`/${language}/contact`);
    const footer = page.getByRole('contentinfo');
    for (const path of ['/properties', '/agents', '/blog', '/about', '/privacy', '/terms'])
      await expect(footer.locator(`a[href="/${language}${path}"]`)).toBeVisible();
    await expect(footer).toContainText('2025');
    await expect(footer.locator('a[href^="tel:+974"]')).toBeVisible();
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(footer).toContainText(language === 'ar' ? 'لوسيل' : 'Lusail');
    await expect(footer.locator('a[target=_blank]')).not.toHaveCount(0);
    const door = footer.getByRole('link', { name: text.shell.footer.adminLogin });
    await expect(door).toHaveAttribute('href', '/admin-login');
    await door.click();
    await expect(page.getByRole('heading', { name: text.adminAuth.title })).toBeVisible();
  });

  test(`the footer knows who is signed in (${language}) [P-040 P-041 P-240]`, async ({ page }) => {
    await signIn(page, language);
    await page.goto(`/${language}/contact`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(text.shell.footer.adminPanel)).toBeVisible();
    for (const name of [text.shell.footer.dashboard, text.shell.footer.adminPanel])
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/admin');
    await expect(footer.getByText(text.shell.footer.adminLogin)).toHaveCount(0);
  });

  test(`the language switcher keeps page and query (${language}) [P-045 P-047 P-048 P-049 P-050 P-251 P-272 P-273]`, async ({
    page,
  }) => {
    const switcher = page.locator(`header a[hreflang="${other}"]`);
    const first = await page.request.get('/api/properties?limit=1');
    const { properties } = (await first.json()) as { properties: { id: number }[] };
    const id = String(properties[0]?.id);
    const from = language === 'ar' ? '/ar' : '/en';
    for (const path of ['/properties?sort=price-low&type=Rent', `/properties/${id}`, '/about']) {
      await page.goto(from + path);
      await switcher.click();
      const target = language === 'ar' ? path : `/ar${path}`;
      await expect(page).toHaveURL((url) => url.pathname + url.search === target);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
      expect(await stored(page, 'language')).toBe(other);
    }
  });

  test(`an unknown address and a broken page have words and a way back (${language}) [P-031]`, async ({ page }) => {
    for (const path of ['/nothing-here', '/properties/1/2/3', '/blog/a/b']) {
      expect((await page.goto(`/${language}${path}`))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: text.shell.notFound.title })).toBeVisible();
      await expect(page.getByText(text.shell.notFound.message)).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: text.shell.notFound.home }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
  });
}

test('a button pressed before the page is alive does what it says once it is [P-034]', async ({ context }) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  let release: (value?: unknown) => void = () => undefined;
  const scripts = new Promise((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', (route) => scripts.then(() => route.continue()));
  await page.goto('/en', { waitUntil: 'commit' });
  await page.getByRole('button', { name: words.en.shell.nav.openMenu }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: words.en.shell.nav.menuTitle })).toBeVisible();
});

test('the language is that of the path, else the stored one, else English [P-012 P-046 P-051 P-271]', async ({
  page,
}) => {
  const lang = page.locator('html');
  await page.goto('/areas');
  await expect(lang).toHaveAttribute('lang', 'en');
  await page.goto('/about');
  await expect(lang).toHaveAttribute('lang', 'en');
  await page.goto('/ar');
  await expect.poll(() => stored(page, 'language')).toBe('ar');
  for (const path of ['/about', '/areas', '/privacy']) {
    await page.goto(path);
    await expect(lang).toHaveAttribute('lang', 'ar');
  }
  await page.goto('/ar');
  await page.locator('header a[hreflang="en"]').click();
  await expect(page).toHaveURL(/\/en$/);
  await page.goto('/en');
  await page.locator('header a[hreflang="ar"]').click();
  await expect(page).toHaveURL(/\/ar$/);
});

test('the bare address says where it leads, forgets the language and keeps what was chosen [P-014 P-015 P-016]', async ({
  page,
}) => {
  await page.goto('/ar');
  await page.evaluate(() => {
    localStorage.setItem('currency', 'USD');
    localStorage.setItem('savedListings', '[7]');
    sessionStorage.setItem('scrap', '1');
  });
  await expect.poll(() => stored(page, 'language')).toBe('ar');
  // the English home would store its own language
  await page.route('**/en', (route) => route.fulfill({ contentType: 'text/html', body: '<p>English</p>' }));
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  expect(await stored(page, 'language')).toBeNull();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('language');
  expect(await stored(page, 'savedListings')).toBe('[7]');
  expect(await stored(page, 'currency')).toBe('USD');
  expect(await page.evaluate(() => sessionStorage.getItem('scrap'))).toBeNull();
  const answer = await page.request.get('/', { maxRedirects: 0 });
  expect(await answer.text()).toContain(words.en.shell.redirect.message);
});

test('the social block says that it loads, that there is none, and draws each platform [P-204 P-205 P-230]', async ({
  page,
}) => {
  const names = [
    'facebook',
    'instagram',
    'x',
    'linkedin',
    'youtube',
    'whatsapp',
    'telegram',
    'tiktok',
    'snapchat',
    'pinterest',
    'mastodon',
  ];
  let answer: unknown[] = [];
  let release = () => {};
  let held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/social-media', async (route) => {
    await held;
    await route.fulfill({ json: answer });
  });
  await page.goto('/en/contact');
  const block = page.getByRole('region', { name: words.en.contact.social.title });
  await expect(block.getByText(words.en.shell.social.loading)).toBeVisible();
  release();
  await expect(block.getByText(words.en.shell.social.none)).toBeVisible();
  answer = names.map((platform, n) => ({
    id: n + 1,
    platform,
    displayName: platform,
    url: `https://${platform}.example/`,
    isActive: true,
    sortOrder: n,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }));
  held = Promise.resolve();
  await page.reload();
  await expect(block.getByRole('link')).toHaveCount(names.length);
  const drawings = await block.locator('svg path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(drawings).size).toBe(names.length);
});

test('toasts: one at a time, five seconds, F8, at most 420 px [P-394 P-395 P-398 P-399]', async ({ page }) => {
  await page.goto('/en/about');
  const { invalid, subscribe } = words.en.newsletter;
  const button = page.getByRole('button', { name: subscribe });
  await page.clock.install();
  await button.click();
  const toast = page.getByText(invalid, { exact: true });
  await expect(toast).toHaveCount(1);
  await button.click();
  await expect(toast).toHaveCount(1);
  const box = await page.locator('[data-radix-collection-item]').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect(
    await page
      .locator('ol')
      .last()
      .evaluate((list) => getComputedStyle(list).position),
  ).toBe('fixed');
  await page.keyboard.press('F8');
  await expect(page.locator('ol').last()).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(4_000);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
});

test('a toast is swiped away to the right after 50 px, not before [P-397]', async ({ page }) => {
  await page.goto('/en/about');
  await page.getByRole('button', { name: words.en.newsletter.subscribe }).click();
  const toast = page.locator('[data-radix-collection-item]');
  await expect(toast).toBeVisible();
  const swipe = async (by: number) => {
    const box = (await toast.boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 5; step += 1)
      await page.mouse.move(box.x + 60 + (by * step) / 5, box.y + box.height / 2);
    await page.mouse.up();
  };
  await swipe(44);
  await page.waitForTimeout(400);
  await expect(toast).toBeVisible();
  await swipe(70);
  await expect(toast).toBeHidden({ timeout: 1_500 });
});

test('a tooltip waits 700 ms, and 300 ms long no longer at the next one [P-400]', async ({ page }) => {
  await page.goto('/en/contact');
  const button = page.getByRole('main').getByRole('button', { name: words.en.leadForm.captcha.refresh });
  const tooltip = page.getByRole('tooltip');
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  const leave = () => page.mouse.move(0, 0);

  await button.hover();
  await page.clock.runFor(600);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tooltip).toHaveText(words.en.leadForm.captcha.refresh);

  await leave();
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(200);
  await button.hover();
  await page.clock.runFor(50);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);

  await leave();
  await button.hover();
  await page.clock.runFor(50);
  await expect(tooltip).toBeVisible();

  await leave();
  await page.clock.runFor(400);
  await button.hover();
  await page.clock.runFor(600);
  await expect(tooltip).toHaveCount(0);
});
