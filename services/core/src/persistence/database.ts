/** The one way into PostgreSQL: MikroORM for units of work, and its own pg pool for hot paths and read models. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { entities } from './entities/all.ts';

export interface DatabaseOptions {
  url: string;
  /** Most connections this process may hold; the sum over all processes stays under the server's limit. */
  poolMax: number;
  /** Shown in `pg_stat_activity`, so that an operator sees who holds what. */
  applicationName: string;
  /** The server ends any statement that runs longer. */
  statementTimeoutMs?: number;
  /** Told about connections that broke while idle; the pool replaces them by itself. */
  onConnectionError?: (message: string) => void;
}

export interface Database {
  readonly orm: MikroORM;
  /** Gives `timestamptz`, `numeric` and `bigint` as strings: see row-values.ts. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Anything that can run a statement: the pool, or a client inside a transaction. */
export interface Queryable {
  query<R extends pg.QueryResultRow>(text: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult<R>>;
}

const connectTimeoutMs = 5_000;
const defaultStatementTimeoutMs = 10_000;
const idleTransactionTimeoutMs = 30_000;
const closeTimeoutMs = 5_000;

/** Opens lazily: the first query connects, and fails within 5 s when nothing answers. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const orm = await MikroORM.init({
    entities: [...entities],
    clientUrl: options.url,
    driverOptions: driverOptions(options),
    logger: (message) => options.onConnectionError?.(message),
    colors: false,
  });
  const pool = await orm.em.getConnection().getNativeClient();
  pool.on('error', (error) => options.onConnectionError?.(error.message));
  let closing: Promise<void> | undefined;
  return { orm, pool, close: () => (closing ??= closeWithin(orm, closeTimeoutMs)) };
}

/** A pool waits for clients that somebody still holds; a process that stops does not wait for ever. */
async function closeWithin(orm: MikroORM, ms: number): Promise<void> {
  const late = new AbortController();
  await Promise.race([orm.close(true), sleep(ms, undefined, { signal: late.signal })]);
  late.abort();
}

/** Settings of the pg pool; every wait has an end, on this side and on the server's. */
export function driverOptions(options: DatabaseOptions): pg.PoolConfig {
  const statementTimeoutMs = options.statementTimeoutMs ?? defaultStatementTimeoutMs;
  return {
    connectionString: options.url,
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
