import { type Compilable, CompiledQuery } from 'kysely';
import type pg from 'pg';
import { typed } from './typed.ts';

const step = 500;
const fetch = CompiledQuery.raw(`fetch ${String(step)} from listed`);

/** All of one moment. Holds the connection until the reader ends. */
export async function* streamRows<R extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Compilable<R>,
): AsyncGenerator<R[]> {
  const { sql: text, parameters } = statement.compile();
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('begin read only');
    await client.query(`declare listed no scroll cursor for ${text}`, [...parameters]);
    for (;;) {
      const { rows } = await typed(client).executeQuery<R>(fetch);
      if (rows.length > 0) yield rows;
      if (rows.length < step) break;
    }
    await client.query('commit');
    broken = false;
  } finally {
    // in the middle of a transaction it serves nobody
    client.release(broken);
  }
}
