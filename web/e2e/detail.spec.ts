/** The page of one listing: what it shows, what it does, and what stands there when there is no listing. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { findListing, type Listing, listing, showListing } from './support/shown-listings.ts';
import { languages, words } from './support/messages.ts';
import { removeListing } from './support/remove-listing.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  test.describe(`listing (${language})`, () => {
    const text = words[language];
    const { detail: say, card } = text.listing;
    const arabic = language === 'ar';
    const main = (page: Page) => page.getByRole('main');
    const digits = (value: number) => value.toLocaleString(arabic ? 'ar-QA-u-nu-arab' : 'en-QA');

    test('says what the server knows of it: badges, words, figures, agent [P-020 P-021 P-136 P-137 P-138 P-139 P-140 P-141 P-144]', async ({
      page,
      request,
    }) => {
      const one = await findListing(
        request,
        ({ category, status, price, bedrooms, bathrooms, features, agentId }) =>
          category === 'residential' &&
          status === 'for_rent' &&
          price !== null &&
          (bedrooms ?? 0) > 0 &&
          (bathrooms ?? 0) > 0 &&
          features.length > 1 &&
          agentId !== null,
      );
      for (const path of ['/properties', '/property']) {
        const answer = await page.goto(`/${language}${path}/${String(one.id)}`);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText((arabic ? one.titleAr : one.title) ?? '');
      }
      const header = main(page).locator('article > div header').first();
      await expect(header.getByText(arabic ? 'للإيجار' : 'For Rent', { exact: true })).toBeVisible();
      await expect(header.getByText(arabic ? 'سكني' : 'Residential', { exact: true })).toBeVisible();
      const kind = (text.vocabulary.subType as Record<string, string>)[one.subcategory ?? ''] ?? 'no word';
      await expect(header.getByText(kind, { exact: true })).toBeVisible();
      await expect(header).toContainText(one.referenceId ?? 'no reference');
      if (!arabic) await expect(header).toContainText(one.state ?? one.city);
      const fact = (name: string) => main(page).locator('section[aria-labelledby=facts] dl > div', { hasText: name });
      await expect(fact(card.bedrooms)).toContainText(digits(one.bedrooms ?? 0));
      await expect(fact(card.bathrooms)).toContainText(digits(one.bathrooms ?? 0));
      await expect(fact(card.area)).toContainText(`${digits(one.area ?? 0)} ${arabic ? 'م²' : 'sqm'}`);
      await expect(
        main(page)
          .getByText(`QR ${digits(Number(one.price))}`)
          .locator('visible=true')
          .first(),
      ).toBeVisible();
      const description = (arabic ? one.descriptionAr : one.description) ?? '';
      await expect(main(page)).toContainText(description.slice(0, 60));
      const features = main(page).locator('section[aria-labelledby=features]').getByRole('listitem');
      await expect(features).toHaveCount(one.features.length);
      for (const feature of await features.allTextContents())
        expect(feature).toMatch(arabic ? /[\u0600-\u06ff]/ : /[A-Za-z]/);
      await expect(main(page).getByText(say.agent, { exact: true })).toBeVisible();
      await expect(main(page).getByRole('link', { name: say.call })).toHaveAttribute('href', /^tel:\+974\d{8}$/);
    });

    test('badge by deal, unless it is gone already; a description is text; the rent of an office by its area [P-136 P-139 P-140]', async ({
      page,
    }) => {
      const expected = [
        [{ type: 'Rent', status: 'available' }, arabic ? 'للإيجار' : 'For Rent'],
        [{ type: 'Sell', status: 'available' }, arabic ? 'للبيع' : 'For Sale'],
        [{ type: 'Sell', status: 'sold' }, arabic ? 'مباع' : 'sold'],
        [{ type: 'Rent', status: 'rented' }, arabic ? 'مؤجَّر' : 'rented'],
      ] as const;
      const markup = '<img src="/x" onerror="window.broken = true"><b>bold</b>';
      for (const [n, [fields, badge]] of expected.entries()) {
        await page.unrouteAll();
        const one = listing(
          {
            ...fields,
            description: markup,
            descriptionAr: markup,
            category: 'commercial',
            subcategory: 'office',
            price: '24000',
            area: 240,
          },
          n,
        );
        await showListing(page, language, one);
        await expect(main(page).locator('header').first().getByText(badge, { exact: true })).toBeVisible();
        await expect(main(page).getByText(markup)).toBeVisible();
        const rate = main(page).getByTestId('rent-rate').locator('visible=true');
        if (fields.type === 'Rent')
          await expect(rate).toHaveText(arabic ? /^QR ١٠٠ لكل م² شهريًا$/ : /^QR 100 per sqm per month$/);
        else await expect(rate).toHaveCount(0);
      }
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    });

    test('a skeleton while it loads, an error that can be tried again, and not found [P-128 P-129 P-130 P-131 P-359]', async ({
      page,
    }) => {
      const one = listing();
      let answer = 500;
      let wait: Promise<void> | null = null;
      let go = (): void => undefined;
      wait = new Promise((resolve) => {
        go = resolve;
      });
      await showListing(page, language, one, async (route) => {
        await wait;
        if (answer === 200) await route.fulfill({ json: one });
        else await route.fulfill({ status: answer, json: { code: 'server.error', detail: 'no' } });
      });
      await expect(page.getByTestId('detail-skeleton')).toBeVisible();
      go();
      await expect(
        page.getByRole('heading', { name: arabic ? 'خطأ في تحميل العقار' : 'Error loading property' }),
      ).toBeVisible();
      answer = 200;
      await page.getByRole('button', { name: text.common.retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        arabic ? 'شقة هادئة بجوار الحديقة' : 'Quiet flat by the park',
      );
      answer = 404;
      await page.unrouteAll();
      for (const path of ['/properties/99999999', '/properties/abc', '/property/0']) {
        expect((await page.goto(`/${language}${path}`))?.status()).toBe(404);
        await expect(
          page.getByRole('heading', { name: arabic ? 'العقار غير موجود' : 'Property not found' }),
        ).toBeVisible();
        if (!arabic)
          await expect(page.getByText('This property may have been removed or does not exist.')).toBeVisible();
        await expect(page.getByText(say.notFoundText)).toBeVisible();
      }
      await page.getByRole('link', { name: say.backToList }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/properties$`));
      // the same when the browser asks by itself
      await showListing(page, language, one, (route) =>
        route.fulfill({ status: 404, json: { code: 'property.not_found' } }),
      );
      await expect(page.getByRole('heading', { name: say.notFound })).toBeVisible();
    });

    test('where it is: a map of our own, the way to a real one, and what is similar', async ({ page, request }) => {
      const one = await findListing(
        request,
        ({ state, category }) => state === 'West Bay' && category === 'commercial',
      );
      const outside: string[] = [];
      page.on('request', (sent) => {
        if (new URL(sent.url()).hostname !== 'localhost') outside.push(sent.url());
      });
      await page.goto(`/${language}/properties/${String(one.id)}`);
      const block = page.locator('section[aria-labelledby=location]');
      const map = block.getByRole('img');
      await map.scrollIntoViewIfNeeded();
      await expect(map).toHaveAccessibleName(new RegExp(arabic ? 'الخليج الغربي' : 'West Bay'));
      await expect(map.getByText(arabic ? 'الخليج الغربي' : 'West Bay', { exact: true })).toBeVisible();
      await expect(block.getByText(say.mapNote)).toBeVisible();
      const link = block.getByRole('link', { name: say.openMap });
      await expect(link).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=25\.\d+%2C51\.\d+$/,
      );
      await expect(link).toHaveAttribute('rel', /noopener/);
      const similar = page.locator('section[aria-labelledby=similar]').getByRole('article');
      const expected = (await (await request.get(`/api/properties/${String(one.id)}/similar`)).json()) as Listing[];
      expect(expected.length).toBeGreaterThan(0);
      await expect(similar).toHaveCount(expected.length);
      for (const [n, other] of expected.entries()) {
        expect(other).toMatchObject({ type: one.type, category: one.category });
        await expect(similar.nth(n).getByRole('heading').getByRole('link')).toHaveAttribute(
          'href',
          `/${language}/properties/${String(other.id)}`,
        );
      }
      expect(outside).toEqual([]);
    });

    test('only a district known: its area, and said so; no place known: no map', async ({ page }) => {
      await showListing(page, language, listing({ latitude: null, longitude: null, state: 'Al Sadd' }));
      const block = page.locator('section[aria-labelledby=location]');
      await expect(block.getByRole('img')).toBeVisible();
      await expect(block.getByText(say.approximate)).toBeVisible();
      await page.unrouteAll();
      await showListing(page, language, listing({ city: 'Unspecified', state: null, address: 'Gate 4' }, 2));
      await expect(block.getByRole('link', { name: say.openMap })).toBeVisible();
      await expect(block.getByRole('img')).toHaveCount(0);
    });

    for (const width of [390, 1440])
      test(`nothing for axe to find at ${String(width)} px`, async ({ page, request }) => {
        const one = await findListing(request, ({ images }) => images.length > 1);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of [`/properties/${String(one.id)}`, '/properties/99999999', '/saved']) {
          await page.goto(`/${language}${path}`);
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect({ path, overflow }).toEqual({ path, overflow: 0 });
        }
      });
  });
}

test('addresses without a prefix show the listing too [P-020 P-021]', async ({ page, request }) => {
  const one = await findListing(request, () => true);
  for (const path of ['/properties', '/property']) {
    expect((await page.goto(`${path}/${String(one.id)}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.title);
  }
});

test('a listing that was taken off the market is gone, and what comes closest is on offer', async ({
  page,
  request,
}) => {
  const one = await removeListing(
    request,
    ({ category, subcategory, status }) =>
      category === 'commercial' && subcategory === 'office' && status === 'for_rent',
  );
  for (const language of languages) {
    const say = words[language].listing.detail;
    const answer = await page.goto(`/${language}/properties/${String(one.id)}`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.goneTitle);
    await expect(page.getByText(say.goneText)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('section[aria-labelledby=similar]').getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.goneTitle);
    await expectAccessible(page);
  }
});
