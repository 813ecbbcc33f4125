import type pg from 'pg';

/** 200,000 listings take some 20 s on two cores. */
const longStatementMs = 120_000;

/** For the statements that follow in this transaction. */
export const allowLongStatements = `set local statement_timeout = ${String(longStatementMs)}`;

/** The driver waits as long as the server does. */
export function longStatement(text: string, values: unknown[] = []): pg.QueryConfig {
  // the driver takes it (client.js), its types do not know it
  return { text, values, query_timeout: longStatementMs + 2_000 } as pg.QueryConfig;
}
