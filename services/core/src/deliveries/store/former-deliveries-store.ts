import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { scheduledStates, stuckStates, uncertainStates, unsentStates, waitingStates } from '../states.ts';
import { newDelivery } from './outbox.ts';
import { stateIn } from './state-sql.ts';
import type { FormerDecision, FormerDeliveries, FormerResult } from '../former-deliveries.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { countWhere } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { expireLeases } from './delivery-store-release.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { StaffAct } from '../../audit/act.ts';

const mostAtOnce = 1_000;
/** Marks what this decision set aside; it is not asked about again. */
const leftCode = 'crm.provider_changed';

/** Of all providers. */
const openDeliveries = (db: Kysely<Tables>) =>
  db
    .selectFrom('deliveries')
    .where('consumer', '=', 'crm')
    .where((d) =>
      d.or([
        d('state', 'in', waitingStates),
        d('state', 'in', stuckStates).and('lastErrorCode', 'is distinct from', leftCode),
      ]),
    );

export function listFormer(db: Queryable, connected: string): Promise<FormerDeliveries[]> {
  return openDeliveries(typed(db))
    .where('provider', '<>', connected)
    .groupBy('provider')
    .select((d) => [
      'provider',
      countWhere(d('state', 'in', unsentStates)).as('waiting'),
      countWhere(d('state', 'in', uncertainStates)).as('uncertain'),
      countWhere(d('state', 'in', stuckStates)).as('setAside'),
      d.fn.min('createdAt').as('oldestAt'),
    ])
    .orderBy('provider')
    .limit(20)
    .execute();
}

export interface FormerQuestion {
  former: string;
  connected: string;
  /** What it does not take is left as it is. */
  takes: { leads: boolean; listings: boolean };
  decision: FormerDecision;
}

/** Settles up to 1,000 of them; `remaining` counts the rest. */
export async function decideFormer(pool: pg.Pool, question: FormerQuestion, act: StaffAct): Promise<FormerResult> {
  const { former, connected, decision } = question;
  // its workers are gone: what they held is open
  await expireLeases(pool, { consumer: 'crm', provider: former }, mostAtOnce, 0);
  return staffWrite(pool, act, async (unit) => {
    const chosen = await choose(unit.db, question);
    await setAside(unit.db, chosen);
    const sent = decision === 'send' ? await sendAnew(unit, chosen, connected, act.requestId) : 0;
    const [left] = (await listFormer(unit.client, connected)).filter(({ provider }) => provider === former);
    const remaining = left === undefined ? 0 : left.waiting + left.uncertain + left.setAside;
    const result = { settled: chosen.length, sent, remaining };
    const after = { provider: former, decision, ...result };
    return { result, entry: { action: 'crm.former_decided', label: connected, after } };
  });
}

async function choose(db: Kysely<Tables>, { former, decision, takes }: FormerQuestion): Promise<string[]> {
  const kinds = [...(takes.leads ? ['lead'] : []), ...(takes.listings ? ['property'] : [])];
  const rows = await openDeliveries(db)
    .select('id')
    .where('provider', '=', former)
    .where('state', '<>', 'sending')
    .$if(decision === 'send', (d) => d.where(({ ref }) => sql<boolean>`${ref('subjectKind')} = any (${kinds})`))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

const these = (db: Kysely<Tables>, ids: readonly string[]) =>
  db.updateTable('deliveries').where(({ ref }) => sql<boolean>`${ref('id')} = any (${ids}::uuid[])`);

/** What was stuck keeps its state. */
async function setAside(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await these(db, ids)
    .set({ state: 'parked', settledAt: sql<string>`now()`, dispatchedUntil: null })
    .where('state', 'in', scheduledStates)
    .execute();
  await these(db, ids).set({ lastErrorCode: leftCode, lastErrorText: 'The CRM was changed' }).execute();
}

const subjectsSql = /* sql */ `
select d.subject_kind as kind, d.subject_id as id, (array_agg(d.event order by d.seq desc))[1] as event
from deliveries d where d.id = any ($1::uuid[])
  -- what waits for the connected CRM already carries the latest state
  and not exists (select from deliveries w where (w.consumer, w.provider, w.subject_kind, w.subject_id)
    = ('crm', $2, d.subject_kind, d.subject_id) and ${stateIn('w.state', waitingStates)})
group by d.subject_kind, d.subject_id order by d.subject_kind, d.subject_id`;

/** Locked subjects' rows make `seq` safe. Of a lead that is gone nothing is sent. */
const appendSql = /* sql */ `
with input as (
  select * from unnest($1::uuid[], $2::text[], $3::integer[], $4::text[]) as x (id, kind, subject_id, event)
), versions as (
  select 'lead' as kind, l.id, l.version from leads l where l.id in (select subject_id from input where kind = 'lead')
  union all
  select 'property', p.id, p.version from properties p where p.id in (select subject_id from input where kind = 'property')
)
insert into deliveries (${newDelivery})
select i.id, 'crm', $5, i.event, i.kind, i.subject_id,
  1 + (select max(d.seq) from deliveries d where (d.consumer, d.subject_kind, d.subject_id) = ('crm', i.kind, i.subject_id)),
  v.version, i.id::text, $6
from input i join versions v on v.kind = i.kind and v.id = i.subject_id`;

async function sendAnew(
  { client, db }: Unit,
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
  // they go on under the new provider
  await these(db, chosen).set({ state: 'cancelled' }).where('state', 'in', stuckStates).execute();
  return appended.rowCount ?? 0;
}
