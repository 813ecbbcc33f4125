import { type Expression, sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { rowOf } from '../../data/row-of.ts';
import { typed } from '../../data/typed.ts';
import { type DeliveryState, doneStates, stuckStates, waitingStates } from '../../deliveries/states.ts';

/** No Idempotency-Key header has a space (parameters.yaml): no visitor's lead passes for a test. */
export const testLeadKey = 'crm test ';
/** Of a report: test leads are nobody's enquiries. @param key the column */
export const isReal = (key: Expression<string | null>) =>
  sql<boolean>`coalesce(${key}, '') not like ${`${testLeadKey}%`}`;
/** More are not kept. */
export const mostTestLeads = 500;

export type TestLedger = Awaited<ReturnType<typeof readTestLedger>>;

/** `setAside`: refused by the CRM, parked, or lost there. */
const testLeads = (db: Queryable) =>
  typed(db)
    .selectFrom('leads as l')
    .leftJoin('deliveries as d', (join) =>
      join.on('d.consumer', '=', 'crm').on('d.subjectKind', '=', 'lead').onRef('d.subjectId', '=', 'l.id'),
    )
    .select((eb) => {
      const isIn = (states: readonly DeliveryState[]) => eb('d.state', 'in', states);
      const has = (states: readonly DeliveryState[]) => sql<boolean>`coalesce(bool_or(${isIn(states)}), false)`;
      // a lookup that finds it spares a write; a replayed answer, or a 409 with our version, says the same
      const prevented = eb
        .selectFrom('deliveryAttempts as a')
        .select(sql<number>`count(*)::integer`.as('n'))
        .whereRef('a.deliveryId', '=', 'd.id')
        .where(({ and, or, eb: attempt }) =>
          or([
            and({ 'a.kind': 'lookup', 'a.outcome': 'found' }),
            and([
              and({ 'a.kind': 'send', 'a.outcome': 'delivered' }),
              or([attempt('a.httpStatus', '=', 409), attempt('a.answer', 'like', '%replayed: true%')]),
            ]),
          ]),
        );
      const waited = sql`coalesce(${eb.ref('d.settledAt')}, now()) - ${eb.ref('d.createdAt')}`;
      return [
        'l.id',
        'l.referenceId as reference',
        has(waitingStates).as('waiting'),
        has(stuckStates).as('setAside'),
        has(doneStates).as('delivered'),
        sql<number>`(count(*) filter (where ${isIn(waitingStates)}))::integer`.as('unsettled'),
        sql<number | null>`max(extract(epoch from ${waited}) * 1000)::float8`.as('waitedMs'),
        sql<number>`coalesce(sum(${prevented}), 0)::integer`.as('prevented'),
      ];
    })
    .where('l.idempotencyKey', 'like', `${testLeadKey}%`)
    .groupBy('l.id')
    .orderBy('l.id')
    .limit(mostTestLeads)
    .execute();

/** Accepted, even without its row. SQL, for its JSON. */
const goneSql = /* sql */ `
with begun as (
  select coalesce(max(id), 0) as id from audit_entries where subject_kind = 'crm' and action = 'crm.test_leads_removed'
)
select distinct accepted.reference
from begun join audit_entries e on e.subject_kind = 'crm' and e.action = 'crm.test_leads_sent' and e.id > begun.id
  cross join jsonb_array_elements_text(e.after -> 'references') as accepted (reference)
where not exists (select from leads l where l.reference_id = accepted.reference)
  and not exists (select from audit_entries x where x.subject_kind = 'lead' and x.subject_label = accepted.reference
    and x.action in ('lead.deleted', 'lead.erased'))
limit $1`;

/** Since they were last removed. `gone`: neither here nor deleted by staff. */
export async function readTestLedger(db: Queryable) {
  const rows = await testLeads(db);
  const { rows: gone } = await db.query<{ reference: string }>(goneSql, [mostTestLeads]);
  const waited = rows.flatMap(({ waitedMs }) => (waitedMs === null ? [] : [Math.max(0, Math.round(waitedMs))]));
  return {
    leads: rows.map((row) => rowOf(row, ['id', 'reference', 'waiting', 'setAside', 'delivered'])),
    gone: gone.map(({ reference }) => reference),
    unsettled: rows.reduce((sum, row) => sum + row.unsettled, 0),
    longestWaitMs: waited.length === 0 ? null : Math.max(...waited),
    /** Found by a lookup, or named by the CRM as there. */
    duplicatesPrevented: rows.reduce((sum, row) => sum + row.prevented, 0),
  };
}
