/** Stored as hashes: reading the table opens none. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { AccessLink } from '../../data/entities/accounts/access-link.ts';
import { typed } from '../../data/typed.ts';
import { timeOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import type { LinkPurpose } from '../user.ts';

/** An invitation may wait over a week-end. */
const hoursValid: Record<LinkPurpose, number> = { invite: 7 * 24, reset: 2 };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Ends earlier ones. The token is stored nowhere. @param madeBy null: its own person, or the server's operator */
export async function makeAccessLink(
  { em, db, client }: Unit,
  user: number,
  purpose: LinkPurpose,
  madeBy: number | null,
): Promise<{ token: string; expiresAt: string }> {
  const token = randomBytes(32).toString('base64url');
  await endAccessLinks(client, user);
  const now = await timeOf(db);
  const expiresAt = new Date(now.getTime() + hoursValid[purpose] * 3_600_000);
  em.create(AccessLink, { user, madeBy, purpose, tokenHash: hashOf(token), expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

export async function endAccessLinks(client: Queryable, userId: number): Promise<void> {
  const links = typed(client)
    .updateTable('accessLinks')
    .set({ usedAt: sql`now()` });
  await links.where('userId', '=', userId).where('usedAt', 'is', null).execute();
}

/**
 * Null: used, too old, unknown, its person disabled; `username` null: still to be chosen.
 * @param lock when using it: of two at once, one gets it
 */
export async function findOpenLink(client: Queryable, token: string, { lock = false }: { lock?: boolean } = {}) {
  const link = await typed(client)
    .selectFrom('accessLinks as l')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .leftJoin('credentials as c', 'c.userId', 'u.id')
    .select(['l.id', 'l.userId', 'l.purpose', 'l.madeById', 'c.username', 'u.firstName'])
    .where('l.tokenHash', '=', hashOf(token))
    .where('l.usedAt', 'is', null)
    .where('l.expiresAt', '>', sql<string>`now()`)
    .where('u.disabledAt', 'is', null)
    .$if(lock, (found) => found.forUpdate('l'))
    .executeTakeFirst();
  return link ?? null;
}
