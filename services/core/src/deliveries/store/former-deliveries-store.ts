/** What a former provider left open: how much it is, and what staff decide about it. */
import { scheduledStates, stuckStates, uncertainStates, unsentStates, waitingStates } from '../states.ts';
import { stateIn } from './state-sql.ts';
import type pg from 'pg';
import type { FormerDecision, FormerDeliveries, FormerResult } from '../former-deliveries.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { expireLeases } from './delivery-store-release.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { StaffAct } from '../../audit/act.ts';

/** Deliveries of one call; a larger backlog takes several. */
const mostAtOnce = 1_000;
/** What was set aside by this decision is not asked about again. */
const leftCode = 'crm.provider_changed';

const open = /* sql */ `d.consumer = 'crm' and (${stateIn('d.state', waitingStates)}
  or ${stateIn('d.state', stuckStates)} and d.last_error_code is distinct from '${leftCode}')`;

/** Each provider but the connected one that left something open. */
export async function listFormer(db: Queryable, connected: string): Promise<FormerDeliveries[]> {
  const { rows } = await db.query<FormerDeliveries>(
    `select d.provider, count(*) filter (where ${stateIn('d.state', unsentStates)})::integer as waiting,
       count(*) filter (where ${stateIn('d.state', uncertainStates)})::integer as uncertain,
       count(*) filter (where ${stateIn('d.state', stuckStates)})::integer as "setAside",
       ${isoMoment('min(d.created_at)')} as "oldestAt"
     from deliveries d where d.provider <> $1 and ${open} group by d.provider order by d.provider limit 20`,
    [connected],
  );
  return rows;
}

export interface FormerQuestion {
  former: string;
  connected: string;
  /** Whether the connected CRM takes leads, and listings; what it does not take is left as it is. */
  takes: { leads: boolean; listings: boolean };
  decision: FormerDecision;
}

/** Settles up to 1,000 of them in one transaction, with an entry in the audit log. */
export async function decideFormer(pool: pg.Pool, question: FormerQuestion, act: StaffAct): Promise<FormerResult> {
  const { former, connected, decision } = question;
  // its workers are gone: what they held is open
  await expireLeases(pool, { consumer: 'crm', provider: former }, mostAtOnce, 0);
  return staffWrite(pool, act, async ({ client }) => {
    const chosen = await choose(client, question);
    await setAside(client, chosen);
    const sent = decision === 'send' ? await sendAnew(client, chosen, connected, act.requestId) : 0;
    const [left] = (await listFormer(client, connected)).filter(({ provider }) => provider === former);
    const remaining = left === undefined ? 0 : left.waiting + left.uncertain + left.setAside;
    const result = { settled: chosen.length, sent, remaining };
    const after = { provider: former, decision, ...result };
    return { result, entry: { action: 'crm.former_decided', label: connected, after } };
  });
}

async function choose(client: Queryable, { former, decision, takes }: FormerQuestion): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select d.id from deliveries d where d.provider = $1 and ${open} and d.state <> 'sending'
       and ($2 = 'leave' or case d.subject_kind when 'lead' then $3::boolean else $4::boolean end)
     order by d.created_at, d.id limit $5 for update of d skip locked`,
    [former, decision, takes.leads, takes.listings, mostAtOnce],
  );
  return rows.map(({ id }) => id);
}

/** From each state by the way that the ledger allows: what is unknown stays that, set aside and in the ledger. */
async function setAside(client: Queryable, ids: readonly string[]): Promise<void> {
  await client.query(
    `update deliveries set state = 'parked', settled_at = now(), dispatched_until = null
     where id = any ($1::uuid[]) and ${stateIn('state', scheduledStates)}`,
    [ids],
  );
  await client.query(
    `update deliveries set last_error_code = '${leftCode}', last_error_text = 'The CRM was changed' where id = any ($1::uuid[])`,
    [ids],
  );
}

const subjectsSql = /* sql */ `
select d.subject_kind as kind, d.subject_id as id, (array_agg(d.event order by d.seq desc))[1] as event
from deliveries d where d.id = any ($1::uuid[])
  -- what waits for the connected CRM already carries the latest state
  and not exists (select from deliveries w where (w.consumer, w.provider, w.subject_kind, w.subject_id)
    = ('crm', $2, d.subject_kind, d.subject_id) and ${stateIn('w.state', waitingStates)})
group by d.subject_kind, d.subject_id order by d.subject_kind, d.subject_id`;

/** The subjects' rows are locked first, in one order: that is what makes `seq` safe. Of a lead that is gone nothing is sent. */
const appendSql = /* sql */ `
with input as (
  select * from unnest($1::uuid[], $2::text[], $3::integer[], $4::text[]) as x (id, kind, subject_id, event)
), versions as (
  select 'lead' as kind, l.id, l.version from leads l where l.id in (select subject_id from input where kind = 'lead')
  union all
  select 'property', p.id, p.version from properties p where p.id in (select subject_id from input where kind = 'property')
)
insert into deliveries
  (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, request_id)
select i.id, 'crm', $5, i.event, i.kind, i.subject_id,
  1 + (select max(d.seq) from deliveries d where (d.consumer, d.subject_kind, d.subject_id) = ('crm', i.kind, i.subject_id)),
  v.version, i.id::text, $6
from input i join versions v on v.kind = i.kind and v.id = i.subject_id`;

async function sendAnew(
  client: Queryable,
  chosen: readonly string[],
  connected: string,
  requestId: string | null,
): Promise<number> {
  const { rows } = await client.query<{ kind: string; id: number; event: string }>(subjectsSql, [chosen, connected]);
  const ids = (kind: string): number[] => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  await client.query('select from leads where id = any ($1) order by id for update', [ids('lead')]);
  await client.query('select from properties where id = any ($1) order by id for update', [ids('property')]);
  const appended = await client.query(appendSql, [
    rows.map(() => uuidV7()),
    rows.map(({ kind }) => kind),
    rows.map(({ id }) => id),
    rows.map(({ event }) => event),
    connected,
    requestId,
  ]);
  // they go on under the new provider; the old ones are done with
  await client.query(
    `update deliveries set state = 'cancelled' where id = any ($1::uuid[]) and ${stateIn('state', stuckStates)}`,
    [chosen],
  );
  return appended.rowCount ?? 0;
}
