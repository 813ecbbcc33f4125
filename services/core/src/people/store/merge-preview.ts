/** What two people become, and what can be undone. */
import { sql } from 'kysely';
import type { ContactReader } from '../../accounts/contact-rules.ts';
import type { Queryable } from '../../data/database.ts';
import { staffName } from '../../data/person-name.ts';
import { typed } from '../../data/typed.ts';
import { anyOf, isoText } from '../../data/typed-parts.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { mostMerged, undoDays } from '../contact.ts';
import { readConsents, stricterOf } from './contact-consent.ts';
import { shown } from './contact-duplicates.ts';
import { leadIdsOf } from './contact-merges.ts';
import { type ContactSummary, readContacts } from './contact-reader.ts';

interface Name {
  first: string;
  last: string;
}

/** Of leads that may be seen, each spelling once, the newest first. */
async function namesOf(db: Queryable, ids: readonly number[], scope: LeadScope): Promise<Name[]> {
  const { rows } = await sql<Name>`
    select l.first_name as first, l.last_name as last from leads l
    where l.contact_id = ${anyOf(ids)} and ${shown(scope, 'l')} and trim(l.first_name || l.last_name) <> ''
    group by 1, 2 order by max(l.created_at) desc, 1, 2 limit 10`.execute(typed(db));
  return rows;
}

async function sideOf(db: Queryable, contact: ContactSummary) {
  const { enquiries } = await typed(db)
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('enquiries'))
    .where('contactId', '=', contact.id)
    .executeTakeFirstOrThrow();
  const leadIds = await leadIdsOf(db, contact.id, mostMerged);
  return { contact, enquiries, leadIds, unseen: Math.max(0, enquiries - contact.enquiries) };
}

const both = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

/** @returns null: nobody whom the reader may see */
export async function previewMerge(
  db: Queryable,
  ids: readonly [number, number],
  scope: LeadScope,
  reader: ContactReader,
) {
  const [kept, merged] = await readContacts(db, ids, scope, reader);
  if (kept === undefined || merged === undefined) return null;
  const none = { marketing: false, at: null };
  const consents = await readConsents(db, ids);
  const sides = { kept: await sideOf(db, kept), merged: await sideOf(db, merged) };
  return {
    ...sides,
    tooMany: Object.values(sides).some(({ enquiries }) => enquiries > mostMerged),
    names: await namesOf(db, ids, scope),
    emails: both(kept.emails, merged.emails),
    phones: both(kept.phones, merged.phones),
    consent: stricterOf(consents.get(kept.id) ?? none, consents.get(merged.id) ?? none),
  };
}

interface MergeRow {
  id: number;
  at: string;
  byName: string | null;
  name: Name | null;
  enquiries: number;
  undoUntil: string;
}

/** That can be undone, the newest first; at most 50. */
export async function readMerges(db: Queryable, contactId: number, scope: LeadScope): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select m.id, ${isoText(sql.ref('m.at'))} as at, cardinality(m.lead_ids) as enquiries,
      ${isoText(sql`(m.at + make_interval(days => ${undoDays}::integer))`)} as "undoUntil",
      (select ${staffName('u', 'k')}
        from users u left join credentials k on k.user_id = u.id where u.id = m.by_id) as "byName",
      (select json_build_object('first', l.first_name, 'last', l.last_name) from leads l
        where l.id = any (m.lead_ids) and l.contact_id = m.contact_id and ${shown(scope, 'l')}
        order by trim(l.first_name || l.last_name) = '', l.created_at desc, l.id desc limit 1) as name
    from contact_merges m
    where m.contact_id = ${contactId} and m.at > now() - make_interval(days => ${undoDays}::integer)
    order by m.id desc limit 50`.execute(typed(db));
  return rows;
}
