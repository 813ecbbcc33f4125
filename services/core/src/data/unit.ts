import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

export interface Unit {
  /** Written at the latest when the unit ends. */
  em: EntityManager;
  /** Of the same transaction; blind to what was not flushed. */
  db: Kysely<Tables>;
  client: pg.PoolClient;
}

/** Overtaken each time that the unit was run. */
export class OvertakenError extends Error {
  constructor(cause: unknown) {
    super('Others changed the same thing at the same time', { cause });
    this.name = 'OvertakenError';
  }
}

const tries = 3;

/**
 * Runs `work` in one transaction, then writes what its entities hold; where a version differs it is run again, three
 * times at most.
 * @throws OvertakenError; nothing is then written
 */
export async function inUnit<T>(pool: pg.Pool, work: (unit: Unit) => Promise<T>): Promise<T> {
  const { openUnit, isOvertaken } = await import('./open-unit.ts');
  for (let tried = 1; ; tried += 1) {
    try {
      return await inTransaction(pool, async (client) => {
        const unit = await openUnit(pool, client);
        const result = await work(unit);
        await unit.em.flush();
        return result;
      });
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      if (tried >= tries) throw new OvertakenError(error);
    }
  }
}
