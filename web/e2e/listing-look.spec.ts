/** Colours, shapes, sides, what is seen first: only style shows these. */
import { expect, type Locator } from '@playwright/test';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { coveredBy } from './support/covered.ts';
import { swipe } from './support/gestures.ts';
import { expectNoSideways } from './support/layout.ts';
import { number } from './support/listings.ts';
import { listing, pictures } from '../testing/made/listing.ts';
import { findListing, showList } from './support/shown-listings.ts';
import { test } from './support/test.ts';

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not laid out');
  return box;
};

test('the home page presents the agency: its picture, its sentence and the search are seen at once [P-003]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en');
  const hero = page.getByRole('img', { name: words.en.home.hero.pictureAlt });
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(900);
  await expect(page.getByText(words.en.home.hero.text)).toBeInViewport();
  await expect(page.getByText(words.en.home.hero.text)).toContainText(/^Offices, shops and homes/);
  const search = page.getByRole('search', { name: words.en.search.formLabel });
  await expect(search.getByRole('button', { name: words.en.search.submit, exact: true })).toBeInViewport();
});

test('a badge has the colour of its status [P-241 P-242 P-243]', async ({ page }) => {
  const colours = { primary: 'rgb(115, 25, 59)', green: 'rgb(31, 98, 69)', grey: 'rgb(93, 83, 73)' };
  const tones = [
    ['for_sale', 'primary'],
    ['available', 'primary'],
    ['for_rent', 'green'],
    ['sold', 'grey'],
    ['rented', 'grey'],
  ] as const;
  await showList(
    page,
    'en',
    tones.map(([status], n) => listing({ status }, n)),
  );
  for (const [n, [status, tone]] of tones.entries()) {
    const badge = page.getByRole('article').nth(n).getByText(status.replace('_', ' '), { exact: true }).locator('..');
    await expect(badge).toHaveCSS('background-color', colours[tone]);
  }
});

for (const language of languages)
  test(`onwards is where lines end: on a card, in the carousel, on the page of a listing (${language})`, async ({
    page,
    request,
  }) => {
    const { common, home } = words[language];
    const onwards = language === 'ar' ? -1 : 1;
    const sideOf = async (scope: Locator, next: string, previous: string) => {
      const [a, b] = await Promise.all(
        [next, previous].map((name) => boxOf(scope.getByRole('button', { name, exact: true }))),
      );
      return Math.sign(a!.x - b!.x);
    };
    const { next, previous } = common.gallery;
    await page.goto(`/${language}`);
    const carousel = page.getByRole('group', { name: home.featured.label });
    expect(await sideOf(carousel, home.featured.next, home.featured.previous)).toBe(onwards);
    const one = await findListing(request, ({ images }) => images.length > 1);
    await page.goto(`/${language}/properties/${String(one.id)}`);
    const gallery = page.getByRole('main').getByRole('group').first();
    expect(await sideOf(gallery, next, previous)).toBe(onwards);
    await page.goto(`/${language}/properties?city=${encodeURIComponent(one.referenceId ?? '')}`);
    const card = page.getByRole('article').first();
    const picture = await boxOf(card.getByRole('img').first());
    await card.hover();
    expect(await sideOf(card, next, previous)).toBe(onwards);
    const title = await boxOf(card.getByRole('heading').getByRole('link'));
    const before = title.x - picture.x;
    const after = picture.x + picture.width - title.x - title.width;
    expect(Math.sign(after - before) * onwards).toBeGreaterThanOrEqual(0);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('pictures are square and go by arrows, swipes and a gallery with dots [P-132 P-133 P-259]', async ({
    page,
    request,
  }) => {
    const { common, listing: say } = words.ar;
    const one = await findListing(request, ({ images }) => images.length >= 3);
    await page.goto(`/ar/properties/${String(one.id)}`);
    const count = one.images.length;
    const gallery = page.getByRole('main').getByRole('group').first();
    const box = await boxOf(gallery.locator('img').first());
    expect(Math.abs(box.width - box.height)).toBeLessThan(2);
    const at = (n: number) => expect(gallery.getByText(`${number(n, 'ar')} / ${number(count, 'ar')}`)).toBeVisible();
    await at(1);
    await gallery.getByRole('button', { name: common.gallery.previous }).tap();
    await at(count);
    await gallery.getByRole('button', { name: common.gallery.next }).tap();
    await at(1);
    // onwards is to the right in Arabic
    await swipe(page, box, 1);
    await at(2);
    await swipe(page, box, -1);
    await at(1);
    await gallery.getByRole('button', { name: say.detail.openGallery }).tap();
    const dialog = page.getByRole('dialog');
    const dots = dialog.getByRole('button', { name: new RegExp(say.detail.galleryDot.replace('{{index}}', '')) });
    await expect(dots).toHaveCount(count);
    await dots.nth(2).tap();
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
    await swipe(page, await boxOf(dialog.locator('img').first()), -1);
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: common.close }).tap();
    await expect(dialog).toHaveCount(0);
    await at(2);
  });
});

test('on a desk the picture is wide, with six small ones; the keyboard goes in, through and out again [P-134 P-135 P-259]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const one = await findListing(request, () => true);
  const many = ['', '?2', '?3'].flatMap((end) => pictures.map((url) => url + end));
  await page.route(`**/api/properties/${String(one.id)}`, (route) =>
    route.fulfill({ json: { ...one, images: many, agent: null, plans: [], imageTexts: [] } }),
  );
  await page.route(`**/api/properties/${String(one.id)}/similar`, (route) => route.fulfill({ json: [] }));
  // from another page the browser asks by itself
  await page.goto(`/en/properties?city=${encodeURIComponent(one.referenceId ?? '')}`);
  await page.locator(`h3 a[href="/en/properties/${String(one.id)}"]`).click();
  const gallery = page.getByRole('main').getByRole('group').first();
  const at = (scope: Locator, n: number) => expect(scope.getByText(`${String(n)} / 9`)).toBeVisible();
  await at(gallery, 1);
  const box = await boxOf(gallery.locator('img').first());
  expect(box.width / box.height).toBeGreaterThan(1.8);
  const small = gallery.getByRole('listitem').getByRole('button');
  await expect(small).toHaveCount(6);
  await expect(small.nth(5)).toBeVisible();
  await gallery.getByRole('button', { name: words.en.common.gallery.next }).focus();
  await page.keyboard.press('End');
  await at(gallery, 9);
  const opener = gallery.getByRole('button', { name: words.en.listing.detail.openGallery });
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await at(dialog, 9);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(dialog, 2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await at(gallery, 2);
});

for (const [language, width] of [
  ['en', 320],
  ['ar', 390],
  ['en', 768],
  ['ar', 1024],
  ['en', 1280],
  ['ar', 1440],
] as const)
  test(`chat and toast cover nothing that can be pressed, at ${String(width)} px (${language}) [M-957]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const scroll = (by: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), by);
    // within the header the chat's button has a place of its own
    const chat = async () =>
      (await coveredBy(page, '.chat-launcher')).filter((one) => width >= 1024 || !one.startsWith('HEADER'));
    const expectClear = async () => {
      for (let y = 0; y < 2_400; y += 240) {
        await scroll(y);
        expect({ y, covered: await chat() }).toEqual({ y, covered: [] });
      }
    };
    await page.goto(`/${language}/properties`);
    await expect(page.locator('.chat-launcher')).toBeVisible();
    await expectNoSideways(page);
    await expectClear();
    const links = page.locator('header').getByRole('link');
    const launcher = await boxOf(page.locator('.chat-launcher'));
    for (const box of await Promise.all((await links.all()).map((one) => one.boundingBox())))
      if (box !== null)
        expect(box.x >= launcher.x + launcher.width || box.x + box.width <= launcher.x || width >= 1024).toBe(true);
    const one = await findListing(request, ({ deal }) => deal === 'rent');
    await page.goto(`/${language}/properties/${String(one.id)}`);
    await expect(page.locator('.chat-launcher')).toBeVisible();
    await expectNoSideways(page);
    await expectClear();
    const { share } = words[language].listing.detail;
    await page.getByRole('button', { name: share, exact: true }).click();
    const toast = 'li[data-variant]';
    await expect(page.locator(toast)).toBeVisible();
    // a focused toast waits
    await page.keyboard.press('F8');
    for (const y of [0, 500, 900, 1_400, 1_900, 2_400]) {
      await scroll(y);
      await expect.poll(() => coveredBy(page, toast), { message: `at ${String(y)} px` }).toEqual([]);
    }
  });
