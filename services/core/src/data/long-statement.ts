import type pg from 'pg';

/** 200,000 listings take some 20 s on two cores. */
const longStatementMs = 120_000;

/** For the statements that follow in this transaction. */
export const allowLongStatements = `set local statement_timeout = ${String(longStatementMs)}`;

/** The driver waits as long as the server. */
export function longStatement(text: string, values: unknown[] = []): pg.QueryConfig {
  // in client.js, but not in the types
  return { text, values, query_timeout: longStatementMs + 2_000 } as pg.QueryConfig;
}
