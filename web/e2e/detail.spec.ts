/** The page of one listing: what it shows, what it does, and what stands there when there is no listing. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { leadForm, solve } from './support/lead-form.ts';
import { findListing, type Listing, listing, pictures, showListing, untilAlive } from './support/shown-listings.ts';
import { languages, words } from './support/messages.ts';
import { removeListing } from './support/remove-listing.ts';

/** Follows the link of a listing that is on offer; the browser asks for it by itself. */
const many = [...pictures, ...pictures.map((url) => `${url}?2`), ...pictures.map((url) => `${url}?3`)];

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

    test('on a phone: square pictures by arrows, swipes and a gallery with dots [P-132 P-133 P-259]', async ({
      browser,
      request,
      baseURL,
    }) => {
      const one = await findListing(request, ({ images }) => images.length >= 3);
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      const page = await context.newPage();
      await page.goto(`/${language}/properties/${String(one.id)}`);
      await untilAlive(page);
      const count = one.images.length;
      const gallery = main(page).getByRole('group').first();
      const box = (await gallery.locator('img').first().boundingBox())!;
      expect(Math.abs(box.width - box.height)).toBeLessThan(2);
      const at = (n: number) => expect(gallery.getByText(`${digits(n)} / ${digits(count)}`)).toBeVisible();
      await at(1);
      await gallery.getByRole('button', { name: text.common.gallery.previous }).tap();
      await at(count);
      await gallery.getByRole('button', { name: text.common.gallery.next }).tap();
      await at(1);
      // onwards is to the left in English and to the right in Arabic
      await swipe(page, box, arabic ? 1 : -1);
      await at(2);
      await swipe(page, box, arabic ? -1 : 1);
      await at(1);
      await gallery.getByRole('button', { name: say.openGallery }).tap();
      const dialog = page.getByRole('dialog');
      const dots = dialog.getByRole('button', { name: new RegExp(say.galleryDot.replace('{{index}}', '')) });
      await expect(dots).toHaveCount(count);
      await dots.nth(2).tap();
      await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
      await expect(dialog.getByText(`${digits(3)} / ${digits(count)}`)).toBeVisible();
      await swipe(page, (await dialog.locator('img').first().boundingBox())!, arabic ? -1 : 1);
      await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text.common.close }).tap();
      await expect(dialog).toHaveCount(0);
      await at(2);
      await context.close();
    });

    test('on a desk: a wide picture, at most six thumbnails, keys that follow the reading direction [P-134 P-135 P-259]', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await showListing(page, language, listing({ images: many }));
      const gallery = main(page).getByRole('group').first();
      const box = (await gallery.locator('img').first().boundingBox())!;
      expect(box.width / box.height).toBeGreaterThan(1.8);
      const at = (n: number) => expect(gallery.getByText(`${digits(n)} / ${digits(9)}`)).toBeVisible();
      const thumbnails = gallery.getByRole('listitem').getByRole('button');
      await expect(thumbnails).toHaveCount(6);
      await thumbnails.nth(4).click();
      await at(5);
      await expect(thumbnails.nth(4)).toHaveAttribute('aria-current', 'true');
      await gallery.getByRole('button', { name: text.common.gallery.next }).click();
      await at(6);
      const [onwards, back] = arabic ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      await page.keyboard.press('End');
      await at(9);
      await page.keyboard.press(onwards!);
      await at(1);
      await page.keyboard.press(back!);
      await at(9);
      const previous = (await gallery.getByRole('button', { name: text.common.gallery.previous }).boundingBox())!;
      expect(previous.x > box.x + box.width / 2).toBe(arabic);

      // by keyboard alone into the gallery, through it, and back to where one was
      const opener = gallery.getByRole('button', { name: say.openGallery });
      await page.keyboard.press('Tab');
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(`${digits(9)} / ${digits(9)}`)).toBeVisible();
      await page.keyboard.press(onwards!);
      await expect(dialog.getByText(`${digits(1)} / ${digits(9)}`)).toBeVisible();
      await page.keyboard.press(onwards!);
      await expect(dialog.getByText(`${digits(2)} / ${digits(9)}`)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await at(2);
    });

    test('save stays on the device and calls nothing; share copies the address [P-142 P-143 P-277]', async ({
      page,
      context,
      request,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const one = await findListing(request, ({ status }) => status === 'for_rent');
      await page.goto(`/${language}/properties/${String(one.id)}`);
      await untilAlive(page);
      await page.waitForLoadState('networkidle');
      const calls: string[] = [];
      // scrolling to the button may load another picture
      page.on('request', (sent) => {
        if (!sent.url().includes('/media/')) calls.push(sent.url());
      });
      const save = page.getByRole('button', { name: say.save, exact: true });
      await save.click();
      const saved = page.getByRole('button', { name: say.saved, exact: true });
      await expect(saved).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByTestId('saved-count')).toHaveText(digits(1));
      expect(calls).toEqual([]);
      await page.reload();
      await expect(saved).toHaveAttribute('aria-pressed', 'true');
      await saved.click();
      await expect(save).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByTestId('saved-count')).toHaveCount(0);

      await page.evaluate(() => {
        Object.assign(navigator, { share: undefined });
      });
      await page.getByRole('button', { name: say.share }).click();
      await expect(page.getByText(say.linkCopied, { exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      const shared = page.evaluate(
        () =>
          new Promise((resolve) => {
            Object.assign(navigator, { share: (data: unknown) => Promise.resolve(resolve(data)) });
          }),
      );
      await page.getByRole('button', { name: say.share }).click();
      expect(await shared).toEqual({ title: arabic ? one.titleAr : one.title, url: page.url() });
    });

    test('the enquiry by keyboard alone, with the id of the listing [P-145]', async ({ page, request }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const one = await findListing(request, ({ status }) => status === 'for_sale');
      await page.goto(`/${language}/properties/${String(one.id)}`);
      await untilAlive(page);
      const opener = page.getByRole('complementary').getByRole('button', { name: say.inquire });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: say.inquireTitle });
      const form = leadForm(dialog, language);
      await expect(form.question).toBeVisible();
      await expectAccessible(page);
      const typed = [
        [form.fullName, 'Keyboard Visitor'],
        [form.email, `keys-${language}@example.com`],
        [form.phone, '+97455550103'],
        [form.answer, String(await solve(form.question))],
      ] as const;
      for (const [field, value] of typed) {
        await tabTo(page, () => field.evaluate((element) => element === document.activeElement));
        await page.keyboard.type(value);
      }
      const posted = page.waitForRequest(/\/api\/(contact|leads)$/);
      await tabTo(page, () => form.submit.evaluate((element) => element === document.activeElement));
      await page.keyboard.press('Enter');
      expect((await posted).postDataJSON()).toMatchObject({ propertyId: one.id, source: 'property_inquiry' });
      await expect(page.getByText(text.leadForm.success).first()).toBeVisible();
      await expect(opener).toBeFocused();
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
          await untilAlive(page);
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
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.goneTitle);
    await expectAccessible(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`reads whole, and the enquiry is a form of its own (${language})`, async ({ page, request }) => {
      const { listing: say, leadForm: form } = words[language];
      const one = await findListing(request, ({ status }) => status === 'for_rent');
      await page.goto(`/${language}/properties/${String(one.id)}`);
      await expect(page.getByRole('img').first()).toBeVisible();
      await expect(page.locator('section[aria-labelledby=location]').getByRole('img')).toBeVisible();
      await expect(page.getByRole('button', { name: say.detail.save, exact: true })).toHaveCount(0);
      await page.getByRole('complementary').getByRole('button', { name: say.detail.inquire }).click();
      await expect(page.locator('input[name=propertyId]')).toHaveValue(String(one.id));
      await expect(page.getByLabel(form.fullName)).toBeVisible();
      await expect(page.getByText(form.errors.fullName)).toHaveCount(0);
    });
});

/** A finger over the middle of a picture: 1 to the right, -1 to the left. */
async function swipe(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
  way: 1 | -1,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const middle = box.x + box.width / 2;
  const at = (x: number) => ({ touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(middle - way * 70) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(middle) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(middle + way * 70) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Presses Tab until it is reached. */
async function tabTo(page: Page, reached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
