/** Whose a lead is since staff moved it, and whose it was. Read for moved leads alone. */

const identity = (
  alias: string,
): string => /* sql */ `jsonb_build_object('reference', ${alias}.reference_id, 'firstName', ${alias}.first_name,
    'lastName', ${alias}.last_name, 'email', ${alias}.email, 'phone', ${alias}.phone)`;

/**
 * Of the lead `l`. The person is known by the lead that they were made for; without it by the oldest that came of itself.
 * An anonymous lead knows nobody.
 */
export const movedSql = /* sql */ `
case when l.moved_version is not null then jsonb_build_object(
  'version', l.moved_version,
  'person', (select ${identity('o')} from contacts c join leads o on o.id = c.first_lead_id or o.contact_id = c.id
    where c.id = l.contact_id and o.anonymised_at is null
    order by o.id is not distinct from c.first_lead_id desc, o.moved_version is not null, o.id limit 1),
  'from', coalesce((select jsonb_agg(${identity('o')} order by c.id) from contacts c join leads o on o.id = c.first_lead_id
    where c.id = any (l.moved_from) and c.id <> l.contact_id and o.anonymised_at is null), '[]')) end`;
