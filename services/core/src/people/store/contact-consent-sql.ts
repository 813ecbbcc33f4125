/** A person's word on marketing: the newest of all that was given and withdrawn. Of the contact `c`, with `g` beside it. */
import { sql } from 'kysely';

/** Who signed up and never confirmed gave nothing. */
export const givenAt = sql`(
  select max(coalesce(s.confirmed_at, l.consent_at, l.created_at)) as at from leads l left join subscriptions s on s.lead_id = l.id
  where l.contact_id = c.id and l.consent_marketing and (s.lead_id is null or s.asked_at is null or s.confirmed_at is not null))`;

export const marketing = sql<boolean>`(g.at is not null and (c.marketing_withdrawn_at is null or g.at > c.marketing_withdrawn_at))`;
