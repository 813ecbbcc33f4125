/** The sessions of one person. They are written by the api's session store; what is in them is said there. */
import type { Queryable } from '../../data/database.ts';

export interface SessionRow {
  /** Names the session to its owner; opens nothing. */
  id: string;
  /** ms since 1970 */
  signedInAt: number;
  /** When it ends unless it is used, ms since 1970. */
  expiresAt: number;
  browser: string | null;
  system: string | null;
}

const ofUser = `(sess ->> 'userId')::integer = $1`;

/** Sessions that are open, the newest first. */
export async function listSessions(db: Queryable, userId: number): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    `select sess ->> 'publicId' as id, (sess ->> 'signedInAt')::float8 as "signedInAt",
       extract(epoch from expire)::float8 * 1000 as "expiresAt",
       sess -> 'device' ->> 'browser' as browser, sess -> 'device' ->> 'system' as system
     from sessions where ${ofUser} and expire > now() order by (sess ->> 'signedInAt')::float8 desc limit 500`,
    [userId],
  );
  return rows;
}

/** Ends one session of this person; false when there is none of this name. */
export async function endSession(db: Queryable, userId: number, publicId: string): Promise<boolean> {
  const { rowCount } = await db.query(`delete from sessions where ${ofUser} and sess ->> 'publicId' = $2`, [
    userId,
    publicId,
  ]);
  return (rowCount ?? 0) > 0;
}

/** Ends every session of this person, but the one named; gives how many there were. */
export async function endSessions(db: Queryable, userId: number, butPublicId: string | null): Promise<number> {
  const { rowCount } = await db.query(
    `delete from sessions where ${ofUser} and ($2::text is null or sess ->> 'publicId' is distinct from $2)`,
    [userId, butPublicId],
  );
  return rowCount ?? 0;
}
