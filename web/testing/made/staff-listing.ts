import { completenessOf } from '@manzil/core/listings/completeness';
import type { components } from '@manzil/contract/api';
import type { Answers } from '../answers.ts';
import { listing } from './listing.ts';

type Property = components['schemas']['Property'];
type AdminProperty = components['schemas']['AdminProperty'];
type Summary = components['schemas']['AdminPropertySummary'];

const completenessFor = (property: Property): components['schemas']['Completeness'] => ({
  ...completenessOf({ ...property, price: property.price ?? '0' }),
  waits: false,
  needsMandate: false,
});

export const staffListing = (
  changes: Partial<Property> = {},
  more: Partial<Omit<AdminProperty, 'property'>> = {},
): AdminProperty => ({
  property: listing(changes),
  version: 4,
  plans: [],
  imageTexts: [],
  overrides: [],
  agentName: null,
  presses: { call: { card: 0, detail: 0 }, whatsapp: { card: 0, detail: 0 } },
  completeness: completenessFor(listing(changes)),
  ...more,
});

export const staffPage = (
  properties: Property[],
  { page = 1, total = properties.length }: { page?: number; total?: number } = {},
): components['schemas']['AdminPropertyList'] => {
  const limit = 10;
  const totalPages = Math.ceil(total / limit);
  return {
    properties,
    completeness: properties.map(completenessFor),
    pagination: { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 },
  };
};

export const listingSummary = (changes: Partial<Summary> = {}): Summary => ({
  total: 300,
  forSale: 120,
  forRent: 180,
  drafts: 0,
  featured: 0,
  crm: 300,
  manual: 0,
  unsure: 0,
  waiting: 0,
  minimum: null,
  needsMandate: false,
  kinds: [
    { value: 'apartment', count: 180 },
    { value: 'villa', count: 120 },
  ],
  cities: [
    { value: 'Doha', count: 210 },
    { value: 'Lusail', count: 90 },
  ],
  categories: [{ value: 'residential', count: 300 }],
  subcategories: [{ value: 'apartment', count: 300 }],
  lastChange: null,
  ...changes,
});

/** What the table and its windows ask for. */
export const catalogue = (properties: Property[], more: Answers = {}): Answers => ({
  'GET /api/admin/properties': staffPage(properties),
  'GET /api/admin/properties/summary': listingSummary(),
  'GET /api/agents': [],
  'GET /api/admin/properties/{id}/mandates': { mandates: [], needed: false },
  ...more,
});
