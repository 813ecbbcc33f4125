/** Counted in the write's own transaction. */
import type { components } from '@manzil/contract/sandbox';
import type { Kind } from './kinds.ts';
import type { Store } from './open-store.ts';

type Counts = components['schemas']['Counts'];

const mostReferences = 100_000;
const keyLifeMs = 86_400_000;

export interface Writes {
  /** Gives how many there are now. */
  count(kind: Kind, reference: string, times: number): number;
  of(kind: Kind, reference: string): number;
  counts(kind: Kind, reference: string | null): Counts;
  /** For the same reference and version. */
  knows(kind: Kind, key: string | null, reference: string, version: number): boolean;
  remember(kind: Kind, key: string | null, reference: string, version: number): void;
}

export function createWrites(store: Store): Writes {
  const { db } = store;
  const add = db.prepare(
    `insert into writes (kind, reference, count) values (?, ?, ?)
     on conflict (kind, reference) do update set count = count + excluded.count returning count`,
  );
  const read = db.prepare('select count from writes where kind = ? and reference = ?');
  const all = db.prepare(
    'select reference, count from writes where kind = ? and (? is null or reference = ?) order by rowid desc limit ?',
  );
  const sum = db.prepare('select coalesce(sum(count), 0) as total from writes where kind = ?');
  const known = db.prepare(
    'select 1 as yes from idempotency_keys where kind = ? and key = ? and reference = ? and version = ?',
  );
  const keep = db.prepare(
    `insert into idempotency_keys (kind, key, reference, version, used_at) values (?, ?, ?, ?, ?)
     on conflict (kind, key) do update set reference = excluded.reference, version = excluded.version, used_at = excluded.used_at`,
  );
  const forget = db.prepare('delete from idempotency_keys where used_at < ?');
  let kept = 0;

  return {
    count: (kind, reference, times) => (add.get(kind, reference, times) as { count: number }).count,
    of: (kind, reference) => (read.get(kind, reference) as { count: number } | undefined)?.count ?? 0,
    counts(kind, reference) {
      const rows = all.all(kind, reference, reference, mostReferences) as { reference: string; count: number }[];
      const records = recordsOf(db, kind);
      return {
        ...records,
        writes: (sum.get(kind) as { total: number }).total,
        writesPerReference: Object.fromEntries(rows.map((row) => [row.reference, row.count])),
      };
    },
    knows: (kind, key, reference, version) => key !== null && known.get(kind, key, reference, version) !== undefined,
    remember(kind, key, reference, version) {
      if (key === null) return;
      keep.run(kind, key, reference, version, store.now());
      kept += 1;
      if (kept % 1_000 === 0) forget.run(new Date(Date.now() - keyLifeMs).toISOString());
    },
  };
}

function recordsOf(db: Store['db'], kind: Kind): { records: number; duplicates: number } {
  const from = kind === 'lead' ? 'leads' : 'listings where deleted = 0';
  return db
    .prepare(
      `select coalesce(sum(n), 0) as records, coalesce(sum(n > 1), 0) as duplicates
       from (select count(*) as n from ${from} group by reference)`,
    )
    .get() as { records: number; duplicates: number };
}
