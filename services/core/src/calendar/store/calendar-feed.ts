/** Stored as hashes: reading the table opens nobody's calendar. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** One's own; null: there is none. */
export const readCalendarFeed = async (db: Queryable, userId: number) =>
  (await typed(db)
    .selectFrom('calendarFeeds')
    .select(['createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()) ?? null;

/** The secret is stored nowhere; the one before opens nothing from now on. */
export function makeCalendarFeed(pool: pg.Pool, userId: number, act: StaffAct): Promise<string> {
  return staffWrite(pool, act, async ({ db }) => {
    const secret = randomBytes(32).toString('base64url');
    const values = { secretHash: hashOf(secret), createdAt: sql<string>`now()`, lastUsedAt: null };
    await db
      .insertInto('calendarFeeds')
      .values({ userId, ...values })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
      .execute();
    return { result: secret, entry: { action: 'calendar_feed.created', id: userId } };
  });
}

/** @returns whether there was one */
export async function revokeCalendarFeed(pool: pg.Pool, userId: number, act: StaffAct): Promise<boolean> {
  const revoked = await staffWrite(pool, act, async ({ db }) => {
    const gone = await db
      .deleteFrom('calendarFeeds')
      .where('userId', '=', userId)
      .returning('userId')
      .executeTakeFirst();
    return gone === undefined ? null : { result: true, entry: { action: 'calendar_feed.revoked', id: userId } };
  });
  return revoked ?? false;
}

/** Whose it is, while the account is open; the use is written down once a minute at most. */
export async function openCalendarFeed(db: Queryable, secret: string): Promise<number | null> {
  const found = await typed(db)
    .selectFrom('calendarFeeds as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .select('f.userId')
    .where('f.secretHash', '=', hashOf(secret))
    .where('u.disabledAt', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return null;
  await typed(db)
    .updateTable('calendarFeeds')
    .set({ lastUsedAt: sql<string>`now()` })
    .where('userId', '=', found.userId)
    .where(sql<boolean>`coalesce(last_used_at, '-infinity') < now() - interval '1 minute'`)
    .execute();
  return found.userId;
}
