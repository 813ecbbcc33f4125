/** For good: by the scheduler after 30 days, by an administrator before. */
import type pg from 'pg';
import type { Act, Entry } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { openStates } from '../../deliveries/states.ts';
import { confirmWithinDays } from '../../leads/subscription.ts';
import type { TrashKind } from '../kinds.ts';
import { keptDays } from '../trash.ts';

export interface Purged {
  deleted: number;
  /** Listings of which the CRM has still to hear: they wait for it. */
  waiting: number;
}

export interface PurgeChoice {
  kind: TrashKind;
  /** Null: all of the kind. */
  ids: readonly number[] | null;
  /** What was deleted later was not seen. ISO 8601; null: whenever. */
  until: string | null;
}

/** In one transaction. */
export const purgedAtOnce = 500;

/** Screens know moments to the millisecond. */
const chosenSql = /* sql */ `($1::integer[] is null or id = any ($1)) and ($2::timestamptz is null or date_trunc('milliseconds', deleted_at) <= $2)`;

/** Nothing but number and reference is left: the address goes on answering 410, and no pull brings it again. */
const emptySql = /* sql */ `
update properties p set purged_at = now(), was_active = null, deleted_by_id = null, is_featured = false, featured_rank = null,
  title = coalesce(reference_id, 'MZL-P' || id), title_ar = null, description = null, description_ar = null,
  address = '', city = '', state = null, zip_code = null, latitude = null, longitude = null, price = 0,
  images = '{}', image_texts = '[]', plans = '[]', features = '{}', crm_images = null, agent_id = null,
  video_url = null, tour_url = null, permit_number = null, version = version + 1, updated_at = now()
where id in (
  select id from properties where deleted_at is not null and was_active is not null and ${chosenSql}
    and not exists (select from deliveries d where d.subject_kind = 'property' and d.subject_id = properties.id and d.state = any ($4))
  order by deleted_at, id limit $3 for update skip locked)
returning id, reference_id as label`;

const leftSql = /* sql */ `
select count(*)::integer as waiting from properties
where deleted_at is not null and was_active is not null and ${chosenSql}
  and exists (select from deliveries d where d.subject_kind = 'property' and d.subject_id = properties.id and d.state = any ($3))`;

const dropSql = /* sql */ `
delete from trashed where (kind, id) in (
  select kind, id from trashed where kind = $4 and ${chosenSql} order by deleted_at, id limit $3 for update skip locked)
returning id, case when kind = 'agent' then null else reference end as label`;

interface Gone {
  id: number;
  label: string | null;
}

async function purgeSome(pool: pg.Pool, { kind, ids, until }: PurgeChoice, act: Act): Promise<number> {
  const done = await staffWrite(pool, act, async ({ client }) => {
    const gone = kind === 'property' ? await emptyListings(client, ids, until) : await drop(client, kind, ids, until);
    if (gone.length === 0) return null;
    const entry = gone.map(({ id, label }): Entry => ({ action: `${kind}.purged`, id, label }));
    return { result: gone.length, entry };
  });
  return done ?? 0;
}

async function emptyListings(client: Queryable, ids: PurgeChoice['ids'], until: string | null): Promise<Gone[]> {
  const { rows } = await client.query<Gone>(emptySql, [ids, until, purgedAtOnce, [...openStates]]);
  const emptied = rows.map(({ id }) => id);
  await client.query('delete from property_overrides where property_id = any ($1::integer[])', [emptied]);
  return rows;
}

async function drop(
  client: Queryable,
  kind: TrashKind,
  ids: PurgeChoice['ids'],
  until: string | null,
): Promise<Gone[]> {
  const { rows } = await client.query<Gone>(dropSql, [ids, until, purgedAtOnce, kind]);
  if (kind === 'post')
    await client.query(`delete from revisions where kind = 'post' and subject_id = any ($1::integer[])`, [
      rows.map(({ id }) => id),
    ]);
  return rows;
}

const mostSteps = 20;

/** With an entry for each. @returns how many; the rest waits for another time where there are thousands */
export async function purge(pool: pg.Pool, choice: PurgeChoice, act: Act): Promise<Purged> {
  let deleted = 0;
  for (let step = 0; step < mostSteps; step += 1) {
    const some = await purgeSome(pool, choice, act);
    deleted += some;
    if (some < purgedAtOnce) break;
  }
  if (choice.kind !== 'property') return { deleted, waiting: 0 };
  const values = [choice.ids, choice.until, [...openStates]];
  const { rows } = await pool.query<{ waiting: number }>(leftSql, values);
  return { deleted, waiting: rows[0]?.waiting ?? 0 };
}

/** Sooner than after 30 days: who did not confirm a subscription, and enquiries that say no longer whose they are. */
const dueEarlySql = /* sql */ `
select id from trashed where kind = 'lead' and (
  ((content #>> '{subscriptions,0,asked_at}')::timestamptz < now() - make_interval(days => $1::integer)
    and content #>> '{subscriptions,0,confirmed_at}' is null and content #>> '{subscriptions,0,ended_at}' is null)
  or exists (select from retention r where r.kind = 'leads' and r.confirmed_at is not null
    and greatest((content #>> '{leads,0,created_at}')::timestamptz, (content #>> '{leads,0,updated_at}')::timestamptz,
      (content #>> '{leads,0,follow_up_at}')::timestamptz) < now() - make_interval(months => r.months)))
order by id limit $2`;

const expiredSql = `select (now() - make_interval(days => $1::integer))::text as until`;

/** What waited for 30 days; for the scheduler. @returns how many of each */
export async function purgeExpired(pool: pg.Pool): Promise<Record<TrashKind, number>> {
  const until = (await pool.query<{ until: string }>(expiredSql, [keptDays])).rows[0]!.until;
  const system = { actor: null, requestId: null };
  const early = await pool.query<{ id: number }>(dueEarlySql, [confirmWithinDays, purgedAtOnce]);
  const ids = early.rows.map(({ id }) => id);
  const sooner = ids.length === 0 ? 0 : (await purge(pool, { kind: 'lead', ids, until: null }, system)).deleted;
  const gone = { lead: sooner, property: 0, post: 0, agent: 0 };
  for (const kind of ['lead', 'property', 'post', 'agent'] as const)
    gone[kind] += (await purge(pool, { kind, ids: null, until }, system)).deleted;
  return gone;
}
