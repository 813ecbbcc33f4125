/** What a visitor does with a listing: keep it, pass it on, enquire, with scripts and without. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/gestures.ts';
import { leadForm, solve } from './support/lead-form.ts';
import { languages, words } from './support/messages.ts';
import { findListing } from './support/shown-listings.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  test.describe(`listing (${language})`, () => {
    const text = words[language];
    const { detail: say } = text.listing;
    const arabic = language === 'ar';
    const digits = (value: number) => value.toLocaleString(arabic ? 'ar-QA-u-nu-arab' : 'en-QA');

    test('save stays on the device and calls nothing; share copies the address [P-142 P-143 P-277 P-346]', async ({
      page,
      context,
      request,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const one = await findListing(request, ({ status }) => status === 'for_rent');
      await page.goto(`/${language}/properties/${String(one.id)}`);
      await page.waitForLoadState('networkidle');
      const calls: string[] = [];
      // the page may still be asking for its own things, such as pictures and who is signed in
      page.on('request', (sent) => {
        if (sent.method() !== 'GET' || sent.url().includes('/api/properties')) calls.push(sent.url());
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
  });
}

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
