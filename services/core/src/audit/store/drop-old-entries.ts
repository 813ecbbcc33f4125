import type pg from 'pg';
import { inTransaction } from '../../data/transaction.ts';
import { recordAct } from './staff-write.ts';

/** The chain goes on after this link: `verify-audit` begins there. */
export interface Dropped {
  seq: number;
  hash: string;
  entries: number;
  /** ISO 8601, of the newest that went. */
  until: string;
}

/** Seconds of work, not minutes: the chain waits meanwhile. */
const mostAtOnce = 5_000;
const mostRounds = 20;

/**
 * Drops entries that are older than so many months, twelve at least. The database's owner lets nothing else go, and each time is an
 * entry itself.
 * @returns the last cut; null: nothing was so old
 */
export async function dropOldEntries(pool: pg.Pool, months: number): Promise<Dropped | null> {
  let last: Dropped | null = null;
  let entries = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const dropped: Dropped | null = await dropOnce(pool, months);
    if (dropped === null) return last;
    entries += dropped.entries;
    last = { ...dropped, entries };
  }
  return last;
}

function dropOnce(pool: pg.Pool, months: number): Promise<Dropped | null> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Dropped>(
      `select seq::float8 as seq, hash, entries::float8 as entries,
         to_char(until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until
       from drop_audit_entries($1, $2)`,
      [months, mostAtOnce],
    );
    const [dropped] = rows;
    if (dropped === undefined) return null;
    const { seq, hash: link, entries, until } = dropped;
    const entry = { action: 'audit.dropped', id: seq, after: { link, entries, until } } as const;
    await recordAct(client, { actor: null, requestId: null }, entry);
    return dropped;
  });
}
