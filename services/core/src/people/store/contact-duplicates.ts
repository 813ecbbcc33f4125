/** Who may be the same person: SQL for whoever reads contacts. */
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { inScope } from '../../leads/store/lead-scope-sql.ts';

export const mostDuplicates = 20;

/** A lead that may be seen and says whose it is. @param table its alias */
export const shown = (scope: LeadScope, table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${table}.anonymisedAt`)} is null and ${scope === null ? sql`true` : inScope(scope, table)})`;

/** Of one person, and with one key: a number that a thousand people gave tells nothing. */
const mostLeads = 200;

const nameHash = (table: string) =>
  sql`lead_name_hash(${sql.ref(`${table}.firstName`)}, ${sql.ref(`${table}.lastName`)})`;

/**
 * `id` and `reasons` of at most 20 others, by what the reader may see of both. Those that somebody told apart are none.
 * @param contact a number or a column
 */
export function duplicatesOf(contact: Expression<number>, scope: LeadScope): RawBuilder<unknown> {
  return sql`(
    select o.contact_id as id, array_agg(distinct o.reason order by o.reason) as reasons
    from (select * from leads l where l.contact_id = ${contact} and ${shown(scope, 'l')}
      order by l.created_at desc, l.id desc limit ${mostLeads}) mine
    cross join lateral (
      (select x.contact_id, 'same_email' as reason from leads x
        where lead_email_key(x.email) = lead_email_key(mine.email) and ${shown(scope, 'x')} limit ${mostLeads})
      union all
      (select x.contact_id, 'same_phone' from leads x
        where x.phone is not null and lead_phone_key(x.phone) = lead_phone_key(mine.phone) and ${shown(scope, 'x')}
        limit ${mostLeads})
      union all
      (select x.contact_id, 'same_name' from leads x
        where ${nameHash('x')} = ${nameHash('mine')} and ${shown(scope, 'x')}
          and (is_one_sign_off(lead_phone_key(x.phone), lead_phone_key(mine.phone))
            or is_one_sign_off(lead_email_key(x.email), lead_email_key(mine.email)))
        limit ${mostLeads})
    ) o
    where o.contact_id <> ${contact} and not exists (select from contact_distinctions d
      where d.contact_id = least(o.contact_id, ${contact}) and d.other_id = greatest(o.contact_id, ${contact}))
    group by o.contact_id order by o.contact_id limit ${mostDuplicates})`;
}

/** Of leads with one whole name the newest 200, where several people have it. The names come from their index alone. */
const sameNames = sql`(
  select same.contact_id, same.name, lead_phone_key(l.phone) as phone, lead_email_key(l.email) as email
  from (select n.*, row_number() over (partition by name order by id desc) as place,
      min(contact_id) over (partition by name) as first, max(contact_id) over (partition by name) as last
    from (select l.id, l.contact_id, ${nameHash('l')} as name from leads l where ${nameHash('l')} is not null) n) same
  join leads l on l.id = same.id
  where same.first <> same.last and same.place <= ${mostLeads})`;

/** Of all contacts those that may have duplicates: a superset, since some are told apart or not seen, found in one pass over the leads. */
export const sharingKeys = sql`(
  with named as materialized ${sameNames}
  select unnest(g.ids) from (
    select array_agg(distinct contact_id) as ids from leads where email <> '' group by lead_email_key(email)
      having min(contact_id) <> max(contact_id)
    union all
    select array_agg(distinct contact_id) from leads where phone is not null group by lead_phone_key(phone)
      having min(contact_id) <> max(contact_id)
    union all
    select array[a.contact_id, b.contact_id] from named a join named b on a.name = b.name and a.contact_id < b.contact_id
      where is_one_sign_off(a.phone, b.phone) or is_one_sign_off(a.email, b.email)) g)`;
