/** Currency and unit of area: chosen once, shown everywhere, remembered, rendered by the server. */
import { expect } from '@playwright/test';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  const text = words[language].shell.preferences;

  test(`prices and areas follow the choice on every page and stay chosen (${language}) [P-274 P-275 P-369 P-371 P-373]`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const symbol = language === 'ar' ? 'قدم²' : 'sq ft';
    const metres = language === 'ar' ? 'م²' : 'sqm';
    await page.goto(`/${language}/properties?type=Rent`);
    const card = page.getByRole('article').first();
    // nothing chosen yet: riyals, and only they
    expect(
      await card
        .locator('bdi')
        .filter({ hasText: /^(QR|\$|€|£|AED|SAR|KWD)/ })
        .allTextContents(),
    ).toEqual([expect.stringMatching(/^QR /)]);
    await expect(page.getByLabel(text.currency)).toHaveValue('QAR');
    await expect(card.locator('dd').filter({ hasText: metres })).toHaveCount(1);
    const riyals = (await card.locator('bdi').filter({ hasText: 'QR' }).first().textContent()) ?? '';
    await page.locator('header summary').click();
    await page.getByLabel(text.currency).selectOption('USD');
    await page.getByLabel(text.areaUnit).selectOption('sqft');
    await expect(card).toContainText('$');
    await expect(card).toContainText(riyals);
    await expect(card.locator('dd').filter({ hasText: symbol })).toHaveCount(1);
    expect(await page.evaluate(() => [localStorage.getItem('currency'), localStorage.getItem('areaUnit')])).toEqual([
      'USD',
      'sqft',
    ]);
    const cookies = await page.context().cookies();
    // what the server sends is in the chosen currency already: nothing flashes
    const plain = await browser.newContext({ javaScriptEnabled: false });
    await plain.addCookies(cookies);
    const still = await plain.newPage();
    await still.goto(`/${language}/properties?type=Rent`);
    await expect(still.getByRole('article').first()).toContainText('$');
    await still.getByRole('article').first().locator('a[href*="/properties/"]').first().click();
    await expect(still.getByRole('main')).toContainText('$');
    await expect(still.getByRole('main')).toContainText('QR');
    await expect(still.getByRole('main')).toContainText(symbol);
    await plain.close();
  });

  test(`the choice works without scripts, and leads back to the page (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`/${language}/properties?sort=price-low&type=Rent`);
    await page.locator('header summary').click();
    await page.getByLabel(text.currency).selectOption('EUR');
    await page.getByRole('button', { name: text.apply }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/properties\\?sort=price-low&type=Rent$`));
    await expect(page.getByRole('article').first()).toContainText('€');
    await context.close();
  });
}

for (const language of languages)
  test(`prices have no decimals, areas are rounded, digits are those of the language (${language}) [P-006 P-372 P-375 P-376]`, async ({
    page,
    request,
  }) => {
    const locale = language === 'ar' ? 'ar-QA-u-nu-arab' : 'en-QA';
    const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value);
    const answer = await request.get('/api/properties?sort=price-high&minPrice=1&limit=12');
    const { properties } = (await answer.json()) as { properties: { price: string; area: number }[] };
    await page.goto(`/${language}/properties?sort=price-high&minPrice=1`);
    const cards = page.getByRole('article');
    for (const [n, { price, area }] of properties.slice(0, 4).entries()) {
      await expect(cards.nth(n)).toContainText(`QR ${number(Math.round(Number(price)))}`);
      await expect(cards.nth(n)).not.toContainText(`${number(Math.round(Number(price)))}.`);
      if (area > 0) await expect(cards.nth(n)).toContainText(number(Math.round(area)));
    }
    await page.context().addCookies([{ name: 'areaUnit', value: 'sqft', url: page.url() }]);
    await page.reload();
    const [first] = properties.filter(({ area }) => area > 0);
    await expect(cards.nth(properties.indexOf(first!))).toContainText(number(Math.round(first!.area * 10.764)));
  });

test('the choice in the storage counts when the cookie is gone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('currency', 'GBP'));
  await page.goto('/en/properties');
  await expect(page.getByRole('article').first()).toContainText('£');
});

test('the way back leads nowhere else [P-274]', async ({ request }) => {
  for (const back of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const answer = await request.get('/preferences', { params: { currency: 'USD', back }, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toBe('/en');
  }
  const wrong = await request.get('/preferences?currency=XXX&areaUnit=acre&back=/ar', { maxRedirects: 0 });
  expect([wrong.headers()['location'], wrong.headers()['set-cookie']]).toEqual(['/ar', undefined]);
});
