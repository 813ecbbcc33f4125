/** Enough to compare two systems, nothing about a person. */
import type { components } from '@manzil/contract/sandbox';
import { readCursor, writeCursor } from './cursor.ts';
import type { Kind } from './kinds.ts';
import { leadId } from './leads.ts';
import { listingId } from './listings.ts';
import type { Store } from './open-store.ts';

type ReferencePage = components['schemas']['ReferencePage'];

export interface ReferenceQuery {
  kind: Kind;
  /** ISO 8601 in UTC with ms, as the store writes it; null: everything. */
  modifiedSince: string | null;
  cursor: string | null;
  limit: number;
}

export interface References {
  /** Null for a cursor that is none, or another query's. */
  read(query: ReferenceQuery): ReferencePage | null;
}

interface Row {
  id: number;
  reference: string;
  version: number | null;
  modified_at: string;
}

interface Position {
  of: string;
  after: [modifiedAt: string, id: number];
}

const isRight = ({ of, after }: Position): boolean =>
  typeof of === 'string' && Array.isArray(after) && typeof after[0] === 'string' && Number.isInteger(after[1]);

export function createReferences({ db }: Store): References {
  const page = 'and (modified_at, id) > (?, ?) order by modified_at, id limit ?';
  const select = {
    lead: db.prepare(`select id, reference, version, modified_at from leads where modified_at >= ? ${page}`),
    listing: db.prepare(
      `select id, reference, external_version as version, modified_at from listings
       where deleted = 0 and withheld = 0 and modified_at >= ? ${page}`,
    ),
  };
  const idOf = { lead: leadId, listing: listingId };

  return {
    read({ kind, modifiedSince, cursor, limit }) {
      const of = `${kind} ${modifiedSince ?? ''}`;
      const position = cursor === null ? null : readCursor(cursor, isRight);
      if (cursor !== null && position?.of !== of) return null;
      const after = position?.after ?? ['', 0];
      const rows = select[kind].all(modifiedSince ?? '', ...after, limit + 1) as unknown as Row[];
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        records: shown.map(({ id, reference, version }) => ({ reference, id: idOf[kind](id), version })),
        nextCursor:
          rows.length > limit && last !== undefined ? writeCursor({ of, after: [last.modified_at, last.id] }) : null,
      };
    },
  };
}
