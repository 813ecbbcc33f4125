/** The search of the home page: what it offers, and where it leads. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { type Language, languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

interface Facets {
  categories: { value: string; label: string }[];
  subCategories: { value: string; label: string; count: number }[];
}

const digits = (text: string, language: Language) =>
  language === 'en' ? text : text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

/** The form, once its scripts run. */
async function openHome(page: Page, language: Language) {
  await page.goto(`/${language}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(language);
  return page.getByRole('search', { name: words[language].search.formLabel });
}

for (const language of languages)
  test.describe(language, () => {
    const { search } = words[language];

    test('offers what the server has, and more behind a toggle [P-054 P-055 P-056 P-057 P-059 P-060 P-061 P-062 P-063 P-248 P-249 P-298 P-385 P-387]', async ({
      page,
      request,
    }) => {
      const form = await openHome(page, language);
      await expect(form.getByRole('radio', { name: search.rent })).toBeChecked();
      await expect(form.getByRole('radio', { name: search.buy })).not.toBeChecked();

      const answer = await request.get(`/api/property-categories?language=${language}`);
      const { categories, subCategories } = (await answer.json()) as Facets;
      expect(categories.length).toBeGreaterThan(1);
      await expect(form.getByLabel(search.category).getByRole('option')).toHaveText([
        search.all,
        ...categories.map(({ label }) => label),
      ]);
      await expect(form.getByLabel(search.type, { exact: true }).getByRole('option')).toHaveText([
        search.all,
        ...subCategories.map(({ label, count }) => `${label} (${digits(String(count), language)})`),
      ]);
      await expect(form.getByLabel(search.location)).toHaveAttribute('placeholder', search.locationPlaceholder);

      const bounds = [search.minPrice, search.maxPrice, search.minArea, search.maxArea].map((name) =>
        form.getByLabel(name),
      );
      const rooms = [search.bedrooms, search.bathrooms].map((name) => form.getByLabel(name));
      for (const field of [...bounds, ...rooms]) await expect(field).toBeHidden();
      const toggle = form.getByRole('button', { name: search.advanced });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await toggle.click();
      for (const field of [...bounds, ...rooms]) await expect(field).toBeVisible();
      for (const field of rooms)
        await expect(field.getByRole('option')).toHaveText([
          search.any,
          ...['1', '2', '3', '4+'].map((count) => digits(count, language)),
        ]);
      for (const field of bounds) {
        await expect(field).toHaveAttribute('inputmode', 'numeric');
        for (const [typed, valid] of [
          ['cheap', false],
          ['-5', false],
          ['5000', true],
          ['٥٠٠٠', true],
        ] as const) {
          await field.fill(typed);
          expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(valid);
        }
      }
      await form.getByRole('button', { name: search.hideAdvanced }).click();
      for (const field of [...bounds, ...rooms]) await expect(field).toBeHidden();
    });

    test('leads to the list with everything that was asked for, and calls nothing by itself [P-004 P-058 P-299 P-335 P-336 P-338]', async ({
      page,
    }) => {
      const form = await openHome(page, language);
      await page.waitForLoadState('networkidle');
      const calls: string[] = [];
      page.on('request', (call) => {
        const { pathname } = new URL(call.url());
        if (pathname.startsWith('/api/')) calls.push(`${call.method()} ${pathname}`);
      });
      await form.getByRole('button', { name: search.advanced }).click();
      await form.getByLabel(search.category).selectOption('residential');
      await form.getByLabel(search.type, { exact: true }).selectOption('apartment');
      await form.getByLabel(search.location).fill(language === 'en' ? 'The Pearl' : 'اللؤلؤة');
      await form.getByLabel(search.minPrice).fill(language === 'en' ? '1000' : '١٠٠٠');
      await form.getByLabel(search.maxPrice).fill('90000');
      await form.getByLabel(search.minArea).fill('40');
      await form.getByLabel(search.maxArea).fill('900');
      await form.getByLabel(search.bedrooms).selectOption('1');
      await form.getByLabel(search.bathrooms).selectOption('4+');
      expect(calls).toEqual([]);
      await form.getByRole('button', { name: search.submit, exact: true }).click();
      await expect(page).toHaveURL(/\/properties\?/);
      const url = new URL(page.url());
      expect(url.pathname).toBe(`/${language}/properties`);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        type: 'Rent',
        city: language === 'en' ? 'The Pearl' : 'اللؤلؤة',
        category: 'residential',
        subType: 'apartment',
        minPrice: '1000',
        maxPrice: '90000',
        minArea: '40',
        maxArea: '900',
        bedrooms: '1',
        bathrooms: '4+',
      });
      await expect(page.getByRole('heading', { level: 1, name: words[language].listing.list.title })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // the list asks for what it shows, by itself
      expect([...new Set(calls)].toSorted()).toEqual(['GET /api/properties', 'GET /api/property-categories']);
    });

    test('asks for sales when buying, and for nothing more than was filled in [P-336]', async ({ page }) => {
      const form = await openHome(page, language);
      await form.getByRole('radio', { name: search.buy }).check();
      await form.getByRole('button', { name: search.submit, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/properties\\?type=Sell$`));
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('suggests districts, and is worked by keyboard alone', async ({ page }) => {
      const form = await openHome(page, language);
      const place = language === 'en' ? 'Al Sadd' : 'السد';
      const list = await form.getByLabel(search.location).getAttribute('list');
      await expect(
        page
          .locator(`[id="${list ?? ''}"] option`)
          .filter({ hasText: place })
          .first(),
      ).toBeAttached();
      await form.getByRole('radio', { name: search.rent }).focus();
      await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
      await expect(form.getByRole('radio', { name: search.buy })).toBeChecked();
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
      await expect(form.getByLabel(search.location)).toBeFocused();
      await page.keyboard.type(place);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/type=Sell&city=/);
    });

    test('nothing for axe to find with the panel open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      const form = await openHome(page, language);
      await form.getByRole('button', { name: search.advanced }).click();
      await expect(form.getByLabel(search.minArea)).toBeVisible();
      await expectAccessible(page);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`the search is a plain form with everything in sight (${language})`, async ({ page }) => {
      const { search, listing } = words[language];
      await page.goto(`/${language}`);
      const form = page.getByRole('search', { name: search.formLabel });
      await form.getByLabel(search.minArea).fill(language === 'en' ? '100' : '١٠٠');
      await form.getByLabel(search.location).fill(language === 'en' ? 'lusial' : 'لوسبل');
      await form.getByRole('button', { name: search.submit, exact: true }).click();
      expect(new URL(page.url()).pathname).toBe(`/${language}/properties`);
      await expect(page.getByRole('heading', { level: 1, name: listing.list.title })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('status').first()).toContainText(language === 'en' ? 'Lusail' : 'لوسيل');
      await expect(page.getByRole('search').getByLabel(search.minArea)).toHaveValue('100');
    });
});
