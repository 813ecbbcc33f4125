/** Loads Kysely (27 MB), which a worker does without. */
import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type PluginTransformResultArgs,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type UnknownRow,
} from 'kysely';
import type pg from 'pg';
import type { Queryable } from './database.ts';
import { isoRowTypes } from './row-types.ts';
import type { Tables } from './tables.ts';

/** Names are worked out once, not once a row; inside JSON they stay. */
class CodeNames extends CamelCasePlugin {
  override transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (first === undefined) return Promise.resolve(result);
    const names = Object.keys(first).map((name) => [name, this.camelCase(name)] as const);
    const rows = result.rows.map((row) => {
      const named: UnknownRow = {};
      for (const [name, ours] of names) named[ours] = row[name];
      return named;
    });
    return Promise.resolve({ ...result, rows });
  }
}

const plugins = [new CodeNames()];
const known = new WeakMap<Queryable, Kysely<Tables>>();

/** Moments: ISO 8601 UTC with milliseconds; `numeric`: text. */
export function typed(db: Queryable): Kysely<Tables> {
  const made = known.get(db) ?? new Kysely<Tables>({ dialect: dialectOn(db), plugins });
  known.set(db, made);
  return made;
}

/** For one statement, which each connection plans once. */
export const prepared = (db: Queryable, name: string): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: dialectOn(db, name), plugins });

/** For MikroORM: names as the tables have them. */
export const untypedKysely = (client: pg.PoolClient): Kysely<unknown> =>
  new Kysely<unknown>({ dialect: dialectOn(client) });

const dialectOn = (db: Queryable, name?: string) => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driverOn(db, name),
  createIntrospector: (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

function driverOn(db: Queryable, name?: string): Driver {
  const nothing = () => Promise.resolve();
  const refuse = () => Promise.reject(new Error('Transactions are begun by inTransaction'));
  return {
    init: nothing,
    acquireConnection: () => Promise.resolve(connectionOn(db, name)),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: nothing,
    destroy: nothing,
  };
}

function connectionOn(db: Queryable, name?: string): DatabaseConnection {
  return {
    async executeQuery<R>({ sql: text, parameters }: CompiledQuery) {
      const values = [...parameters];
      const answer = await db.query({ ...(name && { name }), text, values, types: isoRowTypes });
      return { rows: answer.rows as R[], numAffectedRows: BigInt(answer.rowCount ?? 0) };
    },
    streamQuery() {
      throw new Error('Rows are streamed by streamRows');
    },
  };
}
