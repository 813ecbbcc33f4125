/** Who may be the same person: SQL for whoever reads contacts. */
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { inScope } from '../../leads/store/lead-scope-sql.ts';

const mostDuplicates = 20;

/** A lead that may be seen and says whose it is. @param table its alias */
export const shown = (scope: LeadScope, table: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${table}.anonymisedAt`)} is null and ${scope === null ? sql`true` : inScope(scope, table)})`;

/** Of one person, with one key, and with one name: a number that a thousand people gave tells nothing. */
const mostLeads = 200;

const nameHash = (table: string) =>
  sql`lead_name_hash(${sql.ref(`${table}.firstName`)}, ${sql.ref(`${table}.lastName`)})`;

/** A key of `a` and `b` differs by one sign. */
const signOff = sql`(is_one_sign_off(a.phone, b.phone) or is_one_sign_off(a.email, b.email))`;

/** @param key of its leads, as `mine` has it @param found what it is of lead `x` */
const sharing = (key: 'email' | 'phone', found: RawBuilder<unknown>, scope: LeadScope) => sql`
  select k.person, x.contact_id, ${sql.lit(`same_${key}`)} as reason
  from (select distinct person, ${sql.ref(key)} as key from mine where ${sql.ref(key)} is not null) k
  cross join lateral (select x.contact_id from leads x
    where ${found} = k.key and x.contact_id <> k.person and ${shown(scope, 'x')} limit ${mostLeads}) x`;

/**
 * Rows of `person`, `id` and `reasons`: for each person at most 20 others, by what the reader may see of both. Those that somebody told
 * apart are none.
 * @param people an array of contacts' numbers
 */
export const duplicatesOf = (people: Expression<number[]>, scope: LeadScope): RawBuilder<unknown> => sql`(
  with mine as materialized (
    select own.* from (
      select l.contact_id as person, lead_email_key(l.email) as email, lead_phone_key(l.phone) as phone, ${nameHash('l')} as name,
        row_number() over (partition by l.contact_id order by l.created_at desc, l.id desc) as place
      from leads l where l.contact_id = any (${people}) and ${shown(scope, 'l')}) own
    where own.place <= ${mostLeads}
  ), named as materialized (
    select n.name, x.* from (select distinct name from mine where name is not null) n
    cross join lateral (select x.contact_id, lead_email_key(x.email) as email, lead_phone_key(x.phone) as phone from leads x
      where ${nameHash('x')} = n.name and ${shown(scope, 'x')} order by x.id desc limit ${mostLeads}) x
  ), likely as (
    ${sharing('email', sql`x.email <> '' and lead_email_key(x.email)`, scope)}
    union all
    ${sharing('phone', sql`x.phone is not null and lead_phone_key(x.phone)`, scope)}
    union all
    select a.person, b.contact_id, 'same_name' from (select distinct person, name, email, phone from mine) a
      join named b on b.name = a.name and b.contact_id <> a.person and ${signOff}
  ), ranked as (
    select o.person, o.contact_id as id, array_agg(distinct o.reason order by o.reason) as reasons,
      row_number() over (partition by o.person order by o.contact_id) as place
    from likely o
    where not exists (select from contact_distinctions d
      where d.contact_id = least(o.contact_id, o.person) and d.other_id = greatest(o.contact_id, o.person))
    group by o.person, o.contact_id
  )
  select person, id, reasons from ranked where place <= ${mostDuplicates})`;

/** Nobody's has a key: of who sees all leads, those that are nobody's need not be left out, and names are read from their index alone. */
const seen = (scope: LeadScope) => (scope === null ? sql<SqlBool>`true` : shown(scope, 'l'));

/** Of leads with one whole name the newest 200, where several people have it. */
const sameNames = (scope: LeadScope) => sql`(
  select same.contact_id, same.name, lead_phone_key(l.phone) as phone, lead_email_key(l.email) as email
  from (select n.*, row_number() over (partition by name order by id desc) as place,
      min(contact_id) over (partition by name) as first, max(contact_id) over (partition by name) as last
    from (select l.id, l.contact_id, ${nameHash('l')} as name from leads l
      where ${nameHash('l')} is not null and ${seen(scope)}) n) same
  join leads l on l.id = same.id
  where same.first <> same.last and same.place <= ${mostLeads})`;

/** Contacts of which each has a duplicate that the reader may see, and was not told apart from all of them: found in one pass over the leads. */
export const haveDuplicates = (scope: LeadScope): RawBuilder<unknown> => sql`(
  with named as materialized ${sameNames(scope)}, likely as (
    select array_agg(distinct l.contact_id) as ids from leads l where l.email <> '' and ${seen(scope)}
      group by lead_email_key(l.email) having min(l.contact_id) <> max(l.contact_id)
    union all
    select array_agg(distinct l.contact_id) from leads l where l.phone is not null and ${seen(scope)}
      group by lead_phone_key(l.phone) having min(l.contact_id) <> max(l.contact_id)
    union all
    select array[a.contact_id, b.contact_id] from named a join named b on a.name = b.name and a.contact_id < b.contact_id
      and ${signOff}
  )
  select one.id from likely g cross join lateral unnest(g.ids) one (id)
  where cardinality(g.ids) - 1 > (
    select count(*) from contact_distinctions d
    where (d.contact_id = one.id and d.other_id = any (g.ids)) or (d.other_id = one.id and d.contact_id = any (g.ids))))`;
