/** Written by the api's session store. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';

type Eb = ExpressionBuilder<Tables, 'sessions'>;

const ofUser = (userId: number) => (eb: Eb) => eb(sql`(${eb.ref('sess')} ->> 'userId')::integer`, '=', userId);
/** For its owner; opens nothing. */
const publicId = ({ ref }: Eb) => sql<string>`${ref('sess')} ->> 'publicId'`;

/** After the password, before the second step: opens nothing yet. */
const isPending = ({ ref }: Pick<Eb, 'ref'>) => sql<boolean>`${ref('sess')} ->> 'pending' is not null`;

/** Newest first, those that open something. In ms since 1970; use moves `expiresAt`. */
export const listSessions = (db: Queryable, userId: number) =>
  typed(db)
    .selectFrom('sessions')
    .select((eb) => {
      const sess = eb.ref('sess');
      return [
        publicId(eb).as('id'),
        sql<number>`(${sess} ->> 'signedInAt')::float8`.as('signedInAt'),
        sql<number>`extract(epoch from ${eb.ref('expire')})::float8 * 1000`.as('expiresAt'),
        sql<string | null>`${sess} -> 'device' ->> 'browser'`.as('browser'),
        sql<string | null>`${sess} -> 'device' ->> 'system'`.as('system'),
      ];
    })
    .where(ofUser(userId))
    .where('expire', '>', sql<string>`now()`)
    .where((eb) => eb.not(isPending(eb)))
    .orderBy('signedInAt', 'desc')
    .limit(500)
    .execute();

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** Of these stored keys, those of sessions that open something: neither expired nor pending, of an account that is not disabled. */
export async function liveSessionKeys(
  db: Queryable,
  keys: readonly string[],
  mostMs: number,
): Promise<ReadonlySet<string>> {
  const rows = await typed(db)
    .selectFrom('sessions')
    .innerJoin('users as u', (join) => join.on(sql<boolean>`u.id = (sessions.sess ->> 'userId')::integer`))
    .select('sid')
    .where('sid', '=', sql<string>`any(${keys}::text[])`)
    .where('expire', '>', sql<string>`now()`)
    .where('u.disabledAt', 'is', null)
    .where((eb) => eb.not(isPending(eb)))
    .where(sql<boolean>`(sess ->> 'signedInAt')::float8 > extract(epoch from now()) * 1000 - ${mostMs}::float8`)
    .execute();
  return new Set(rows.map(({ sid }) => sid));
}

export async function endSession(db: Queryable, userId: number, id: string): Promise<boolean> {
  const sessions = typed(db).deleteFrom('sessions').where(ofUser(userId));
  return (await sessions.where((eb) => eb(publicId(eb), '=', id)).executeTakeFirst()).numDeletedRows > 0;
}

export async function endSessions(db: Queryable, userId: number, butPublicId: string | null): Promise<number> {
  const { numDeletedRows } = await typed(db)
    .deleteFrom('sessions')
    .where(ofUser(userId))
    .$if(butPublicId !== null, (all) => all.where((eb) => eb(publicId(eb), 'is distinct from', butPublicId)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends all but the newest `most` by their sign-in. Whoever has only the password ends none of them. */
export const keepNewestSessions = (db: Queryable, userId: number, most: number): Promise<void> =>
  keepNewest(db, userId, most, false);

/** The same of those that wait for their second step. */
export const keepNewestPending = (db: Queryable, userId: number, most: number): Promise<void> =>
  keepNewest(db, userId, most, true);

async function keepNewest(db: Queryable, userId: number, most: number, pending: boolean): Promise<void> {
  const signedInAt = sql`(sess ->> 'signedInAt')::float8`;
  await typed(db)
    .deleteFrom('sessions')
    .where('sid', 'in', (sessions) =>
      sessions
        .selectFrom('sessions')
        .select('sid')
        .where(ofUser(userId))
        .where((eb) => eb(isPending(eb), '=', pending))
        .orderBy(signedInAt, 'desc')
        .orderBy('expire', 'desc')
        .offset(most),
    )
    .execute();
}
