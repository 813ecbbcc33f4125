/** The list of properties: filters in the address, chips, order and pages. */
import { expect } from '@playwright/test';
import { ask, type Listing, number, shown, summary } from './support/listings.ts';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

const filters: [row: string, query: string, fits: (listing: Listing) => boolean][] = [
  ['P-087', 'city=Lusail', ({ city }) => city === 'Lusail'],
  ['P-088', 'type=Rent', ({ type }) => type === 'Rent'],
  ['P-088', 'type=Sell', ({ type }) => type === 'Sell'],
  ['P-089', 'category=industrial', ({ category }) => category === 'industrial'],
  ['P-090', 'status=for-sale', ({ status }) => status === 'for_sale'],
  ['P-090', 'status=for-rent', ({ status }) => status === 'for_rent'],
  ['P-091', 'subType=apartment', ({ subType }) => subType === 'apartment'],
  ['P-092', 'minPrice=5000&maxPrice=25000', ({ price }) => Number(price) >= 5_000 && Number(price) <= 25_000],
  ['P-093', 'bedrooms=2', ({ bedrooms }) => bedrooms === 2],
  ['P-093', 'bedrooms=4%2B&bathrooms=3%2B', (one) => (one.bedrooms ?? 0) >= 4 && (one.bathrooms ?? 0) >= 3],
  ['P-094', 'minArea=100&maxArea=200', ({ area }) => area >= 100 && area <= 200],
];

test('each filter of the address filters [P-087 P-088 P-089 P-090 P-091 P-092 P-093 P-094]', async ({
  page,
  request,
}) => {
  const everything = await ask(request, 'limit=1000');
  for (const [row, query, fits] of filters) {
    const expected = everything.properties.filter(fits);
    expect({ row, query, some: expected.length > 0 && expected.length < everything.properties.length }).toEqual({
      row,
      query,
      some: true,
    });
    await page.goto(`/en/properties?${query}`);
    const word = expected.length === 1 ? 'Property' : 'Properties';
    await expect(summary(page), `${row} ${query}`).toHaveText(`${number(expected.length, 'en')} ${word} Found`);
    const ids = new Set(expected.map(({ id }) => id));
    expect((await shown(page)).every((id) => ids.has(id))).toBe(true);
  }
});

test('an office is found whoever the visitor is, at each address of the list [P-018 P-019]', async ({ page }) => {
  for (const [path, language] of [
    ['/en/properties', 'en'],
    ['/ar/properties', 'ar'],
    ['/properties-en', 'en'],
    ['/properties', 'en'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].listing.list.title);
    await expect(page.getByRole('article')).toHaveCount(12);
    // the next address must not follow the choice of this one
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
    });
  }
});

test('the same place in either script, and misspelt, gives the same list', async ({ page }) => {
  const lists: number[][] = [];
  for (const city of ['The Pearl', 'اللؤلؤة', 'the perl']) {
    await page.goto(`/en/properties?city=${encodeURIComponent(city)}`);
    lists.push(await shown(page));
  }
  expect(lists[1]).toEqual(lists[0]);
  expect(lists[2]).toEqual(lists[0]);
  await expect(summary(page)).toContainText('Showing results for The Pearl instead of “the perl”');
});

test('one word for one property [P-082]', async ({ page, request }) => {
  const { properties } = await ask(request, 'limit=1000&sort=price-high');
  const [dearest, next] = properties;
  expect(Number(dearest?.price)).toBeGreaterThan(Number(next?.price));
  await page.goto(`/en/properties?minPrice=${String(Math.floor(Number(dearest?.price)))}`);
  await expect(summary(page)).toHaveText('1 Property Found');
});

for (const language of languages)
  test.describe(language, () => {
    const { search, listing, common } = words[language];
    const list = `/${language}/properties`;

    test('shows title, count, order, twelve cards and pages [P-081 P-082 P-083 P-085 P-086 P-101 P-103 P-104 P-105 P-106 P-317 P-379 P-381 P-386]', async ({
      page,
      request,
    }) => {
      const { pagination } = await ask(request, 'limit=12');
      const { total, totalPages } = pagination;
      expect(totalPages).toBeGreaterThan(7);
      await page.goto(list);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.list.title);
      await expect(page.getByText(listing.list.subtitle)).toBeVisible();
      await expect(summary(page)).toContainText(number(total, language));
      if (language === 'en') await expect(summary(page)).toHaveText(`${number(total, 'en')} Properties Found`);
      await expect(page.getByRole('article')).toHaveCount(12);
      const sort = page.getByLabel(search.sort.label);
      await expect(sort).toHaveValue('newest');
      await expect(sort.getByRole('option')).toHaveText([
        search.sort.newest,
        search.sort['price-low'],
        search.sort['price-high'],
      ]);
      const line = (from: number, to: number) =>
        listing.list.showing
          .replace('{{from}}', number(from, language))
          .replace('{{to}}', number(to, language))
          .replace('{{total}}', number(total, language));
      await expect(page.getByText(line(1, 12))).toBeVisible();

      const pages = page.getByRole('navigation', { name: common.pagination.label });
      const numbers = async (at: number) => {
        await page.goto(`${list}?page=${String(at)}`);
        return pages.getByRole('listitem').allInnerTexts();
      };
      const run = (first: number) => Array.from({ length: 5 }, (_, index) => number(first + index, language));
      expect(await numbers(1)).toEqual(run(1));
      expect(await numbers(4)).toEqual(run(2));
      expect(await numbers(totalPages)).toEqual(run(totalPages - 4));
      await expect(page.getByText(line((totalPages - 1) * 12 + 1, total))).toBeVisible();
      await expect(pages.locator('[aria-current=page]')).toHaveText(number(totalPages, language));

      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`${list}?page=2`);
      const position = common.pagination.position
        .replace('{{page}}', number(2, language))
        .replace('{{total}}', number(totalPages, language));
      await expect(pages.getByText(position)).toBeVisible();
      if (language === 'en') expect(position).toBe(`Page 2 of ${String(totalPages)}`);
      await expect(pages.getByRole('listitem').first()).toBeHidden();
      await pages.getByRole('link', { name: common.pagination.next }).click();
      await expect(page).toHaveURL(/page=3/);
      await pages.getByRole('link', { name: common.pagination.previous }).click();
      await expect(page).toHaveURL(/page=2/);
    });

    test('orders all results, and keeps the filters [P-102]', async ({ page, request }) => {
      const { properties } = await ask(request, 'type=Rent&sort=price-high&limit=24');
      await page.goto(`${list}?type=Rent&page=3`);
      await page.getByLabel(search.sort.label).selectOption('price-high');
      await expect(page).toHaveURL(/type=Rent&sort=price-high$/);
      const expected = properties.map(({ id }) => id);
      await expect.poll(() => shown(page)).toEqual(expected.slice(0, 12));
      await page.goto(`${list}?type=Rent&sort=price-high&page=2`);
      expect(await shown(page)).toEqual(expected.slice(12));
    });

    test('the search box filters only when it is sent [P-095 P-096 P-097 P-098 P-248 P-250 P-335 P-336 P-337 P-382 P-383 P-384 P-385 P-387]', async ({
      page,
      request,
    }) => {
      const { pagination } = await ask(request, 'limit=1');
      await page.goto(list);
      const form = page.getByRole('search', { name: search.formLabel });
      await expect(form.getByRole('radio', { name: search.rent })).toBeChecked();
      await expect(summary(page)).toContainText(number(pagination.total, language));
      await form.getByRole('radio', { name: search.buy }).check();
      await expect(page).toHaveURL(new RegExp(`${list}$`));

      await page.goto(`${list}?status=for-sale&page=2&sort=price-low`);
      await expect(form.getByRole('radio', { name: search.buy })).toBeChecked();
      await expect(form.getByLabel(search.category)).toBeHidden();
      await form.getByRole('button', { name: search.moreFilters }).click();
      const options = (label: string) => form.getByLabel(label).getByRole('option');
      const prices = (...values: number[]) => values.map((value) => `QR ${number(value, language)}`);
      await expect(options(search.minPrice)).toHaveText([search.noMin, ...prices(1_000, 5_000, 10_000, 20_000)]);
      await expect(options(search.maxPrice)).toHaveText([search.noMax, ...prices(10_000, 25_000, 50_000, 100_000)]);
      const counts = (...values: string[]) =>
        values.map((value) => number(Number.parseInt(value, 10), language) + (value.endsWith('+') ? '+' : ''));
      await expect(options(search.bedrooms)).toHaveText([search.any, ...counts('1', '2', '3', '4+')]);
      await expect(options(search.bathrooms)).toHaveText([search.any, ...counts('1', '2', '3+')]);
      expect(await options(search.category).count()).toBeGreaterThan(1);
      expect(await options(search.type).count()).toBeGreaterThan(1);

      await form.getByLabel(search.location).fill('Lusail');
      await form.getByLabel(search.category).selectOption('residential');
      await form.getByLabel(search.bathrooms).selectOption('3+');
      await form.getByLabel(search.minArea).fill('90');
      await form.getByRole('button', { name: search.submit, exact: true }).click();
      // one encoding of rent or sale, and the first page again
      await expect(page).toHaveURL(
        new RegExp(`${list}\\?type=Sell&city=Lusail&category=residential&minArea=90&bathrooms=3%2B&sort=price-low$`),
      );
      await expect(form.getByLabel(search.location)).toHaveValue('Lusail');
    });

    test('filters stay over Back, reload and a change of language, which asks anew [P-251]', async ({ page }) => {
      const first = `${list}?type=Rent&category=commercial&sort=price-low`;
      await page.goto(first);
      const before = await shown(page);
      const next = page.getByRole('navigation', { name: common.pagination.label }).getByRole('link', {
        name: common.pagination.next,
      });
      await next.click();
      await expect(page).toHaveURL(/page=2/);
      await expect.poll(() => shown(page)).not.toEqual(before);
      const second = await shown(page);
      await page.reload();
      expect(await shown(page)).toEqual(second);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${first.replace('?', '\\?')}$`));
      await expect.poll(() => shown(page)).toEqual(before);

      const other = language === 'en' ? 'ar' : 'en';
      const loaded = page.waitForResponse((answer) =>
        answer.url().includes(`${other === 'ar' ? '/ar' : ''}/properties?`),
      );
      await page
        .getByRole('link', { name: other === 'ar' ? 'العربية' : 'English' })
        .first()
        .click();
      expect((await loaded).request().resourceType()).toBe('document');
      await expect(page).toHaveURL(/type=Rent&category=commercial&sort=price-low$/);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.getByRole('article').first()).toContainText(words[other].listing.card.details);
      expect(await shown(page)).toEqual(before);
    });

    test('active filters are chips that go one by one or all at once, from page 1 [P-250]', async ({ page }) => {
      await page.goto(`${list}?type=Rent&category=commercial&minPrice=5000&minArea=50&sort=price-low&page=2`);
      const chips = page.getByRole('list', { name: search.chips.label });
      const remove = (filter: string) =>
        chips.getByRole('link', { name: search.chips.remove.replace('{{filter}}', filter) });
      await remove(search.chips.forRent).click();
      await expect(page).toHaveURL(/\?category=commercial&minPrice=5000&minArea=50&sort=price-low$/);
      // the keyboard goes on at the next chip
      await expect(chips.getByRole('link').first()).toBeFocused();
      await expect(chips.getByRole('link')).toHaveCount(4);
      await page.goBack();
      await expect(chips.getByRole('link')).toHaveCount(5);
      await chips.getByRole('link', { name: search.chips.clear }).click();
      await expect(page).toHaveURL(/properties\?sort=price-low$/);
      await expect(chips).toHaveCount(0);
    });

    test('facets count what fits the other filters', async ({ page, request }) => {
      const { properties } = await ask(request, 'type=Sell&limit=1000');
      const villas = properties.filter(({ subType }) => subType === 'villa').length;
      expect(villas).toBeGreaterThan(0);
      await page.goto(`${list}?type=Sell`);
      const option = page.getByRole('search').getByLabel(search.type).locator('option[value=villa]');
      await expect(option).toHaveText(new RegExp(`\\(${number(villas, language)}\\)$`));
    });

    test('placeholders filter nothing and are not sent [P-221 P-296 P-297 P-317]', async ({ page, request }) => {
      const { pagination } = await ask(request, 'limit=1');
      await page.goto(
        `${list}?city=&type=all&category=any&status=all&minPrice=no-min&maxPrice=no-max&bedrooms=any&bathrooms=any&minArea=&maxArea=any`,
      );
      await expect(summary(page)).toContainText(number(pagination.total, language));
      await expect(page.getByRole('list', { name: search.chips.label })).toHaveCount(0);
      const call = page.waitForRequest((one) => new URL(one.url()).pathname === '/api/properties');
      await page.getByLabel(search.sort.label).selectOption('price-low');
      expect(Object.fromEntries(new URL((await call).url()).searchParams)).toEqual({
        sort: 'price-low',
        page: '1',
        limit: '12',
        language,
      });
    });
  });
