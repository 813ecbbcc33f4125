/** What a listing and a staged listing have in common. */
import { p } from '@mikro-orm/core';
import { text } from '../columns.ts';

export const listingColumns = () => ({
  referenceId: text(),
  titleAr: text(),
  description: text(),
  descriptionAr: text(),
  category: text(),
  subcategory: text(),
  bedrooms: p.integer().nullable(),
  bathrooms: p.integer().nullable(),
  area: p.integer().nullable(),
  state: text(),
  zipCode: text(),
  images: p.array().columnType('text[]').defaultRaw("'{}'"),
  features: p.array().columnType('text[]').defaultRaw("'{}'"),
  crmHash: text(),
  crmModifiedAt: p.datetime().columnType('timestamptz').nullable(),
});
