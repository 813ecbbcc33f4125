/** The pictures of a listing: by finger, mouse and keyboard, in both reading directions. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { swipe } from './support/gestures.ts';
import { languages, words } from './support/messages.ts';
import { findListing, listing, pictures, showListing } from './support/shown-listings.ts';
import { test, untilAlive } from './support/test.ts';

const many = [...pictures, ...pictures.map((url) => `${url}?2`), ...pictures.map((url) => `${url}?3`)];

for (const language of languages) {
  test.describe(`gallery (${language})`, () => {
    const text = words[language];
    const { detail: say } = text.listing;
    const arabic = language === 'ar';
    const main = (page: Page) => page.getByRole('main');
    const digits = (value: number) => value.toLocaleString(arabic ? 'ar-QA-u-nu-arab' : 'en-QA');

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
      // a tap right after a swipe may count as part of it
      await gallery.getByRole('button', { name: say.openGallery }).click();
      const dialog = page.getByRole('dialog');
      const dots = dialog.getByRole('button', { name: new RegExp(say.galleryDot.replace('{{index}}', '')) });
      await expect(dots).toHaveCount(count);
      // the window may still be rising when the first tap lands
      await expect(async () => {
        await dots.nth(2).tap();
        await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true', { timeout: 1_500 });
      }).toPass();
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
      const onwards = arabic ? 'ArrowLeft' : 'ArrowRight';
      const back = arabic ? 'ArrowRight' : 'ArrowLeft';
      await page.keyboard.press('End');
      await at(9);
      await page.keyboard.press(onwards);
      await at(1);
      await page.keyboard.press(back);
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
      await page.keyboard.press(onwards);
      await expect(dialog.getByText(`${digits(1)} / ${digits(9)}`)).toBeVisible();
      await page.keyboard.press(onwards);
      await expect(dialog.getByText(`${digits(2)} / ${digits(9)}`)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await at(2);
    });
  });
}
