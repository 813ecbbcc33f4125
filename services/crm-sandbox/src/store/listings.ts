/** By the CRM's own people (the demo fill), and by the agency. */
import type { components } from '@manzil/contract/sandbox';
import type { Store } from './open-store.ts';
import { versionedWrite, type WriteRequest, type WriteResult } from './versioned-write.ts';
import type { Writes } from './writes.ts';

export type Listing = components['schemas']['Listing'];
export type ListingFields = components['schemas']['ListingFields'];
export type ListingWrite = components['schemas']['ListingWrite'];
type Change = Omit<ListingWrite, 'externalVersion'>;

export interface ListingRow {
  id: number;
  reference: string;
  version: number;
  external_version: number | null;
  fields: string;
  created_at: string;
  modified_at: string;
  deleted: number;
  withheld: number;
}

export interface EnteredListing {
  reference: string;
  fields: ListingFields;
  createdAt: string;
  modifiedAt: string;
  withheld: boolean;
}

export interface ListingStore {
  put(request: Omit<WriteRequest, 'kind' | 'version'>, listing: ListingWrite): WriteResult;
  remove(reference: string): 'deleted' | 'gone' | 'unknown';
  /** Null when there is none or it is withheld. */
  find(reference: string): Listing | null;
  tombstone(reference: string): { reference: string; deletedAt: string } | null;
  /** One transaction, not counted as writes. */
  enter(listings: readonly EnteredListing[]): void;
  isEmpty(): boolean;
}

export function createListingStore(store: Store, writes: Writes): ListingStore {
  const { db } = store;
  const byReference = db.prepare('select * from listings where reference = ? order by deleted, id limit 1');
  const insert = db.prepare(
    `insert into listings (reference, version, external_version, fields, created_at, modified_at, withheld)
     values (?, 1, ?, ?, ?, ?, ?)`,
  );
  const update = db.prepare(
    'update listings set version = version + 1, external_version = ?, fields = ?, modified_at = ?, deleted = 0 where id = ?',
  );
  const bury = db.prepare(
    'update listings set version = version + 1, modified_at = ?, deleted = 1 where reference = ? and deleted = 0',
  );
  const any = db.prepare('select 1 as yes from listings limit 1');
  const first = (reference: string): ListingRow | undefined => byReference.get(reference) as ListingRow | undefined;

  return {
    put(request, { externalVersion, ...change }) {
      const { reference } = request;
      const fields = (): string => JSON.stringify(merged(first(reference), change));
      return versionedWrite(
        store,
        writes,
        { ...request, kind: 'listing', version: externalVersion },
        {
          find: () => {
            const row = first(reference);
            return row === undefined || row.deleted === 1
              ? null
              : { id: listingId(row.id), version: row.external_version };
          },
          insert: () => {
            const now = store.now();
            const row = first(reference);
            if (row?.deleted === 1) update.run(externalVersion, fields(), now, row.id);
            else insert.run(reference, externalVersion, fields(), now, now, 0);
          },
          update: () => update.run(externalVersion, fields(), store.now(), first(reference)!.id),
        },
      );
    },
    remove(reference) {
      const row = first(reference);
      if (row === undefined) return 'unknown';
      return bury.run(store.now(), reference).changes === 0 ? 'gone' : 'deleted';
    },
    find(reference) {
      const row = first(reference);
      return row === undefined || row.deleted === 1 || row.withheld === 1 ? null : presentListing(row);
    },
    tombstone(reference) {
      const row = first(reference);
      return row?.deleted === 1 ? { reference, deletedAt: row.modified_at } : null;
    },
    enter(listings) {
      store.transaction(() => {
        for (const { reference, fields, createdAt, modifiedAt, withheld } of listings)
          insert.run(reference, null, JSON.stringify(fields), createdAt, modifiedAt, withheld ? 1 : 0);
      });
    },
    isEmpty: () => any.get() === undefined,
  };
}

/** Pictures and floor plans left out stay. */
function merged(row: ListingRow | undefined, change: Change): Change {
  if (row === undefined) return change;
  const { pictures, floorPlans } = JSON.parse(row.fields) as ListingFields;
  return { ...(pictures !== undefined && { pictures }), ...(floorPlans !== undefined && { floorPlans }), ...change };
}

export function presentListing(row: ListingRow): Listing {
  const fields = JSON.parse(row.fields) as ListingFields;
  return {
    ...fields,
    pictures: fields.pictures ?? [],
    features: fields.features ?? [],
    id: listingId(row.id),
    reference: row.reference,
    version: row.version,
    externalVersion: row.external_version,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

export function listingId(id: number): string {
  return `P-${String(id).padStart(6, '0')}`;
}
