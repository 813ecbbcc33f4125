/** The public pages: language, address, filters, reading without scripts, accessibility. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

test('the bare address leads to the English site', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
});

test('an unknown address is 404, a missing listing too', async ({ page }) => {
  expect((await page.goto('/en/nothing-here'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: words.en.shell.notFound.title })).toBeVisible();
  expect((await page.goto('/en/properties/99999999'))?.status()).toBe(404);
  await expect(page.getByText(words.en.listing.detail.notFoundText)).toBeVisible();
});

test('a page without prefix follows the stored choice', async ({ page }) => {
  for (const language of ['ar', 'en'] as const) {
    await page.goto(`/${language}`);
    // the choice is stored as soon as the page's scripts run
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(language);
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

for (const language of languages) {
  test.describe(language, () => {
    const text = words[language];

    test('filters and pages live in the address and survive a reload', async ({ page }) => {
      await page.goto(`/${language}/properties?type=Rent&category=commercial&sort=price-low`);
      const summary = page
        .getByRole('status')
        .filter({ hasText: /[\d٠-٩]/ })
        .first();
      await expect(summary).toBeVisible();
      const first = await page.getByRole('article').first().textContent();
      await page.goto(`/${language}/properties?type=Rent&category=commercial&sort=price-low&page=2`);
      const second = await page.getByRole('article').first().textContent();
      expect(second).not.toBe(first);
      await page.reload();
      expect(await page.getByRole('article').first().textContent()).toBe(second);
      await page.goBack();
    });

    test('cheapest first is the cheapest of all', async ({ page, request }) => {
      const answer = await request.get('/api/properties?type=Rent&sort=price-low&limit=1000');
      const { properties } = (await answer.json()) as { properties: { id: number; price: string }[] };
      const prices = properties.map(({ price }) => Number(price));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      await page.goto(`/${language}/properties?type=Rent&sort=price-low`);
      const link = page.getByRole('article').first().getByRole('link', { name: text.listing.card.details });
      await expect(link).toHaveAttribute('href', new RegExp(`/${language}/properties/${String(properties[0]?.id)}$`));
    });

    test('says so when nothing was found', async ({ page }) => {
      await page.goto(`/${language}/properties?city=Nowhereville`);
      await expect(page.getByRole('heading', { name: text.listing.list.empty })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: text.common.contactUs })).toBeVisible();
    });

    for (const width of [390, 1440])
      test(`nothing for axe to find at ${String(width)} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of ['', '/properties', '/contact', '/properties?city=Nowhereville', '/no-such-page']) {
          await page.goto(`/${language}${path}`);
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect({ path, overflow }).toEqual({ path, overflow: 0 });
        }
        await page.goto(`/${language}/properties`);
        await page.getByRole('link', { name: text.listing.card.details }).first().click();
        await expect(page).toHaveURL(/\/properties\/\d+$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`pages read and filter (${language})`, async ({ page }) => {
      await page.goto(`/${language}/properties`);
      await expect(page.getByRole('article')).toHaveCount(12);
      await page.getByRole('link', { name: words[language].listing.card.details }).first().click();
      await expect(page).toHaveURL(/\/properties\/\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`/${language}/properties`);
      await page
        .getByLabel(words[language].search.location)
        .first()
        .fill(language === 'ar' ? 'لوسيل' : 'Lusail');
      await page.getByRole('button', { name: words[language].search.submit, exact: true }).first().click();
      await expect(page).toHaveURL(/city=/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
});
