/** Loads MikroORM: imported when first needed, by the api at its start. */
import { OptimisticLockError } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import type pg from 'pg';
import { entities } from './entities/all.ts';
import { typed, untypedKysely } from './typed.ts';
import type { Unit } from './unit.ts';

const open = new WeakMap<pg.Pool, Promise<MikroORM>>();

/** The pool stays its owner's to close. */
export function ormOn(pool: pg.Pool): Promise<MikroORM> {
  const made = open.get(pool) ?? openOrm(pool);
  open.set(pool, made);
  return made;
}

function openOrm(pool: pg.Pool): Promise<MikroORM> {
  return MikroORM.init({
    entities: [...entities],
    // only the pool knows its name and place
    dbName: 'manzil',
    ensureDatabase: false,
    driverOptions: new PostgresDialect({ pool }),
    colors: false,
  });
}

export async function openUnit(pool: pg.Pool, client: pg.PoolClient): Promise<Unit> {
  const em = (await ormOn(pool)).em.fork();
  em.setTransactionContext(untypedKysely(client));
  return { em, db: typed(client), client };
}

export const isOvertaken = (error: unknown): boolean => error instanceof OptimisticLockError;
