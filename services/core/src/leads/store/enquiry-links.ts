/** The private link by which a visitor sees where an enquiry stands. The database holds a hash of it. */
import { createHash, createHmac } from 'node:crypto';
import type { Queryable } from '../../data/database.ts';

export const linkLivesDays = 90;

/**
 * The same link for the same enquiry, so that a repeated request is answered with one that works: 128 bits that nobody finds
 * without the secret.
 */
export type LinkToken = (reference: string) => string;

export const createLinkToken =
  (secret: string): LinkToken =>
  (reference) =>
    createHmac('sha256', secret).update(`enquiry-link|${reference}`).digest('hex').slice(0, 32);

/** As it is stored. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Under a new secret a repeated request has another token, which holds as long as the first. */
const keepSql = /* sql */ `
with kept as (
  insert into enquiry_links (token_hash, lead_id, ends_at)
  select $1::text, id, created_at + make_interval(days => $3::integer) from leads
  where id = $2::integer and source <> 'newsletter' and anonymised_at is null
    and created_at > now() - make_interval(days => $3::integer)
  on conflict do nothing returning token_hash
)
select exists (select from kept) or exists (select from enquiry_links where token_hash = $1::text and ends_at > now()) as holds`;

/** Of an enquiry that was stored before. @returns the token, null where the link has ended */
export async function linkOfStored(db: Queryable, leadId: number, token: string): Promise<string | null> {
  const values = [hashOfLink(token), leadId, linkLivesDays];
  const { rows } = await db.query<{ holds: boolean }>({ name: 'keep-enquiry-link', text: keepSql, values });
  return rows[0]?.holds === true ? token : null;
}
