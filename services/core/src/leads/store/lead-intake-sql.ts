/**
 * One round trip, one commit. Steps read each other's rows, which sets their order: address, captcha, person, lead. A
 * refusal keeps what was counted before.
 */
import { snake } from '../../data/columns.ts';
import type { Row } from '../../data/tables.ts';

type Names = (keyof Row<'leads'>)[];
const enquiry: Names = ['referenceId', 'firstName', 'lastName', 'email', 'phone', 'message', 'source', 'propertyId'];
const consent: Names = ['consentPolicyVersion', 'consentMarketing', 'consentAt', 'consentTextVersion'];
const around: Names = ['agentId', 'page', 'language', ...consent, 'idempotencyKey', 'idempotencyFingerprint'];

/** An ended window begins anew. The rows are rate-limiter-flexible's. */
const countSql = (key: string): string => /* sql */ `
  insert into request_limits as r (key, points, expire) ${key}
  on conflict (key) do update set
    points = case when r.expire <= (select ms from clock) then 1 else r.points + 1 end,
    expire = case when r.expire <= (select ms from clock) then excluded.expire else r.expire end
  returning points, expire`;

const waitSql = /* sql */ `greatest(1, ceil((max(expire) - (select ms from clock)) / 1000.0))::integer`;

/** Mails that ask one address to confirm, in a day: more would be a way to fill a stranger's mailbox. */
const mostAskedInADay = 3;

/**
 * $1 to $16 the lead, $17 to $19 its deliveries, $20 to $28 the guard, $29 the text of the consent, $30 the event, $31 the
 * key of a subscription, $32 and $33 the visitor's link: `values` in lead-intake.ts.
 */
export const admitSql = /* sql */ `
with clock as (
  select (extract(epoch from now()) * 1000)::bigint as ms
), repeated as (
  select id, reference_id, idempotency_fingerprint from leads where idempotency_key = $14::text
), address as (${countSql(`
  select $20::text, 1, ms + $24::bigint * 1000 from clock where $20::text is not null and not exists (select from repeated)`)}
), past_address as (
  select from clock where not exists (select from repeated) and not exists (select from address where points > $21::integer)
), nonce as (
  insert into captcha_nonces (nonce, expires_at)
  select $25::text, now() + make_interval(secs => $26::integer) from past_address where $25::text is not null
  on conflict do nothing returning nonce
), past_captcha as (
  select from past_address where not $27::boolean and ($25::text is null or exists (select from nonce))
), person as (${countSql(`
  select k.key, 1, clock.ms + $24::bigint * 1000 from unnest($22::text[]) as k (key), past_captcha, clock`)}
), added as (
  insert into leads (${[...enquiry, ...around].map(snake).join(', ')})
  select $1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::integer, $9::integer, $10::text, $11::text,
    $12::text, $13::boolean, case when $12::text is not null then now() end, $29::text, $14::text, $15::text
  from past_captcha where $28::boolean and not exists (select from person where points > $23::integer)
  on conflict (idempotency_key) do nothing
  returning id, reference_id, version
), asked as (
  insert into subscriptions (lead_id, key, asked_at) select id, $31::text, now() from added where $31::text is not null
), linked as (
  insert into enquiry_links (token_hash, lead_id, ends_at)
  select $32::text, id, now() + make_interval(days => $33::integer) from added where $32::text is not null
), mailed as (
  select count(*) as n from subscriptions s join leads l on l.id = s.lead_id
  where $31::text is not null and lead_email_key(l.email) = lead_email_key($4::text) and s.asked_at > now() - interval '1 day'
), queued as (
  insert into deliveries
    (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, request_id)
  select c.id, c.consumer, c.provider, $30::text, 'lead', added.id, 1, added.version, c.id::text, $16::text
  from added cross join unnest($17::uuid[], $18::text[], $19::text[]) as c (id, consumer, provider)
  where (select n from mailed) < ${String(mostAskedInADay)}
  returning id, consumer, event, subject_id, seq, state
)
select added.id, added.reference_id as "referenceId",
  (select coalesce(json_agg(json_build_object('id', q.id, 'consumer', q.consumer, 'event', q.event, 'subjectId', q.subject_id, 'seq', q.seq, 'state', q.state)), '[]')
    from queued q) as jobs,
  repeated.id as "repeatedId", repeated.reference_id as "repeatedReference", repeated.idempotency_fingerprint as "repeatedFingerprint",
  (select ${waitSql} from address where points > $21::integer having count(*) > 0) as "addressWait",
  exists (select from nonce) as "nonceWasNew",
  (select ${waitSql} from person where points > $23::integer having count(*) > 0) as "personWait"
from clock left join added on true left join repeated on true`;
