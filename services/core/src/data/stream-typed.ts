import { type Compilable, type Expression, type InferResult, sql } from 'kysely';
import type pg from 'pg';
import { typed } from './typed.ts';

const step = 500;

/**
 * All rows of a typed statement, some hundred at a time: memory does not grow with the number. All are of one moment. The
 * connection is held until the reader has finished or stopped.
 */
export async function* streamTyped<Q extends Compilable & Expression<unknown>>(
  pool: pg.Pool,
  query: Q,
): AsyncGenerator<InferResult<Q>> {
  const client = await pool.connect();
  const db = typed(client);
  let broken = true;
  try {
    await client.query('begin read only');
    await sql`declare listed no scroll cursor for ${query}`.execute(db);
    for (;;) {
      const { rows } = await sql`fetch ${sql.lit(step)} from listed`.execute(db);
      if (rows.length > 0) yield rows as InferResult<Q>;
      if (rows.length < step) break;
    }
    await client.query('commit');
    broken = false;
  } finally {
    // in the middle of a transaction it is of no use to anybody else
    client.release(broken);
  }
}
