import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { listing } from '../../testing/made/listing.ts';
import { type Language, words } from '../../testing/words.ts';

export type Listing = ReturnType<typeof listing>;

export async function showList(page: Page, language: Language, listings: Listing[]): Promise<void> {
  const total = listings.length;
  await page.route(/\/api\/properties\?/, (route) =>
    route.fulfill({
      json: {
        properties: listings,
        pagination: { page: 1, limit: 12, total, totalPages: 1, hasNext: false, hasPrev: false },
      },
    }),
  );
  await page.goto(`/${language}/contact`);
  await goToList(page, language);
  await expect(page.getByRole('article')).toHaveCount(total);
}

async function goToList(page: Page, language: Language): Promise<void> {
  const { shell } = words[language];
  await page
    .getByRole('navigation', { name: shell.nav.label })
    .first()
    .getByRole('link', { name: shell.nav.properties, exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/${language}/properties$`));
}

export async function findListing(
  request: APIRequestContext,
  fits: (one: Listing) => boolean,
  query = '',
): Promise<Listing> {
  const answer = await request.get(`/api/properties?limit=1000${query}`);
  const { properties } = (await answer.json()) as { properties: Listing[] };
  const found = properties.find(fits);
  if (found === undefined) throw new Error('No listing of the demo fits');
  return found;
}
