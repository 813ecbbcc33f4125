/** Two people who are one, or are not. */
import { sql } from 'kysely';
import type pg from 'pg';
import { personIdOf, type StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import type { ConsumerLane } from '../../deliveries/store/outbox.ts';
import { typed } from '../../data/typed.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { visibleLeadIds } from '../../leads/store/lead-reader.ts';
import { mostMerged, referenceOf, undoDays } from '../contact.ts';
import { readConsents, stricterOf } from './contact-consent.ts';
import { newestOf } from './contact-reader.ts';
import { tellMoved } from './tell-moved.ts';

/** Others than were shown. */
export class ContactsChangedError extends Error {
  constructor() {
    super('These people have other enquiries than were shown');
    this.name = 'ContactsChangedError';
  }
}

/** One of them has more than `mostMerged`. */
export class TooManyEnquiriesError extends Error {
  constructor() {
    super('Somebody with so many enquiries cannot be merged');
    this.name = 'TooManyEnquiriesError';
  }
}

/** The contact was merged into another since. */
export class MergedSinceError extends Error {
  constructor() {
    super('A later merge has to be undone first');
    this.name = 'MergedSinceError';
  }
}

/** More than 30 days ago. */
export class UndoOverError extends Error {
  constructor() {
    super('This merge cannot be undone any more');
    this.name = 'UndoOverError';
  }
}

/** Of each at least one enquiry may be seen. */
export async function seesBoth(db: Queryable, ids: readonly [number, number], scope: LeadScope): Promise<boolean> {
  const newest = await Promise.all(ids.map((id) => newestOf(db, id, scope)));
  return newest.every((id) => id !== null);
}

/** All of a contact, in order; those in the trash are not among them. @param limit at most so many */
export async function leadIdsOf(db: Queryable, contactId: number, limit: number): Promise<number[]> {
  const rows = await typed(db)
    .selectFrom('leads')
    .select('id')
    .where('contactId', '=', contactId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Enquiries of these people that come now wait for the caller's transaction. */
async function lock(client: Queryable, contactIds: readonly number[]): Promise<void> {
  await client.query(
    `select lock_people(coalesce((select array_agg(distinct k.key) from leads l cross join lateral
       unnest(lead_keys(l.email, l.phone)) k (key) where l.contact_id = any ($1::integer[])), '{}'))`,
    [contactIds],
  );
  await client.query('select from contacts where id = any ($1::integer[]) order by id for update', [contactIds]);
}

/**
 * Those in the trash too, which come back in the next version. From now on each is its person's at the CRM as well.
 *
 * @param only null: all of them @returns which
 */
async function move(client: Queryable, from: number, to: number, only: readonly number[] | null): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with live as (
       update leads set contact_id = $2, moved_version = version, moved_from = array(select unnest(moved_from) union select $1)
       where contact_id = $1 and ($3::integer[] is null or id = any ($3)) returning id
     ), waiting as (
       update trashed set content = jsonb_set(content, '{leads,0}', content #> '{leads,0}' || jsonb_build_object(
         'contact_id', $2::integer, 'moved_version', (content #>> '{leads,0,version}')::integer + 1,
         'moved_from', array(select jsonb_array_elements_text(nullif(content #> '{leads,0,moved_from}', 'null'))::integer
           union select $1::integer)))
       where kind = 'lead' and (content #>> '{leads,0,contact_id}')::integer = $1 and ($3::integer[] is null or id = any ($3))
       returning id
     )
     select id from live union all select id from waiting order by id`,
    [from, to, only],
  );
  return rows.map(({ id }) => id);
}

interface Merging {
  id: number;
  /** Whose enquiries move. */
  otherId: number;
  /** Of both, as they were shown. */
  leadIds: readonly number[];
}

/**
 * @param crm null: it keeps people apart
 * @returns what to publish; null: nobody whom the reader may see
 * @throws TooManyEnquiriesError, ContactsChangedError
 */
export function mergeContacts(
  pool: pg.Pool,
  { id, otherId, leadIds }: Merging,
  scope: LeadScope,
  act: StaffAct,
  crm: ConsumerLane | null,
): Promise<DispatchedDelivery[] | null> {
  return staffWrite(pool, act, async ({ db, client }) => {
    await lock(client, [id, otherId]);
    if (!(await seesBoth(client, [id, otherId], scope))) return null;
    await demandShown(client, [id, otherId], leadIds);
    const consents = await readConsents(client, [id, otherId]);
    const moved = await move(client, otherId, id, null);
    const { withdrawnBefore } = await db
      .selectFrom('contacts')
      .select('marketingWithdrawnAt as withdrawnBefore')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contactMerges')
      .values({ contactId: id, otherId, leadIds: moved, withdrawnBefore, byId: personIdOf(act.actor) })
      .execute();
    if (isWithdrawn(consents, [id, otherId]))
      await db
        .updateTable('contacts')
        .set({ marketingWithdrawnAt: sql`now()` })
        .where('id', '=', id)
        .execute();
    return {
      result: await tellMoved(client, { leadIds: moved, crm, requestId: act.requestId }),
      entry: {
        action: 'contact.merged',
        id,
        label: referenceOf(id),
        after: { other: referenceOf(otherId), leads: moved.length },
      },
    };
  });
}

/** @throws TooManyEnquiriesError, ContactsChangedError */
async function demandShown(client: Queryable, ids: readonly [number, number], shown: readonly number[]): Promise<void> {
  const there: number[] = [];
  for (const id of ids) {
    const leads = await leadIdsOf(client, id, mostMerged + 1);
    if (leads.length > mostMerged) throw new TooManyEnquiriesError();
    there.push(...leads);
  }
  const known = new Set(shown);
  if (there.length !== known.size || !there.every((lead) => known.has(lead))) throw new ContactsChangedError();
}

function isWithdrawn(
  consents: Awaited<ReturnType<typeof readConsents>>,
  [one, other]: readonly [number, number],
): boolean {
  const none = { marketing: false, at: null };
  const { marketing, at } = stricterOf(consents.get(one) ?? none, consents.get(other) ?? none);
  return !marketing && at !== null;
}

export interface Undone {
  contactId: number;
  otherId: number;
  moved: number;
}

/**
 * What came since stays where it is. @param crm null: it keeps people apart
 * @returns null: no such merge of somebody whom the reader may see
 * @throws MergedSinceError, UndoOverError
 */
export function undoMerge(
  pool: pg.Pool,
  { id, mergeId }: { id: number; mergeId: number },
  scope: LeadScope,
  act: StaffAct,
  crm: ConsumerLane | null,
): Promise<{ undone: Undone; jobs: DispatchedDelivery[] } | null> {
  return staffWrite(pool, act, async ({ db, client }) => {
    const merge = await db
      .selectFrom('contactMerges')
      .select(['otherId', 'leadIds'])
      .select(sql<boolean>`at < now() - make_interval(days => ${undoDays}::integer)`.as('isOver'))
      .where('id', '=', mergeId)
      .where('contactId', '=', id)
      .executeTakeFirst();
    if (merge === undefined) return null;
    const seen = [await newestOf(client, id, scope), ...(await visibleLeadIds(client, merge.leadIds, scope))];
    if (seen.every((lead) => lead === null)) return null;
    const later = await db.selectFrom('contactMerges').select('id').where('otherId', '=', id).executeTakeFirst();
    if (later !== undefined) throw new MergedSinceError();
    if (merge.isOver) throw new UndoOverError();
    const { otherId } = merge;
    await lock(client, [id, otherId]);
    // the withdrawal that the merge made goes with it; one that came since stays
    await client.query(
      `update contacts c set marketing_withdrawn_at = m.withdrawn_before from contact_merges m
       where m.id = $1 and c.id = m.contact_id and c.marketing_withdrawn_at = m.at`,
      [mergeId],
    );
    const gone = await db.deleteFrom('contactMerges').where('id', '=', mergeId).returning('leadIds').executeTakeFirst();
    if (gone === undefined) return null;
    const moved = await move(client, id, otherId, gone.leadIds);
    return {
      result: {
        undone: { contactId: id, otherId, moved: moved.length },
        jobs: await tellMoved(client, { leadIds: moved, crm, requestId: act.requestId }),
      },
      entry: {
        action: 'contact.merge_undone',
        id,
        label: referenceOf(id),
        after: { other: referenceOf(otherId), leads: moved.length },
      },
    };
  });
}

/** From now on they are not proposed to each other. @returns false: nobody whom the reader may see */
export async function distinguishContacts(
  pool: pg.Pool,
  [one, other]: readonly [number, number],
  scope: LeadScope,
  act: StaffAct,
): Promise<boolean> {
  if (!(await seesBoth(pool, [one, other], scope))) return false;
  await staffWrite(pool, act, async ({ db }) => {
    const pair = { contactId: Math.min(one, other), otherId: Math.max(one, other), byId: personIdOf(act.actor) };
    const added = await db
      .insertInto('contactDistinctions')
      .values(pair)
      .onConflict((known) => known.doNothing())
      .returning('contactId')
      .executeTakeFirst();
    if (added === undefined) return null;
    const entry = { action: 'contact.told_apart' as const, id: one, label: referenceOf(one) };
    return { result: null, entry: { ...entry, after: { other: referenceOf(other) } } };
  });
  return true;
}
