import { expect } from '@playwright/test';
import { words } from '../testing/words.ts';
import { test } from './support/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list reads, filters, sorts over all results and leads to a listing', async ({ page, request }) => {
    const text = words.ar;
    await page.goto('/ar/properties');
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByLabel(text.search.location).first().fill('لوسيل');
    await page.locator('form[role=search] button[type=submit]').first().click();
    await expect(page).toHaveURL(/city=/);
    await expect(page.getByRole('article').first()).toBeVisible();

    const answer = await request.get('/api/properties?type=Rent&sort=price-low&limit=1000');
    const { properties } = (await answer.json()) as { properties: { id: number; price: string }[] };
    const prices = properties.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await page.goto('/ar/properties?type=Rent&sort=price-low');
    const link = page.getByRole('article').first().getByRole('link', { name: text.listing.card.details });
    await expect(link).toHaveAttribute('href', `/ar/properties/${String(properties[0]?.id)}`);
    await link.click();
    await expect(page).toHaveURL(/\/ar\/properties\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
