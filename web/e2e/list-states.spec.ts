/** The list of properties when it is empty, loading, failing, and without scripts. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { summary } from './support/listings.ts';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

for (const language of languages)
  test.describe(language, () => {
    const { search, listing, common } = words[language];
    const list = `/${language}/properties`;

    test('an empty result says so and shows ways on [P-099 P-100 P-364]', async ({ page }) => {
      await page.goto(`${list}?city=${language === 'en' ? 'Al+Khor' : 'الخور'}&type=Rent&category=commercial`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: listing.list.empty })).toBeVisible();
      if (language === 'en') {
        await expect(main.getByRole('heading', { name: 'No Properties Found' })).toBeVisible();
        await expect(main.getByText('No properties found matching your criteria')).toBeVisible();
      }
      await expect(main.getByRole('link', { name: common.contactUs })).toHaveAttribute('href', `/${language}/contact`);
      await expectAccessible(page);
      const nearby = main.locator('div', { has: page.getByRole('heading', { name: search.suggest.places }) }).last();
      const place = nearby.getByRole('link').first();
      const count = /\(([\d٠-٩]+)\)$/.exec(await place.innerText())?.[1] ?? '';
      await place.click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(summary(page)).toContainText(count);
      await page.goto(`${list}?page=99`);
      await main.getByRole('link', { name: listing.list.firstPage }).click();
      await expect(page.getByRole('article')).toHaveCount(12);
    });

    test('twelve placeholders while loading; a failure keeps the place, says so and can be tried again [P-084 P-366]', async ({
      page,
    }) => {
      await page.goto(list);
      let open: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      await page.route('**/api/properties?*', async (route) => {
        await gate;
        await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' });
      });
      const logged = page.waitForEvent('console', {
        predicate: (message) => message.type() === 'error' && message.text().includes('list of properties'),
      });
      await page.getByLabel(search.sort.label).selectOption('price-high');
      await expect(page.getByTestId('card-skeleton')).toHaveCount(12);
      await expect(summary(page)).toHaveText(common.loading);
      open();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: listing.list.empty })).toBeVisible();
      await expect(main.getByText(listing.list.failed)).toBeVisible();
      await expect(main.getByRole('link', { name: common.contactUs })).toBeVisible();
      await logged;
      await page.unroute('**/api/properties?*');
      await main.getByRole('button', { name: common.retry }).click();
      await expect(page.getByRole('article')).toHaveCount(12);
    });

    test('nothing for axe to find with the panel open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`${list}?type=Rent&city=${language === 'en' ? 'lusial' : 'لوسبل'}&minArea=50`);
      await page.getByRole('button', { name: search.moreFilters }).click();
      await expect(page.getByRole('search').getByLabel(search.minArea)).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`filters, chips, order and pages are forms and links (${language})`, async ({ page }) => {
      const { search, common } = words[language];
      await page.goto(`/${language}/properties`);
      const form = page.getByRole('search', { name: search.formLabel });
      await form.getByLabel(search.category).selectOption('commercial');
      await form.getByRole('button', { name: search.submit, exact: true }).click();
      await expect(page).toHaveURL(/category=commercial/);
      await page.getByLabel(search.sort.label).selectOption('price-low');
      await page.getByRole('button', { name: search.sort.apply }).click();
      await expect(page).toHaveURL(/category=commercial.*sort=price-low/);
      await page
        .getByRole('navigation', { name: common.pagination.label })
        .getByRole('link', { name: common.pagination.next })
        .click();
      await expect(page).toHaveURL(/page=2/);
      await page.getByRole('list', { name: search.chips.label }).getByRole('link').first().click();
      await expect(page).toHaveURL(/properties\?category=commercial&sort=price-low$/);
      await expect(page.getByRole('article')).toHaveCount(12);
    });
});
