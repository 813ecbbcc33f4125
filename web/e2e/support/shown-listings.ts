/** Listings made up for a test: shown by answering the page's own calls in the browser. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Language, words } from '../../testing/words.ts';

export interface Listing {
  id: number;
  referenceId: string | null;
  title: string;
  titleAr: string | null;
  description: string | null;
  descriptionAr: string | null;
  /** Decimal text; some servers sent a number. */
  price: string | number | null;
  currency: string;
  type: string;
  category: string | null;
  subcategory: string | null;
  subType: string | null;
  status: string;
  bedrooms: number | null;
  bathrooms: number | null;
  area: number | null;
  areaUnit: string;
  address: string;
  city: string;
  state: string | null;
  zipCode: string | null;
  latitude: number | null;
  longitude: number | null;
  images: string[];
  features: string[];
  source: string;
  agentId: number | null;
  isFeatured: boolean;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
  agent: object | null;
  imageTexts: object[];
}

/** Pictures that the site itself has. */
export const pictures = ['/images/hero-640.webp', '/images/hero-960.webp', '/og-image.jpg'] as const;

const plain: Listing = {
  id: 990_001,
  referenceId: 'TEST-0001',
  title: 'Quiet flat by the park',
  titleAr: 'شقة هادئة بجوار الحديقة',
  description: 'Two balconies and a long corridor.',
  descriptionAr: 'شرفتان وممر طويل.',
  price: '8500.00',
  currency: 'QAR',
  type: 'Rent',
  category: 'residential',
  subcategory: 'apartment',
  subType: 'apartment',
  status: 'for_rent',
  bedrooms: 2,
  bathrooms: 3,
  area: 120,
  areaUnit: 'sqm',
  address: 'Building 4',
  city: 'Doha',
  state: 'Al Sadd',
  zipCode: null,
  latitude: null,
  longitude: null,
  images: [...pictures],
  features: ['Balcony', 'Gym'],
  source: 'manual',
  agentId: null,
  isFeatured: false,
  isActive: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  agent: null,
  imageTexts: [],
};

/** A listing with only what a test is about; `n` tells it from others. */
export function listing(fields: Partial<Listing> = {}, n = 1): Listing {
  return { ...plain, id: 990_000 + n, referenceId: `TEST-${String(n).padStart(4, '0')}`, ...fields };
}

/** Goes to the list as a visitor does, and lets it show these listings. */
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

/** A listing of the demo that fits. */
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
