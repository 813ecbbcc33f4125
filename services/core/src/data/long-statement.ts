import type pg from 'pg';

/** Most time of one set-based statement: 200,000 listings take some 20 s on two cores. */
const longStatementMs = 120_000;

/** Lets the statements that follow in this transaction run longer than a page's query may. */
export const allowLongStatements = `set local statement_timeout = ${String(longStatementMs)}`;

/** A statement that the driver waits for as long as the server does. */
export function longStatement(text: string, values: unknown[] = []): pg.QueryConfig {
  // the driver takes it (client.js), its types do not know it
  return { text, values, query_timeout: longStatementMs + 2_000 } as pg.QueryConfig;
}
