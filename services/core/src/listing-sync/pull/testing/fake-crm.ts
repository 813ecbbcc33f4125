import { blankRecord } from '../../../listings/testing/blank.ts';
import { CrmUnavailableError, type CrmProvider, type PulledListing } from '../../../crm/crm.ts';
import type { ListingRecord } from '../../../listings/record.ts';
import sharp from 'sharp';

export interface FakeCrm {
  provider: CrmProvider;
  /** By reference. */
  listings: Map<string, ListingRecord>;
  tombstones: Map<string, string>;
  broken: { reference: string | null; problem: string }[];
  /** On the last page. */
  again: ListingRecord[];
  brokenPictures: Set<string>;
  withheld: number;
  failures: CrmUnavailableError[];
  beforePage: (cursor: string | null) => void | Promise<void>;
  pagesGiven: (string | null)[];
  picturesGiven: string[];
  /** Asked for alone. */
  fetched: string[];
}

export function listing(reference: string, change: Partial<ListingRecord> = {}): ListingRecord {
  return {
    ...blankRecord,
    reference,
    title: `Office ${reference}`,
    titleAr: `مكتب ${reference}`,
    description: 'Bright',
    descriptionAr: 'مضيء',
    price: '12000.00',
    currency: 'QAR',
    deal: 'rent',
    status: 'for_rent',
    category: 'commercial',
    subcategory: 'office',
    bathrooms: 2,
    area: 140,
    areaUnit: 'sqm',
    address: 'Building 1, Street 303, Zone 69',
    city: 'Lusail',
    state: 'Lusail Marina',
    latitude: '25.39250000',
    longitude: '51.52580000',
    features: ['Pantry'],
    createdAt: '2026-10-01T08:00:00.000Z',
    ...change,
  };
}

export function createFakeCrm(records: ListingRecord[] = []): FakeCrm {
  const crm: FakeCrm = {
    listings: new Map(records.map((record) => [record.reference, record])),
    tombstones: new Map(),
    broken: [],
    again: [],
    brokenPictures: new Set(),
    withheld: 0,
    failures: [],
    beforePage: () => undefined,
    pagesGiven: [],
    picturesGiven: [],
    fetched: [],
    provider: {
      name: 'fake',
      capabilities: {
        idempotentByKey: false,
        lookupByReference: true,
        takesLeads: false,
        takesListings: false,
        givesListings: true,
        givesDeletions: true,
        listsReferences: false,
        visibilityHorizonMs: 0,
      },
      discover: async () => crm.provider.capabilities,
      checkConnection: async () => ({ ok: true, findings: [{ code: 'fine', params: {} }] }),
      sendLead: () => Promise.reject(new Error('not asked')),
      sendListing: () => Promise.reject(new Error('not asked')),
      deleteListing: () => Promise.reject(new Error('not asked')),
      listReferences: () => Promise.reject(new Error('not here')),
      lookup: () => Promise.reject(new Error('not asked')),
      async pullListings({ modifiedSince, cursor, limit }) {
        await crm.beforePage(cursor);
        const failure = crm.failures.shift();
        if (failure !== undefined) throw failure;
        crm.pagesGiven.push(cursor);
        const since = modifiedSince ?? '';
        const changed = [...crm.listings.values()].filter(({ modifiedAt }) => modifiedAt >= since);
        const sorted = changed.toSorted((a, b) => (a.reference < b.reference ? -1 : 1));
        const from = cursor === null ? 0 : Number(cursor);
        const items = sorted
          .slice(from, from + limit)
          .map((record): PulledListing => ({ ok: true, record, raw: record }));
        const next = from + limit < sorted.length ? String(from + limit) : null;
        const again =
          next === null ? crm.again.map((record): PulledListing => ({ ok: true, record, raw: record })) : [];
        const broken = next === null ? crm.broken.map((one): PulledListing => ({ ok: false, ...one, raw: one })) : [];
        const deleted = [...crm.tombstones].filter(([, deletedAt]) => modifiedSince !== null && deletedAt >= since);
        return {
          items: [...items, ...again, ...broken],
          deleted: next === null ? deleted.map(([reference, deletedAt]) => ({ reference, deletedAt })) : [],
          nextCursor: next,
          total: sorted.length,
          withheld: crm.withheld,
        };
      },
      async fetchListings(references) {
        crm.fetched.push(...references);
        const found = references.flatMap((reference) => crm.listings.get(reference) ?? []);
        const gone = references.filter((reference) => !crm.listings.has(reference));
        return {
          items: found.map((record): PulledListing => ({ ok: true, record, raw: record })),
          deleted: gone.map((reference) => ({ reference, deletedAt: null })),
        };
      },
      async fetchPicture(url) {
        crm.picturesGiven.push(url);
        if (crm.brokenPictures.has(url)) throw new CrmUnavailableError('The CRM answered 404', 404);
        const shade = Buffer.from(url).reduce((sum, byte) => sum + byte, 0) % 250;
        const background = { r: shade, g: 90, b: url.length };
        return sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer();
      },
    },
  };
  return crm;
}
