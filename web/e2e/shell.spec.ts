/** What needs a browser: place, whole page loads, the time before a page is alive. */
import { expect, type Page } from '@playwright/test';
import { languages, words } from '../testing/words.ts';
import { switchLanguage } from './support/switch-language.ts';
import { test } from './support/test.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const language of languages)
  test(`the menu of small screens slides in from where lines end (${language}) [P-034 P-035 P-036]`, async ({
    page,
  }) => {
    const text = words[language];
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}`);
    const opener = page.getByRole('button', { name: text.shell.nav.openMenu });
    await opener.click();
    const menu = page.getByRole('dialog', { name: text.shell.nav.menuTitle });
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(280);
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(language === 'ar' ? 0 : 110);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.setViewportSize({ width: 700, height: 844 });
    await opener.click();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(320);
  });

test('the language switcher keeps page and query, forgets nothing else, and a bare address follows it [P-012 P-016 P-050 P-251 P-273]', async ({
  page,
}) => {
  const html = page.locator('html');
  const lists: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/properties') lists.push(url.searchParams.get('language'));
  });
  await page.goto('/en/contact');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.en.shell.nav.properties, exact: true })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/en/properties?sort=price-low&type=Rent');
  await switchLanguage(page, 'ar');
  await expect(page).toHaveURL(/\/ar\/properties\?sort=price-low&type=Rent$/);
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => stored(page, 'language')).toBe('ar');
  // the next list is asked for anew
  await page.getByRole('link', { name: words.ar.listing.card.details }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.ar.shell.nav.properties, exact: true })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  // the address changes first
  await expect.poll(() => lists).toEqual(['en', 'ar']);
  await switchLanguage(page, 'en');
  // English has no prefix: the stored language counts
  await expect(page).toHaveURL(/:\d+\/properties$/);
  await expect(html).toHaveAttribute('lang', 'en');
  await page.evaluate(() => localStorage.setItem('savedListings', '[7]'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  expect(await stored(page, 'savedListings')).toBe('[7]');
});

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

test('a toast lies over the page, at most 420 px wide, and a swipe of 50 px to the right takes it away [P-397 P-398 P-399]', async ({
  page,
}) => {
  await page.goto('/en/about');
  await page.getByRole('button', { name: words.en.newsletter.subscribe }).click();
  const toast = page.locator('li[data-variant]');
  await expect(toast).toBeVisible();
  const place = toast.locator('..');
  expect((await toast.boundingBox())!.width).toBeLessThanOrEqual(420);
  await expect(place).toHaveCSS('position', 'fixed');
  // a focused toast waits
  await page.keyboard.press('F8');
  await expect(place).toBeFocused();
  const swipe = async (by: number) => {
    const box = (await toast.boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 5; step += 1)
      await page.mouse.move(box.x + 60 + (by * step) / 5, box.y + box.height / 2);
    await page.mouse.up();
  };
  await swipe(44);
  // Radix says how a swipe ended
  await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  await expect(toast).toHaveAttribute('data-state', 'open');
  await swipe(70);
  await expect(toast).toBeHidden();
});
