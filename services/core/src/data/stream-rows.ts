import type pg from 'pg';

const step = 500;

/**
 * All rows of a statement, some hundred at a time: memory does not grow with the number. All are of one moment. The
 * connection is held until the reader has finished or stopped.
 */
export async function* streamRows<R extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: unknown[],
): AsyncGenerator<R[]> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('begin read only');
    await client.query(`declare listed no scroll cursor for ${text}`, values);
    for (;;) {
      const { rows } = await client.query<R>(`fetch ${String(step)} from listed`);
      if (rows.length > 0) yield rows;
      if (rows.length < step) break;
    }
    await client.query('commit');
    broken = false;
  } finally {
    // in the middle of a transaction it is of no use to anybody else
    client.release(broken);
  }
}
