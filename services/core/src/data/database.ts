import pg from 'pg';
import { within } from '../platform/async/within.ts';
import { rowTypes } from './row-types.ts';

export interface DatabaseOptions {
  url: string;
  /** The sum over all processes stays under the server's limit. */
  poolMax: number;
  /** Shown in `pg_stat_activity`. */
  applicationName: string;
  statementTimeoutMs?: number;
  /** The pool replaces them by itself. */
  onConnectionError?: (message: string) => void;
}

export interface Database {
  /** Moments, `numeric` and `bigint` come as text, as MikroORM expects them. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface Queryable {
  query<R extends pg.QueryResultRow>(text: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult<R>>;
}

const connectTimeoutMs = 5_000;
const defaultStatementTimeoutMs = 10_000;
const idleTransactionTimeoutMs = 30_000;
const closeTimeoutMs = 5_000;

/** Connects with the first query, which fails within 5 s. */
export function openDatabase(options: DatabaseOptions): Database {
  const told = ({ message }: Error): void => options.onConnectionError?.(message);
  const pool = new pg.Pool(poolOptions(options));
  pool.on('error', told);
  // a connection that breaks while held would end the process
  pool.on('connect', (client) => client.on('error', told));
  let closing: Promise<void> | undefined;
  return {
    pool,
    // a pool waits for clients that somebody holds; a process that stops does not for ever
    close: () => (closing ??= within(closeTimeoutMs, pool.end(), () => undefined)),
  };
}

/** Every wait has an end, on this side and on the server's. */
export function poolOptions(options: DatabaseOptions): pg.PoolConfig {
  const statementTimeoutMs = options.statementTimeoutMs ?? defaultStatementTimeoutMs;
  return {
    connectionString: options.url,
    types: rowTypes,
    application_name: options.applicationName,
    max: options.poolMax,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // also ends a wait when the server is gone without a word
    query_timeout: statementTimeoutMs + 2_000,
    lock_timeout: Math.min(5_000, statementTimeoutMs),
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
  };
}
