import { expect } from '@playwright/test';
import { words } from '../testing/words.ts';
import { expectNoSideways } from './support/layout.ts';
import { expectAccessible } from './support/axe.ts';
import { ask, number, shown, summary } from './support/listings.ts';
import { findListing } from './support/shown-listings.ts';
import { test } from './support/test.ts';

test('by keyboard alone from the home page to the cheapest that fit, and one filter less [P-004 P-058 P-250 P-338]', async ({
  page,
  request,
}) => {
  const { search, filters } = words.en;
  await page.goto('/en');
  const form = page.getByRole('search', { name: search.formLabel });
  await form.getByRole('radio', { name: search.rent }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: search.buy })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(form.getByLabel(search.location)).toBeFocused();
  await page.keyboard.type('lusial');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/properties\?type=Rent&city=lusial$/);
  await expect(summary(page)).toContainText('Showing results for Lusail instead of “lusial”');

  await page.getByLabel(filters.sort.label).selectOption('price-low');
  const cheapest = await ask(request, 'type=Rent&city=Lusail&sort=price-low&limit=12');
  await expect.poll(() => shown(page)).toEqual(cheapest.properties.map(({ id }) => id));
  const { total } = cheapest.pagination;
  await expect(summary(page)).toContainText(`${number(total, 'en')} Properties Found`);

  const chips = page.getByRole('list', { name: filters.chips.label });
  await chips.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?city=lusial&sort=price-low$/);
  await expect(chips.getByRole('link').first()).toBeFocused();
  const both = await ask(request, 'city=Lusail&sort=price-low&limit=12');
  expect(both.pagination.total).toBeGreaterThan(total);
  await expect.poll(() => shown(page)).toEqual(both.properties.map(({ id }) => id));
});

test('filters stay over pages, reload, Back and a change of language, which asks anew [P-102 P-251]', async ({
  page,
  request,
}) => {
  const first = '/ar/properties?type=Rent&city=Lusail&category=commercial&sort=price-high';
  const { properties } = await ask(request, 'type=Rent&city=Lusail&category=commercial&sort=price-high&limit=24');
  const ids = properties.map(({ id }) => id);
  await page.goto(first);
  expect(await shown(page)).toEqual(ids.slice(0, 12));
  const pages = page.getByRole('navigation', { name: words.ar.common.pagination.label });
  await pages.getByRole('link', { name: words.ar.common.pagination.next }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect.poll(() => shown(page)).toEqual(ids.slice(12));
  await page.reload();
  expect(await shown(page)).toEqual(ids.slice(12));
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(ids.slice(0, 12));

  // a whole page load
  const loaded = page.waitForResponse((answer) => answer.request().resourceType() === 'document');
  await page.getByRole('link', { name: 'English' }).first().click();
  expect((await loaded).url()).toContain('/properties?type=Rent&city=Lusail');
  await expect(page).toHaveURL(/\/properties\?type=Rent&city=Lusail&category=commercial&sort=price-high$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('article').first()).toContainText(words.en.listing.card.details);
  expect(await shown(page)).toEqual(ids.slice(0, 12));
});

test('on a phone the panels of both searches hold, pages are previous and next, and axe finds nothing [P-059 P-061 P-097 P-106 M-997 M-998]', async ({
  page,
  request,
}) => {
  const { search, common, listingFields } = words.ar;
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/ar');
  const form = page.getByRole('search', { name: search.formLabel });
  const [minArea, maxArea] = [search.minArea, search.maxArea].map((label) => label.replace('{{unit}}', 'م²'));
  await expect(form.getByLabel(minArea!)).toBeHidden();
  await form.getByRole('button', { name: search.advanced }).click();
  const sheet = page.getByRole('dialog', { name: search.advanced });
  for (const name of [search.minPrice, search.maxPrice, minArea!, maxArea!, listingFields.name.bathrooms])
    await expect(sheet.getByLabel(name)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: common.close }).click();
  await expect(form.getByLabel(minArea!)).toBeHidden();

  await page.goto(`/ar/properties?type=Rent&minArea=50&page=2`);
  const pages = page.getByRole('navigation', { name: common.pagination.label });
  await expect(pages.getByText(/^الصفحة ٢ من/)).toBeVisible();
  await expect(pages.getByRole('listitem').first()).toBeHidden();
  await pages.getByRole('link', { name: common.pagination.next }).click();
  // the address changes before the page
  await expect(pages.getByText(/^الصفحة ٣ من/)).toBeVisible();
  await pages.getByRole('link', { name: common.pagination.previous }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(form.getByLabel(search.category)).toBeHidden();
  await form.getByRole('button', { name: search.moreFilters }).click();
  const filters = page.getByRole('dialog', { name: search.moreFilters });
  await filters.getByLabel(search.category).selectOption('commercial');
  await expect(page).toHaveURL(/category=commercial/);
  const { pagination } = await ask(request, 'type=Rent&category=commercial&minArea=50&limit=1');
  const show = filters.getByRole('button', { name: new RegExp(number(pagination.total, 'ar')) });
  await expect(show).toBeInViewport();
  await expectAccessible(page);
  await expectNoSideways(page);
  await show.click();
  await expect(filters).toBeHidden();
  await expect(summary(page)).toContainText(number(pagination.total, 'ar'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search, filters, order, pages and chips are forms and links', async ({ page }) => {
    const { search, common, filters } = words.ar;
    await page.goto('/ar');
    const form = page.getByRole('search', { name: search.formLabel });
    const area = form.getByLabel(search.minArea.replace('{{unit}}', 'م²'));
    await area.fill('١٠٠');
    await form.getByLabel(search.location).fill('لوسبل');
    await form.getByRole('button', { name: search.submit, exact: true }).click();
    await expect(summary(page)).toContainText('لوسيل');
    await expect(area).toHaveValue('١٠٠');
    await form.getByLabel(search.location).fill('');
    await area.fill('');
    await form.getByLabel(search.category).selectOption('commercial');
    await form.locator('button[type=submit]').first().click();
    await expect(page).toHaveURL(/category=commercial/);
    await page.getByLabel(filters.sort.label).selectOption('price-low');
    await page.getByRole('button', { name: filters.sort.apply }).click();
    await expect(page).toHaveURL(/category=commercial.*sort=price-low/);
    const pages = page.getByRole('navigation', { name: common.pagination.label });
    await pages.getByRole('link', { name: common.pagination.next }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('list', { name: filters.chips.label }).getByRole('link').first().click();
    await expect(page).toHaveURL(/properties\?category=commercial&sort=price-low$/);
    await expect(page.getByRole('article')).toHaveCount(12);
  });

  test('a listing reads whole in the chosen currency, and has its enquiry; no button does nothing', async ({
    page,
    request,
  }) => {
    const { listing: say, leadForm: form, shell, home } = words.en;
    const one = await findListing(request, ({ status, price }) => status === 'for_rent' && price !== null);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en');
    const carousel = page.getByRole('group', { name: home.featured.label });
    await expect(carousel.getByRole('article')).toHaveCount(3);
    await expect(carousel.getByRole('button', { name: home.featured.next })).toBeHidden();
    await page.goto('/en/saved');
    await expect(page.getByText(say.saved.needsScripts)).toBeVisible();
    await expect(page.getByTestId('card-skeleton').first()).toBeHidden();

    const address = `/en/properties/${String(one.id)}`;
    await page.goto(address);
    await page.locator('header summary').click();
    await page.getByLabel(shell.preferences.currency).selectOption('EUR');
    await page.getByRole('button', { name: shell.preferences.apply }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('complementary')).toContainText('€');
    await expect(page.getByRole('img').first()).toBeVisible();
    await expect(page.locator('section[aria-labelledby=location]').getByRole('img')).toBeVisible();
    await expect(page.getByRole('button', { name: say.detail.save, exact: true })).toBeHidden();
    await page.getByRole('complementary').getByRole('button', { name: say.detail.inquire }).click();
    await expect(page.locator('input[name=propertyId]')).toHaveValue(String(one.id));
    await expect(page.getByLabel(form.fullName)).toBeVisible();
    await expect(page.getByText(form.errors.fullName)).toHaveCount(0);
  });
});
