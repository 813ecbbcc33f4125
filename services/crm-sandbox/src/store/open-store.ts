/** One SQLite file that survives a restart and a sudden end. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const schema = /* sql */ `
create table if not exists leads (
  id integer primary key autoincrement,
  reference text not null,
  version integer not null,
  fields text not null,
  modified_at text not null
);
create index if not exists leads_reference on leads (reference);
create index if not exists leads_modified on leads (modified_at, id);

create table if not exists listings (
  id integer primary key autoincrement,
  reference text not null,
  version integer not null,
  external_version integer,
  fields text not null,
  created_at text not null,
  -- when it was last changed; for a deleted one, when that was
  modified_at text not null,
  deleted integer not null default 0,
  -- kept from the API: the agency's key may not read it
  withheld integer not null default 0
);
create index if not exists listings_reference on listings (reference);
create index if not exists listings_order on listings (modified_at, reference, id);
create index if not exists listings_counted on listings (withheld, deleted, modified_at);

create table if not exists writes (
  kind text not null,
  reference text not null,
  count integer not null,
  primary key (kind, reference)
);

create table if not exists idempotency_keys (
  kind text not null,
  key text not null,
  reference text not null,
  version integer not null,
  used_at text not null,
  primary key (kind, key)
);
create index if not exists idempotency_keys_age on idempotency_keys (used_at);

create table if not exists settings (name text primary key, value text not null);
`;

export interface Store {
  readonly db: DatabaseSync;
  /** An error undoes it. */
  transaction<T>(work: () => T): T;
  /** ISO 8601; never goes back: changes come after those already read. */
  now(): string;
  close(): void;
}

/** `file` may be `:memory:`. */
export function openStore(file: string): Store {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5_000 });
  // with WAL, only a power cut may cost the last writes
  db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on');
  db.exec(schema);
  let latest = latestMoment(db);
  return {
    db,
    transaction(work) {
      db.exec('begin immediate');
      try {
        const result = work();
        db.exec('commit');
        return result;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    now() {
      latest = Math.max(Date.now(), latest);
      return new Date(latest).toISOString();
    },
    close: () => db.close(),
  };
}

function latestMoment(db: DatabaseSync): number {
  const row = db
    .prepare(
      `select max(m) as latest from (select max(modified_at) as m from leads union all select max(modified_at) from listings)`,
    )
    .get() as { latest: string | null };
  return row.latest === null ? 0 : Date.parse(row.latest);
}
