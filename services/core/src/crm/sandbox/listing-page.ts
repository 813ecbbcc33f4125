/** A bad page fails whole; a bad listing fails alone. */
import { squareMetresPerSquareFoot } from '../../platform/units.ts';
import type { z } from 'zod';
import type { ListingPage, PulledListing } from '../crm.ts';
import type { ListingRecord } from '../../listings/record.ts';
import {
  listingSchema,
  pageSchema,
  sameFields,
  tombstoneSchema,
  type SameField,
  type SandboxListing,
} from './listing-schema.ts';

/** Null when the JSON is no page. */
export function readListingPage(json: unknown, baseUrl: string): ListingPage | null {
  const page = pageSchema.safeParse(json);
  if (!page.success) return null;
  const { listings, deleted, nextCursor, total, withheld, serverTime } = page.data;
  const items = listings.map((raw) => readListing(raw, baseUrl));
  const tombstones: ListingPage['deleted'] = [];
  for (const raw of deleted) {
    const read = tombstoneSchema.safeParse(raw);
    if (read.success) tombstones.push({ reference: read.data.reference, deletedAt: utc(read.data.deletedAt) });
    else items.push({ ok: false, reference: referenceOf(raw), problem: `deletion: ${problemOf(read.error)}`, raw });
  }
  return {
    items,
    deleted: tombstones,
    nextCursor,
    total,
    withheld,
    serverTime: serverTime == null ? null : utc(serverTime),
  };
}

function readListing(raw: unknown, baseUrl: string): PulledListing {
  const read = listingSchema.safeParse(raw);
  if (!read.success) return { ok: false, reference: referenceOf(raw), problem: problemOf(read.error), raw };
  return { ok: true, record: toRecord(read.data, baseUrl), raw };
}

function toRecord(listing: SandboxListing, baseUrl: string): ListingRecord {
  const same = Object.fromEntries(sameFields.map((name) => [name, listing[name]])) as Pick<ListingRecord, SameField>;
  return {
    ...same,
    reference: listing.reference,
    version: listing.version,
    modifiedAt: utc(listing.modifiedAt),
    createdAt: utc(listing.createdAt),
    title: listing.title,
    titleAr: listing.titleArabic,
    descriptionAr: listing.descriptionArabic,
    price: (listing.price ?? 0).toFixed(2),
    currency: listing.currency,
    deal: listing.transaction === 'Rent' ? 'rent' : 'sale',
    area: squareMetres(listing),
    areaUnit: 'sqm',
    pictures: [...new Set(listing.pictures)].map((path) => `${baseUrl}${path}`),
    plans: listing.floorPlans.map(({ picture, rooms }) => ({
      picture: `${baseUrl}${picture}`,
      rooms: rooms.map(({ name, nameArabic, length, width }) => ({ nameEn: name, nameAr: nameArabic, length, width })),
    })),
    agentEmail: listing.agentEmail,
  };
}

function squareMetres({ area, areaUnit }: SandboxListing): number | null {
  if (area === null || area === undefined) return null;
  return Math.round(areaUnit === 'sqft' ? area * squareMetresPerSquareFoot : area);
}

function utc(moment: string): string {
  return new Date(moment).toISOString();
}

function referenceOf(raw: unknown): string | null {
  const { reference } = (raw ?? {}) as { reference?: unknown };
  return typeof reference === 'string' && reference.length > 0 && reference.length <= 64 ? reference : null;
}

function problemOf(error: z.ZodError): string {
  const problems = error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'listing'}: ${message}`);
  return problems.join('; ').slice(0, 200);
}
