/** One-time links: what is stored is a hash of what the link carries, so that who reads the table cannot use one. */
import { createHash, randomBytes } from 'node:crypto';
import type { LinkPurpose } from '../user.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';

/** An invitation may lie in a mailbox over a week-end; a forgotten password is chosen anew at once. */
const validFor: Record<LinkPurpose, string> = { invite: '7 days', reset: '2 hours' };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a link for one person and kills the earlier ones; gives the token, which is stored nowhere. */
export async function makeAccessLink(
  client: Queryable,
  userId: number,
  purpose: LinkPurpose,
): Promise<{ token: string; expiresAt: string }> {
  const token = randomBytes(32).toString('base64url');
  await client.query('update access_links set used_at = now() where user_id = $1 and used_at is null', [userId]);
  const { rows } = await client.query<{ expiresAt: string }>(
    `insert into access_links (user_id, purpose, token_hash, expires_at) values ($1, $2, $3, now() + $4::interval)
     returning ${isoMoment('expires_at')} as "expiresAt"`,
    [userId, purpose, hashOf(token), validFor[purpose]],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The link was not stored');
  return { token, expiresAt: row.expiresAt };
}

export interface OpenLink {
  id: number;
  userId: number;
  purpose: LinkPurpose;
  /** Null when it is still to be chosen. */
  username: string | null;
  firstName: string | null;
}

/**
 * The link that a token opens; null when it was used, is too old, never was, or its person may not sign in.
 * @param lock inside a transaction that uses the link: of two at the same moment, one gets it
 */
export async function findOpenLink(
  client: Queryable,
  token: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OpenLink | null> {
  const { rows } = await client.query<OpenLink>(
    `select l.id, l.user_id as "userId", l.purpose, c.username, u.first_name as "firstName"
     from access_links l join users u on u.id = l.user_id left join credentials c on c.user_id = u.id
     where l.token_hash = $1 and l.used_at is null and l.expires_at > now() and u.disabled_at is null
     ${lock ? 'for update of l' : ''}`,
    [hashOf(token)],
  );
  return rows[0] ?? null;
}
