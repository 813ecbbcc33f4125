import { expect } from '@playwright/test';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/gestures.ts';
import { fill, leadForm, solve } from './support/lead-form.ts';
import { removeListing } from './support/remove-listing.ts';
import { findListing } from './support/shown-listings.ts';
import { test } from './support/test.ts';

test('saved on its page, found again on the page of saved ones, shared by its address; the count moves nothing, and no other host is asked [P-142 P-143 P-277]', async ({
  page,
  context,
  request,
}) => {
  const { detail: say, saved } = words.en.listing;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const outside: string[] = [];
  page.on('request', (sent) => {
    if (!['localhost', ''].includes(new URL(sent.url()).hostname)) outside.push(sent.url());
  });
  const one = await findListing(request, ({ category }) => category === 'commercial');
  await page.goto(`/en/properties/${String(one.id)}`);
  const heart = page.getByRole('banner').getByRole('link', { name: saved.title });
  const before = await heart.boundingBox();
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByTestId('saved-count')).toHaveText('1');
  expect(await heart.boundingBox()).toEqual(before);
  await page.reload();
  await expect(page.getByRole('button', { name: say.saved, exact: true })).toHaveAttribute('aria-pressed', 'true');
  // a map of our own
  const map = page.locator('section[aria-labelledby=location]').getByRole('img');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeInViewport();

  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined });
  });
  await page.getByRole('button', { name: say.share }).click();
  await expect(page.getByText(say.linkCopied, { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await heart.click();
  await expect(page).toHaveURL(/\/en\/saved$/);
  // the address changes before the page
  await expect(page.getByRole('heading', { level: 1, name: saved.title })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(one.title);
  await page.reload();
  await page.getByRole('button', { name: saved.remove }).click();
  await expect(page.getByRole('heading', { name: saved.empty })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: saved.empty })).toBeVisible();
  expect(outside).toEqual([]);
});

test('an Arabic card opens the enquiry for its listing, and the lead carries its id [P-126]', async ({ page }) => {
  const text = words.ar;
  await page.goto('/ar/properties');
  const card = page.getByRole('article').nth(1);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const id = /\d+$/.exec((await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '')?.[0];
  const opener = card.getByRole('button', { name: text.listing.detail.inquire });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: text.listing.detail.inquireTitle });
  await expect(dialog).toContainText(title);
  const form = leadForm(dialog, 'ar');
  await fill(form, { fullName: 'مريم الهاجري', email: 'card@example.com', phone: '+974 5555 0102' });
  const posted = page.waitForRequest(/\/api\/(contact|leads)$/);
  await form.submit.click();
  expect((await posted).postDataJSON()).toMatchObject({ propertyId: Number(id), source: 'property_inquiry' });
  await expect(page.getByText(text.leadForm.success).first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: text.enquiry.sent })).toBeFocused();
  await dialog.getByRole('button', { name: text.enquiry.close }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the enquiry by keyboard alone, with the id of the listing [P-145]', async ({ page, request }) => {
  const { listing: say, leadForm: text } = words.en;
  await page.setViewportSize({ width: 1440, height: 900 });
  const one = await findListing(request, ({ status }) => status === 'for_sale');
  await page.goto(`/en/properties/${String(one.id)}`);
  const opener = page.getByRole('complementary').getByRole('button', { name: say.detail.inquire });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say.detail.inquireTitle });
  const form = leadForm(dialog, 'en');
  await expect(form.question).toBeVisible();
  await expectAccessible(page);
  const typed = [
    [form.fullName, 'Keyboard Visitor'],
    [form.email, 'keys@example.com'],
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
  await expect(page.getByText(text.success).first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: words.en.enquiry.sent })).toBeFocused();
  await expectAccessible(page);
  const close = dialog.getByRole('button', { name: words.en.enquiry.close }).last();
  await tabTo(page, () => close.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
});

test('currency and unit follow the choice to other pages, and the server sends them from then on [P-274 P-275]', async ({
  page,
}) => {
  const { preferences } = words.ar.shell;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ar/properties?type=Rent&minPrice=1&minArea=1');
  const card = page.getByRole('article').first();
  await expect(card).not.toContainText('$');
  await page.locator('header summary').click();
  await page.getByLabel(preferences.currency).selectOption('USD');
  await page.getByLabel(preferences.areaUnit).selectOption('sqft');
  await expect(card).toContainText('$');
  await expect(card).toContainText('ر.ق');
  await expect(card.locator('dd').filter({ hasText: 'قدم²' })).toHaveCount(1);
  const sent = page.waitForResponse((answer) => answer.url().includes('/ar/properties?'));
  await page.reload();
  expect(await (await sent).text()).toContain('\u00a0$');
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/properties\/\d+$/);
  await expect(page.getByRole('main')).toContainText('$');
  await expect(page.getByRole('main')).toContainText('ر.ق');
  await expect(page.getByRole('main')).toContainText('قدم²');
});

test.describe('alone: a listing is taken off the market', () => {
  test('it is gone from its page, what comes closest is on offer, and who saved it is told', async ({
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
      await expect(page.locator('section[aria-labelledby=similar]').getByRole('article')).toHaveCount(3);
      await expectAccessible(page);
    }
    await page.evaluate((id) => {
      localStorage.setItem('savedListings', JSON.stringify([id]));
    }, one.id);
    await page.goto('/ar/saved');
    await expect(page.getByText(words.ar.listing.saved.gone_one)).toBeVisible();
    await page.getByRole('button', { name: words.ar.listing.saved.clearGone }).click();
    await expect(page.getByRole('heading', { name: words.ar.listing.saved.empty })).toBeVisible();
  });
});
