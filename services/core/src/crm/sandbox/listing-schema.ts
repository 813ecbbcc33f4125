/** What a listing of the sandbox must be before the site can show it. */
import { z } from 'zod';
import { propertyStatuses } from '../../listings/property.ts';

const optionalText = (max: number) => z.string().max(max).nullish();
const wholeNumber = z.number().int().min(0).max(1_000).nullish();
const moment = z.iso.datetime({ offset: true });

export const listingSchema = z.object({
  reference: z.string().trim().min(1).max(64),
  // the sandbox's own contract: a version has 32 bits
  version: z.number().int().min(1).max(2_147_483_647),
  modifiedAt: moment,
  createdAt: moment,
  title: z.string().trim().min(1).max(300),
  titleArabic: optionalText(300),
  description: optionalText(10_000),
  descriptionArabic: optionalText(10_000),
  // the column behind it has ten digits before the point
  price: z.number().min(0).max(9_999_999_999.99).nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('QAR'),
  transaction: z.enum(['Rent', 'Sell']),
  status: z.enum(propertyStatuses),
  category: optionalText(50),
  subcategory: optionalText(80),
  bedrooms: wholeNumber,
  bathrooms: wholeNumber,
  area: z.number().min(0).max(100_000_000).nullish(),
  areaUnit: z.enum(['sqm', 'sqft']).default('sqm'),
  address: z.string().max(300),
  city: z.string().max(100),
  state: optionalText(100),
  zipCode: optionalText(20),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  pictures: z.array(z.string().max(300).startsWith('/')).max(60).default([]),
  features: z.array(z.string().max(100)).max(60).default([]),
  agentEmail: optionalText(254),
});

export type SandboxListing = z.infer<typeof listingSchema>;

export const tombstoneSchema = z.object({ reference: z.string().min(1).max(64), deletedAt: moment });

/** The frame of a page; its listings are looked at one by one, so that a bad one does not spoil the rest. */
export const pageSchema = z.object({
  listings: z.array(z.unknown()).max(500),
  deleted: z.array(z.unknown()).max(500),
  nextCursor: z.string().min(1).max(300).nullable(),
  total: z.number().int().min(0),
  withheld: z.number().int().min(0).default(0),
  serverTime: moment.nullish().catch(null),
});
