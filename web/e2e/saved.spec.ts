/** The listings that a visitor keeps: on the device, and nowhere else. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { findListing, type Listing } from './support/shown-listings.ts';
import { languages, words } from './support/messages.ts';
import { removeListing } from './support/remove-listing.ts';
import { test } from './support/test.ts';

const keep = (page: Page, ids: unknown) =>
  page.addInitScript((value) => {
    // once: what the visitor changes afterwards stays
    if (sessionStorage.getItem('kept') === null) localStorage.setItem('savedListings', JSON.stringify(value));
    sessionStorage.setItem('kept', 'yes');
  }, ids);

for (const language of languages) {
  test.describe(`saved listings (${language})`, () => {
    const text = words[language];
    const say = text.listing.saved;
    const digits = (value: number) => value.toLocaleString(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en-QA');

    test('from saving to the page of what was saved, and off it again [P-142 P-277]', async ({ page, request }) => {
      const first = await findListing(request, ({ category }) => category === 'residential');
      const second = await findListing(request, ({ category }) => category === 'commercial');
      for (const one of [first, second]) {
        await page.goto(`/${language}/properties/${String(one.id)}`);
        await page.getByRole('button', { name: text.listing.detail.save, exact: true }).click();
      }
      await expect(page.getByTestId('saved-count')).toHaveText(digits(2));
      const asked: string[] = [];
      page.on('request', (sent) => {
        if (sent.url().includes('/api/properties')) asked.push(new URL(sent.url()).pathname);
      });
      await page.getByRole('banner').getByRole('link', { name: say.title }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/saved$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(2);
      const titleOf = (one: Listing) => (language === 'ar' ? one.titleAr : one.title) ?? '';
      await expect(cards.first().getByRole('heading')).toHaveText(titleOf(second));
      expect(asked).toEqual(['/api/properties/by-ids']);
      await page.reload();
      await expect(cards).toHaveCount(2);
      await page
        .getByRole('button', { name: say.remove })
        .filter({ hasText: titleOf(second) })
        .click();
      await expect(cards).toHaveCount(1);
      await expect(page.getByTestId('saved-count')).toHaveText(digits(1));
      await page.getByRole('button', { name: say.remove }).click();
      await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
      await page.getByRole('link', { name: say.browse }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/properties$`));
    });

    test('a failure keeps what was saved and may be tried again; search engines stay away', async ({
      page,
      request,
    }) => {
      const one = await findListing(request, () => true);
      await keep(page, [one.id]);
      let broken = true;
      await page.route(/\/api\/properties\/by-ids/, (route) =>
        broken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      );
      await page.goto(`/${language}/saved`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { name: say.failed })).toBeVisible();
      broken = false;
      await page.getByRole('button', { name: text.common.retry }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
    });

    for (const width of [390, 1440])
      test(`the count moves nothing, and axe finds nothing, at ${String(width)} px`, async ({ page, request }) => {
        const one = await findListing(request, () => true);
        await keep(page, [one.id]);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/${language}`);
        await expect(page.getByTestId('saved-count')).toBeVisible();
        const shifts = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                resolve(
                  list
                    .getEntries()
                    .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
                );
              }).observe({ type: 'layout-shift', buffered: true });
              setTimeout(resolve, 500, 0);
            }),
        );
        expect(shifts).toBeLessThan(0.02);
        await page.goto(`/${language}/saved`);
        await expect(page.getByRole('article')).toHaveCount(1);
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBe(0);
      });
  });
}

test('what is no longer on offer is said so, and leaves the list when told to', async ({ page, request }) => {
  const gone = await removeListing(request, ({ category }) => category === 'industrial');
  const one = await findListing(request, () => true);
  await keep(page, [gone.id, one.id]);
  await page.goto('/en/saved');
  await expect(page.getByText('1 property that you saved is no longer on offer.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/ar/saved');
  await expect(page.getByText(words.ar.listing.saved.gone_one)).toBeVisible();
  await page.getByRole('button', { name: words.ar.listing.saved.clearGone }).click();
  await expect(page.getByText(words.ar.listing.saved.gone_one)).toHaveCount(0);
  await expect(page.getByTestId('saved-count')).toHaveText('١');
});

test('whatever stands in the storage, the page stands', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('savedListings', '{"a":["not a list"');
  });
  await page.goto('/en/saved');
  await expect(page.getByRole('heading', { name: words.en.listing.saved.empty })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says what it would need', async ({ page }) => {
    await page.goto('/en/saved');
    await expect(page.getByText(words.en.listing.saved.needsScripts)).toBeVisible();
    await expect(page.getByTestId('card-skeleton').first()).toBeHidden();
  });
});
