/** By (modifiedAt, reference), with deletions. */
import type { components } from '@manzil/contract/sandbox';
import { readCursor, writeCursor } from './cursor.ts';
import { presentListing, type ListingRow } from './listings.ts';
import type { Store } from './open-store.ts';

type ListingPage = components['schemas']['ListingPage'];

export interface PageQuery {
  /** ISO 8601 in UTC with ms, as the store writes it; null: everything. */
  modifiedSince: string | null;
  cursor: string | null;
  limit: number;
}

export interface ListingPages {
  /** Null for a cursor that is none, or another query's. */
  read(query: PageQuery): ListingPage | null;
  /** Newest change first; `page` from 1. */
  newest(page: number, size: number): { rows: ListingRow[]; total: number };
}

interface Position {
  since: string | null;
  after: [modifiedAt: string, reference: string, id: number];
}

const isRight = ({ after }: Position): boolean =>
  Array.isArray(after) && typeof after[0] === 'string' && typeof after[1] === 'string' && Number.isInteger(after[2]);

export function createListingPages(store: Store): ListingPages {
  const { db } = store;
  const select = db.prepare(
    `select * from listings
     where withheld = 0 and (modified_at, reference, id) > (?, ?, ?) and modified_at >= ? and (? or deleted = 0)
     order by modified_at, reference, id limit ?`,
  );
  const count = db.prepare(
    'select count(*) as n from listings where withheld = 0 and deleted = 0 and modified_at >= ?',
  );
  const withheld = db.prepare('select count(*) as n from listings where withheld = 1 and deleted = 0');
  const existing = db.prepare('select count(*) as n from listings where deleted = 0');
  const latest = db.prepare(
    'select * from listings where deleted = 0 order by modified_at desc, id desc limit ? offset ?',
  );
  const number = (row: unknown): number => (row as { n: number }).n;

  return {
    read({ modifiedSince, cursor, limit }) {
      const position = cursor === null ? null : readCursor(cursor, isRight);
      if (cursor !== null && (position === null || position.since !== modifiedSince)) return null;
      const since = modifiedSince ?? '';
      const [modifiedAt, reference, id] = position?.after ?? ['', '', 0];
      const rows = select.all(
        modifiedAt,
        reference,
        id,
        since,
        modifiedSince === null ? 0 : 1,
        limit + 1,
      ) as unknown as ListingRow[];
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        listings: shown.filter((row) => row.deleted === 0).map(presentListing),
        deleted: shown
          .filter((row) => row.deleted === 1)
          .map((row) => ({ reference: row.reference, deletedAt: row.modified_at })),
        nextCursor:
          rows.length > limit && last !== undefined
            ? writeCursor({ since: modifiedSince, after: [last.modified_at, last.reference, last.id] })
            : null,
        total: number(count.get(since)),
        withheld: number(withheld.get()),
        serverTime: store.now(),
      };
    },
    newest(page, size) {
      const rows = latest.all(size, (page - 1) * size) as unknown as ListingRow[];
      return { rows, total: number(existing.get()) };
    },
  };
}
