/** Leads that were deleted, and how they come back. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { anyOf, given } from '../../data/typed-parts.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import type { EventName } from '../../deliveries/delivery.ts';
import { appendDelivery, type ConsumerLane } from '../../deliveries/store/outbox.ts';
import { partOf, putBack, rowsOf, type Source, takeFromTrash, type TrashedRow } from '../../trash/store/move-rows.ts';
import type { LeadScope } from '../lead-scope.ts';
import { trashInScope } from './lead-scope-sql.ts';

/** Those that others name come before them. */
const parts = [
  'lead_entries',
  'lead_assignments',
  'subscriptions',
  'enquiry_links',
  'tasks',
  'viewings',
  'lead_messages',
  'lead_answers',
  'lead_message_files',
  'notices',
] as const;

export const leadSource: Source = {
  kind: 'lead',
  table: 'leads',
  title: `trim(t.first_name || ' ' || t.last_name)`,
  reference: 't.reference_id',
  emailKey: 'lead_email_key(t.email)',
  phoneKey: 'lead_phone_key(t.phone)',
  parts: Object.fromEntries(parts.map((table) => [table, rowsOf(table, 'lead_id')])),
};

/** In the caller's transaction; nobody is told. As they were, but of a newer version, so that an old answer is not taken for one of today. */
export async function bringLeadsBack(client: Queryable, ids: readonly number[]): Promise<TrashedRow[]> {
  const moved = await takeFromTrash(client, 'lead', ids);
  if (moved.length === 0) return [];
  const leads = partOf(moved, 'leads');
  const taken = await takenKeys(client, leads);
  // they have their owner, or had none (migration 67)
  await client.query(`select set_config('manzil.unrouted', 'on', true)`);
  await putBack(
    client,
    'leads',
    leads.map((lead) => ({
      ...lead,
      version: Number(lead['version']) + 1,
      // of the form that was sent: another lead came of it since
      ...(taken.has(lead['idempotency_key']) ? { idempotency_key: null, idempotency_fingerprint: null } : {}),
    })),
  );
  // of the next step that came back with the lead the database made one anew (migration 84)
  await client.query('delete from tasks where lead_id = any ($1::integer[])', [moved.map(({ id }) => id)]);
  const viewings = await withoutClashes(client, partOf(moved, 'viewings'));
  for (const table of parts) await putBack(client, table, table === 'viewings' ? viewings : partOf(moved, table));
  // an entry that comes in touches its lead (migration 70)
  await client.query(
    `update leads l set updated_at = r.updated_at, first_touched_at = r.first_touched_at
     from jsonb_to_recordset($1::jsonb) r (id integer, updated_at timestamptz, first_touched_at timestamptz) where l.id = r.id`,
    [JSON.stringify(leads)],
  );
  return moved;
}

async function takenKeys(client: Queryable, leads: readonly Record<string, unknown>[]): Promise<Set<unknown>> {
  const keys = leads.flatMap(({ idempotency_key: key }) => (typeof key === 'string' ? [key] : []));
  const { rows } = await client.query<{ key: string }>(
    'select idempotency_key as key from leads where idempotency_key = any ($1::text[])',
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Whoever shows one may have promised that time to somebody else since: what clashes comes back cancelled. */
async function withoutClashes(
  client: Queryable,
  viewings: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await client.query<{ id: number }>(
    `select r.id from jsonb_to_recordset($1::jsonb) r (id integer, host_id integer, starts_at timestamptz, ends_at timestamptz)
     where exists (select from viewings v where v.host_id = r.host_id and v.status <> 'cancelled'
       and tstzrange(v.starts_at, v.ends_at) && tstzrange(r.starts_at, r.ends_at))`,
    [JSON.stringify(viewings)],
  );
  const clashing = new Set<unknown>(rows.map(({ id }) => id));
  return viewings.map((viewing) => (clashing.has(viewing['id']) ? { ...viewing, status: 'cancelled' } : viewing));
}

/** Those that wait in the trash and may be seen. */
export async function visibleTrashedLeads(db: Queryable, ids: readonly number[], scope: LeadScope): Promise<number[]> {
  const rows = await typed(db)
    .selectFrom('trashed')
    .select('id')
    .where('kind', '=', 'lead')
    .where('id', '=', anyOf(ids))
    .where(({ and }) => and(given(scope, (one) => trashInScope(one, 'trashed'))))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface RestoredLeads {
  restored: number[];
  /** To publish after the commit. */
  jobs: DispatchedDelivery[];
}

/** The CRM is told of them again; a mail that the deletion stopped is sent. @param ids at most 1,000 */
export async function restoreLeads(
  pool: pg.Pool,
  ids: readonly number[],
  scope: LeadScope,
  act: StaffAct,
  crm: ConsumerLane,
): Promise<RestoredLeads> {
  const done = await staffWrite(pool, act, async ({ client }) => {
    const moved = await bringLeadsBack(client, await visibleTrashedLeads(client, ids, scope));
    if (moved.length === 0) return null;
    const restored = moved.map(({ id }) => id);
    const jobs: DispatchedDelivery[] = [];
    for (const { id, version, event, consumer, provider } of await owed(client, restored, crm)) {
      const consumers = [{ consumer, provider }];
      const about = { subjectKind: 'lead', subjectId: id, subjectVersion: version } as const;
      jobs.push(...(await appendDelivery(client, { event, ...about, requestId: act.requestId, consumers })));
    }
    const entry = partOf(moved, 'leads').map((lead) => ({
      action: 'lead.restored' as const,
      id: Number(lead['id']),
      label: String(lead['reference_id']),
      after: { status: lead['status'] },
    }));
    return { result: { restored, jobs }, entry };
  });
  return done ?? { restored: [], jobs: [] };
}

interface Owed extends ConsumerLane {
  id: number;
  version: number;
  event: EventName;
}

/** The CRM all that it may hear of; by mail what was never sent, since the deletion came before. */
async function owed(client: Queryable, ids: readonly number[], crm: ConsumerLane): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    select l.id, l.version, ${crm.consumer} as consumer, ${crm.provider} as provider,
      case when exists (select from deliveries d where d.consumer = 'crm' and d.subject_kind = 'lead' and d.subject_id = l.id
        and d.attempts > 0) then 'lead.updated' else 'lead.created' end as event
    from leads l left join subscriptions s on s.lead_id = l.id
    where l.id = ${anyOf(ids)} and l.anonymised_at is null
      and (s.lead_id is null or s.ended_at is not null or s.asked_at is null or s.confirmed_at is not null)
    union all
    select l.id, l.version, d.consumer, d.provider, d.event
    from leads l cross join lateral (
      select * from deliveries d where d.consumer = 'mail' and d.subject_kind = 'lead' and d.subject_id = l.id
      order by d.seq desc limit 1
    ) d
    where l.id = ${anyOf(ids)} and l.anonymised_at is null and d.state = 'cancelled' and d.attempts = 0
    order by 1, 3`.execute(typed(client));
  return rows;
}

/** Of whoever is behind a lead: they are erased with the others. */
export async function trashedOfPerson(db: Queryable, leadId: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select t.id from trashed t join leads l on l.id = $1
       and (t.content #>> '{leads,0,contact_id}')::integer = l.contact_id
     where t.kind = 'lead' order by t.id limit 200`,
    [leadId],
  );
  return rows.map(({ id }) => id);
}

/** By their references. */
export async function trashedByReference(db: Queryable, references: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from trashed where kind = 'lead' and reference = any ($1::text[])`,
    [references],
  );
  return rows.map(({ id }) => id);
}
