import type pg from 'pg';
import type { Row } from './tables.ts';
import { deletedAtOnce, deleteInSteps } from './delete-in-steps.ts';

const mostSteps = 20;

const chores = {
  captchaNonces: /* sql */ `
    delete from captcha_nonces where nonce in
      (select nonce from captcha_nonces where expires_at < now() limit $1)`,
  requestLimits: /* sql */ `
    delete from request_limits where key in
      (select key from request_limits where expire < extract(epoch from now()) * 1000 limit $1)`,
  sessions: /* sql */ `
    delete from sessions where sid in (select sid from sessions where expire < now() limit $1)`,
  accessLinks: /* sql */ `
    delete from access_links where id in
      (select id from access_links where expires_at < now() - interval '30 days' limit $1)`,
  passkeyChallenges: /* sql */ `
    delete from passkey_challenges where challenge in
      (select challenge from passkey_challenges where expires_at < now() limit $1)`,
  oidcFlows: /* sql */ `
    delete from oidc_flows where secret_hash in
      (select secret_hash from oidc_flows where expires_at < now() limit $1)`,
  // 90 days after the enquiry
  enquiryLinks: /* sql */ `
    delete from enquiry_links where token_hash in
      (select token_hash from enquiry_links where ends_at < now() limit $1)`,
  // 30 days old: the owner's function knows, since nobody else may erase them
  auditAddresses: /* sql */ `select from erase_audit_addresses($1)`,
  // by day and listing, for two years
  contactPresses: /* sql */ `
    delete from contact_presses where (property_id, day, channel, place) in
      (select property_id, day, channel, place from contact_presses
       where day < (now() at time zone 'Asia/Qatar')::date - interval '24 months' limit $1)`,
  // by day and listing, for two years
  listingViews: /* sql */ `
    delete from listing_views where (property_id, day) in
      (select property_id, day from listing_views
       where day < (now() at time zone 'Asia/Qatar')::date - interval '24 months' limit $1)`,
  // on screens, for three months
  notices: /* sql */ `
    delete from notices where id in (select id from notices where at < now() - interval '90 days' limit $1)`,
  // for 30 days they can be undone
  contactMerges: /* sql */ `
    delete from contact_merges where id in
      (select id from contact_merges where at < now() - interval '30 days' limit $1)`,
  // all leads are gone or moved, and none can come back to them
  contacts: /* sql */ `
    delete from contacts where id in
      (select c.id from contacts c where not exists (select from leads l where l.contact_id = c.id)
        and not exists (select from trashed t where t.kind = 'lead' and (t.content #>> '{leads,0,contact_id}')::integer = c.id)
        and not exists (select from contact_merges m where c.id in (m.contact_id, m.other_id))
       limit $1 for update skip locked)`,
  // of closed deliveries, for half a year
  attempts: /* sql */ `
    delete from delivery_attempts where id in
      (select a.id from delivery_attempts a join deliveries d on d.id = a.delivery_id
       where a.started_at < now() - interval '180 days' and d.state = any ($2) limit $1)`,
};

/** @param closed states whose timeline goes */
export async function cleanUp(
  pool: pg.Pool,
  closed: readonly Row<'deliveries'>['state'][],
): Promise<Record<keyof typeof chores, number>> {
  const deleted = {
    captchaNonces: 0,
    requestLimits: 0,
    sessions: 0,
    accessLinks: 0,
    passkeyChallenges: 0,
    oidcFlows: 0,
    enquiryLinks: 0,
    auditAddresses: 0,
    contactPresses: 0,
    listingViews: 0,
    notices: 0,
    contactMerges: 0,
    contacts: 0,
    attempts: 0,
  };
  for (const [name, sql] of Object.entries(chores) as [keyof typeof chores, string][]) {
    const values = name === 'attempts' ? [deletedAtOnce, closed] : [deletedAtOnce];
    deleted[name] = await deleteInSteps(pool, sql, values, mostSteps);
  }
  return deleted;
}
