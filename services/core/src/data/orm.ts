/** MikroORM on a pool that is there already. */
import { MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import type pg from 'pg';
import { entities } from './entities/all.ts';

/** Units of work over all entities; their statements go through `pool`, which stays its owner's to close. */
export function openOrm(pool: pg.Pool): Promise<MikroORM> {
  return MikroORM.init({
    entities: [...entities],
    // whose name and place only the pool knows
    dbName: 'manzil',
    ensureDatabase: false,
    driverOptions: new PostgresDialect({ pool }),
    colors: false,
  });
}
