/** What began at the provider and may end here once, within ten minutes. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

export interface OidcFlow {
  /** Whose account is linked; null: a sign-in. */
  userId: number | null;
  /** A path of the admin. */
  returnTo: string;
}

/** Only its holder can end it: the table opens nothing. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export async function beginFlow(db: Queryable, secret: string, { userId, returnTo }: OidcFlow): Promise<void> {
  const expiresAt = sql<string>`now() + interval '10 minutes'`;
  await typed(db)
    .insertInto('oidcFlows')
    .values({ secretHash: hashOf(secret), userId, returnTo, expiresAt })
    .execute();
}

/** Uses it up, whatever becomes of it. Null: unknown, used or too old. */
export async function takeFlow(db: Queryable, secret: string): Promise<OidcFlow | null> {
  const found = await typed(db)
    .deleteFrom('oidcFlows')
    .where('secretHash', '=', hashOf(secret))
    .returning(['userId', 'returnTo', ({ eb }) => eb('expiresAt', '>', sql<string>`now()`).as('isFresh')])
    .executeTakeFirst();
  if (found === undefined || !found.isFresh) return null;
  return { userId: found.userId, returnTo: found.returnTo };
}
