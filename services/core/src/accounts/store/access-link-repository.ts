/** One-time links: what is stored is a hash of what the link carries, so that who reads the table cannot use one. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { AccessLink } from '../../data/entities/accounts/access-link.ts';
import { typed } from '../../data/typed.ts';
import { timeOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import type { LinkPurpose } from '../user.ts';

/** An invitation may lie in a mailbox over a week-end; a forgotten password is chosen anew at once. */
const hoursValid: Record<LinkPurpose, number> = { invite: 7 * 24, reset: 2 };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a link for one person and kills the earlier ones; gives the token, which is stored nowhere. */
export async function makeAccessLink(
  { em, db, client }: Unit,
  user: number,
  purpose: LinkPurpose,
): Promise<{ token: string; expiresAt: string }> {
  const token = randomBytes(32).toString('base64url');
  await endAccessLinks(client, user);
  const now = await timeOf(db);
  const expiresAt = new Date(now.getTime() + hoursValid[purpose] * 3_600_000);
  em.create(AccessLink, { user, purpose, tokenHash: hashOf(token), expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** No link that this person got opens anything any more. */
export async function endAccessLinks(client: Queryable, userId: number): Promise<void> {
  const links = typed(client)
    .updateTable('accessLinks')
    .set({ usedAt: sql`now()` });
  await links.where('userId', '=', userId).where('usedAt', 'is', null).execute();
}

/**
 * The link that a token opens, with the username, which is null when it is still to be chosen; null when the link was used, is
 * too old, never was, or its person may not sign in.
 * @param lock inside a transaction that uses the link: of two at the same moment, one gets it
 */
export async function findOpenLink(client: Queryable, token: string, { lock = false }: { lock?: boolean } = {}) {
  const link = await typed(client)
    .selectFrom('accessLinks as l')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .leftJoin('credentials as c', 'c.userId', 'u.id')
    .select(['l.id', 'l.userId', 'l.purpose', 'c.username', 'u.firstName'])
    .where('l.tokenHash', '=', hashOf(token))
    .where('l.usedAt', 'is', null)
    .where('l.expiresAt', '>', sql<string>`now()`)
    .where('u.disabledAt', 'is', null)
    .$if(lock, (found) => found.forUpdate('l'))
    .executeTakeFirst();
  return link ?? null;
}
