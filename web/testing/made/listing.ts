import { blankListing } from '@manzil/core/listings/testing/blank';
import type { components } from '@manzil/contract/api';
import type { Answers } from '../answers.ts';

type Property = components['schemas']['ListedProperty'];
type Detail = components['schemas']['PropertyDetail'];
type Pagination = components['schemas']['PropertyList']['pagination'];
type Facets = components['schemas']['PropertyFacets'];

/** Files that the site has. */
export const pictures = ['/images/hero-640.webp', '/images/hero-960.webp', '/og-image.jpg'] as const;

const { plans: _plans, imageTexts: _imageTexts, ...blank } = blankListing;

export const listing = (changes: Partial<Property> = {}, n = 1): Property => ({
  ...blank,
  id: 990_000 + n,
  referenceId: `TEST-${String(n).padStart(4, '0')}`,
  title: 'Quiet flat by the park',
  titleAr: 'شقة هادئة بجوار الحديقة',
  description: 'Two balconies and a long corridor.',
  descriptionAr: 'شرفتان وممر طويل.',
  price: '8500.00',
  currency: 'QAR',
  deal: 'rent',
  type: 'Rent',
  category: 'residential',
  subcategory: 'apartment',
  kind: 'apartment',
  dealUnsure: false,
  subType: 'apartment',
  status: 'for_rent',
  bedrooms: 2,
  bathrooms: 3,
  area: 120,
  areaUnit: 'sqm',
  address: 'Building 4',
  city: 'Doha',
  state: 'Al Sadd',
  images: [...pictures],
  agent: null,
  features: ['Balcony', 'Gym'],
  source: 'manual',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...changes,
});

/** Titles 'Home 1', 'بيت 1' and so on. */
export const manyListings = (count: number): Property[] =>
  Array.from({ length: count }, (_, at) =>
    listing({ title: `Home ${String(at + 1)}`, titleAr: `بيت ${String(at + 1)}` }, at + 1),
  );

export const detail = (changes: Partial<Detail> = {}, n = 1): Detail => ({
  ...listing({}, n),
  agent: null,
  plans: [],
  imageTexts: [],
  ...changes,
});

/** Default: one page of all. */
export const pageOf = (
  properties: Property[],
  pagination: Partial<Pagination> = {},
): components['schemas']['PropertyList'] => ({
  properties,
  pagination: {
    page: 1,
    limit: 12,
    total: properties.length,
    totalPages: 1,
    hasNext: false,
    hasPrev: false,
    ...pagination,
  },
});

/** For the search boxes. */
export const facets = (language: 'en' | 'ar' = 'en'): Facets => {
  const facet = (value: string, en: string, ar: string, count: number) => ({
    value,
    label: language === 'ar' ? ar : en,
    count,
  });
  return {
    categories: [facet('commercial', 'Commercial', 'تجاري', 180), facet('residential', 'Residential', 'سكني', 120)],
    subCategories: [
      facet('office', 'Office', 'مكتب', 100),
      facet('apartment', 'Apartment', 'شقة', 11),
      facet('villa', 'Villa', 'فيلا', 2),
    ],
    places: [facet('lusail', 'Lusail', 'لوسيل', 90), facet('al sadd', 'Al Sadd', 'السد', 3)],
  };
};

/** What the list page asks for. */
export const listAnswers = (
  page: components['schemas']['PropertyList'],
  language: 'en' | 'ar' = 'en',
): Answers & { 'GET /api/properties': components['schemas']['PropertyList'] } => ({
  'GET /api/properties': page,
  'GET /api/property-categories': facets(language),
});

/** What a listing's page asks for. */
export const detailAnswers = (property: Detail, similar: Property[] = []): Answers => ({
  'GET /api/properties/{id}': property,
  'GET /api/properties/{id}/similar': similar,
  'POST /api/properties/{id}/views': undefined,
});
