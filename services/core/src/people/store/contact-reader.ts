/** The people behind leads, as the leads say that the reader may see. */
import { type RawBuilder, sql } from 'kysely';
import { type ContactField, type ContactReader, maskedValue } from '../../accounts/contact-rules.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { anyOf, given, isoText, pageOf } from '../../data/typed-parts.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { leads } from '../../leads/store/lead-row.ts';
import { leadFound, shownContact } from '../../leads/store/shown-contact.ts';
import type { Language } from '../../platform/language.ts';
import { readStaffSearch } from '../../search/staff-search.ts';
import { givenAt, marketing } from './contact-consent-sql.ts';
import { duplicatesOf, haveDuplicates, shown } from './contact-duplicates.ts';

export interface ContactQuery {
  /** As `readStaffSearch` reads it. */
  search?: string | null;
  /** Only those who may be somebody else too. */
  duplicates?: boolean | null;
  sort?: 'newest' | 'name';
  scope: LeadScope;
  reader: ContactReader;
  /** From 1. */
  page?: number;
  /** At most 200. */
  limit?: number;
}

/** Without what the reader's role does not show. */
export interface ContactSummary {
  id: number;
  name: { first: string; last: string };
  emails: string[];
  phones: string[];
  masked: ContactField[];
  language: Language;
  enquiries: number;
  lastEnquiryAt: string;
  firstEnquiryAt: string;
  marketing: boolean;
  duplicates: number;
}

type ContactRow = Omit<ContactSummary, 'name' | 'masked'> & {
  first: string;
  last: string;
  hidesEmail: boolean;
  hidesPhone: boolean;
};

function found(db: Queryable, { search, sort, scope, reader }: ContactQuery, among: readonly number[] | null) {
  const named = sql<string>`trim(l.first_name || ' ' || l.last_name)`;
  const people = leads(db, scope)
    .where('l.anonymisedAt', 'is', null)
    .where((eb) =>
      eb.and([
        ...given(readStaffSearch(search), (terms) =>
          eb(
            'l.contactId',
            'in',
            typed(db)
              .selectFrom('leads as f')
              .select('f.contactId')
              .where(shown(scope, 'f'))
              .where(leadFound(terms, reader, 'f')),
          ),
        ),
        ...given(among, (ids) => eb('l.contactId', '=', anyOf(ids))),
      ]),
    )
    .distinctOn('l.contactId')
    .select(['l.contactId as id', 'l.createdAt'])
    .select(sql<string>`lower(${named})`.as('name'))
    .orderBy('l.contactId');
  // by name: a newsletter sign-up has none
  const newest = (sort === 'name' ? people.orderBy(sql`${named} = ''`) : people)
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.id', 'desc');
  const each = typed(db).selectFrom(newest.as('person')).select('person.id');
  if (sort !== 'name') return each.orderBy('person.createdAt', 'desc').orderBy('person.id', 'desc');
  return each
    .orderBy(sql`person.name = ''`)
    .orderBy('person.name')
    .orderBy('person.id');
}

/** For signed-in staff only. */
export async function listContacts(db: Queryable, query: ContactQuery) {
  // found once for the page and its count
  const among = query.duplicates === true ? await readIds(db, haveDuplicates(query.scope)) : null;
  const { rows, pagination } = await pageOf(found(db, query, among), query, 50);
  const ids = rows.map(({ id }) => id);
  return { contacts: await readContacts(db, ids, query.scope, query.reader), pagination };
}

/** Somebody has to look at each of them. */
const mostInDoubt = 10_000;

async function readIds(db: Queryable, ids: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct id from ${ids} one order by id desc limit ${mostInDoubt}`.execute(typed(db));
  return rows.map(({ id }) => id);
}

const numbers = (ids: readonly number[]) => sql<number[]>`${[...ids]}::integer[]`;

/** In the order of `ids`; whom the reader may not see is left out. */
export async function readContacts(
  db: Queryable,
  ids: readonly number[],
  scope: LeadScope,
  reader: ContactReader,
): Promise<ContactSummary[]> {
  const spellings = (column: string) => sql<string[]>`(
    select coalesce(array_agg(s.value order by s.at desc), '{}') from (
      select ${sql.ref(column)} as value, max(m.created_at) as at from mine m
      where m.contact_id = person.id and ${sql.ref(column)} <> '' group by 1 order by 2 desc limit 5) s)`;
  const { rows } = await sql<ContactRow>`
    with mine as materialized (
      select l.id, l.contact_id, l.created_at, l.first_name, l.last_name, l.language, l.email, l.phone,
        ${shownContact('email', reader, 'l')} as shown_email, ${shownContact('phone', reader, 'l')} as shown_phone
      from leads l where l.contact_id = ${anyOf(ids)} and ${shown(scope, 'l')}
    ), person as (
      select contact_id as id, count(*)::integer as enquiries, max(created_at) as last_at, min(created_at) as first_at,
        (array_agg(first_name order by trim(first_name || last_name) = '', created_at desc, id desc))[1] as first,
        (array_agg(last_name order by trim(first_name || last_name) = '', created_at desc, id desc))[1] as last,
        (array_agg(language order by created_at desc, id desc))[1] as language,
        bool_or(shown_email is null and email <> '') as hides_email,
        bool_or(shown_phone is null and phone is not null) as hides_phone
      from mine group by contact_id
    ), duplicate as materialized (
      select d.person, count(*)::integer as n from ${duplicatesOf(numbers(ids), scope)} d group by d.person
    )
    select person.id, person.first, person.last, person.language, person.enquiries,
      ${isoText(sql.ref('person.last_at'))} as "lastEnquiryAt", ${isoText(sql.ref('person.first_at'))} as "firstEnquiryAt",
      person.hides_email as "hidesEmail", person.hides_phone as "hidesPhone",
      ${spellings('m.shown_email')} as emails, ${spellings('m.shown_phone')} as phones,
      ${marketing} as marketing,
      coalesce(duplicate.n, 0) as duplicates
    from person join contacts c on c.id = person.id left join duplicate on duplicate.person = person.id
    cross join lateral ${givenAt} g
    order by array_position(${numbers(ids)}, person.id)`.execute(typed(db));
  return rows.map(({ first, last, hidesEmail, hidesPhone, ...row }) => ({
    ...row,
    name: { first, last },
    emails: withDots(row.emails, hidesEmail),
    phones: withDots(row.phones, hidesPhone),
    masked: [...(hidesPhone ? ['phone' as const] : []), ...(hidesEmail ? ['email' as const] : [])],
  }));
}

const withDots = (values: readonly string[], hides: boolean): string[] =>
  hides ? [...values.slice(0, 4), maskedValue] : [...values];

/** Others whom the reader may see that may be the same person, at most 20. */
export async function readDuplicates(db: Queryable, id: number, scope: LeadScope, reader: ContactReader) {
  const { rows } = await sql<{ id: number; reasons: ('same_email' | 'same_phone' | 'same_name')[] }>`
    select d.id, d.reasons from ${duplicatesOf(numbers([id]), scope)} d order by d.id`.execute(typed(db));
  const contacts = await readContacts(
    db,
    rows.map((row) => row.id),
    scope,
    reader,
  );
  return contacts.map((contact) => ({
    contact,
    reasons: rows.find((row) => row.id === contact.id)?.reasons ?? [],
  }));
}

/** How many others may be the person behind a lead, at most 20. */
export async function countDuplicates(db: Queryable, leadId: number, scope: LeadScope): Promise<number> {
  const contact = sql<number[]>`array(select contact_id from leads where id = ${leadId})`;
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::integer as n from ${duplicatesOf(contact, scope)} d`.execute(typed(db));
  return rows[0]?.n ?? 0;
}

/** Of these the newest that the reader may see; null: none. */
export async function newestOf(db: Queryable, contactId: number, scope: LeadScope): Promise<number | null> {
  const newest = leads(db, scope)
    .select('l.id')
    .where('l.contactId', '=', contactId)
    .where('l.anonymisedAt', 'is', null)
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.id', 'desc');
  return (await newest.limit(1).executeTakeFirst())?.id ?? null;
}
