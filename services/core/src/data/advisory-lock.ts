/** For work without a table; PostgreSQL gives the lock up with its connection. */
import type pg from 'pg';
import type { Queryable } from './database.ts';

export type LockKey = readonly [number, number];

/** Keeps a connection. @returns null: another process holds the lock */
export async function withAdvisoryLock<T>(
  pool: pg.Pool,
  key: LockKey,
  work: () => Promise<T>,
): Promise<{ result: T } | null> {
  const client = await pool.connect();
  let clean = false;
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [...key]);
    if (rows[0]?.got !== true) {
      clean = true;
      return null;
    }
    try {
      return { result: await work() };
    } finally {
      clean = await unlock(client, key);
    }
  } finally {
    // must not go back among the others while it may hold the lock
    client.release(!clean);
  }
}

async function unlock(client: pg.PoolClient, key: LockKey): Promise<boolean> {
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_advisory_unlock($1, $2) as free', [...key]);
    return rows[0]?.free === true;
  } catch {
    return false;
  }
}

export async function isLocked(db: Queryable, key: LockKey): Promise<boolean> {
  const { rows } = await db.query<{ held: boolean }>(
    `select exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 2
       and classid = $1 and objid = $2 and database = (select oid from pg_database where datname = current_database())) as held`,
    [...key],
  );
  return rows[0]?.held ?? false;
}
