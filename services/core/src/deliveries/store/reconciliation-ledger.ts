import type pg from 'pg';
import { insertList, setList } from '../../data/columns.ts';
import { confirmedStates, waitingStates } from '../states.ts';
import { stateIn } from './state-sql.ts';
import type { DeliveryLane } from '../delivery-ports.ts';
import type { DeliveredSubject, ReconciliationLedger } from '../reconciliation/reconciliation.ts';
import { rowsOf } from '../../data/transient.ts';

/** A later delivery is of a later window. */
const inWindow = /* sql */ `
  d.consumer = $1 and d.provider = $2 and ${stateIn('d.state', confirmedStates)} and d.settled_at between $3 and $4
  and not exists (select from deliveries n where (n.consumer, n.subject_kind, n.subject_id) = (d.consumer, d.subject_kind, d.subject_id)
    and ${stateIn('n.state', confirmedStates)} and n.seq > d.seq)`;

const countSql = /* sql */ `select count(*)::integer as total from deliveries d where ${inWindow}`;

/** What the CRM gave us is the pulls'. */
const pageSql = /* sql */ `
select d.id as "deliveryId", d.subject_kind as kind, d.subject_id as "subjectId", d.subject_version as version,
  d.external_id as "externalId", d.settled_at::text as "settledAt", d.state = 'missing' as "wasMissing", coalesce(l.reference_id, p.reference_id, 'MZL-P' || p.id, '') as reference,
  l.id is null and p.id is null or l.anonymised_at is not null or p.deleted_at is not null or coalesce(p.source = 'crm', false)
    or exists (select from deliveries o where (o.consumer, o.subject_kind, o.subject_id) = (d.consumer, d.subject_kind, d.subject_id)
      and ${stateIn('o.state', waitingStates)}) as skip
from deliveries d
left join leads l on d.subject_kind = 'lead' and l.id = d.subject_id
left join properties p on d.subject_kind = 'property' and p.id = d.subject_id
where ${inWindow} and (d.settled_at, d.id) > ($5::timestamptz, $6::uuid)
order by d.settled_at, d.id limit $7`;
const beginning = { settledAt: '-infinity', deliveryId: '00000000-0000-0000-0000-000000000000' };

/**
 * Once by itself, while nothing of the subject is on its way. The key is new: a CRM that knows the old one would repeat
 * its answer and write nothing.
 */
const resent = setList<'deliveries'>({
  state: `'pending'`,
  resentAt: 'now()',
  waitingSince: 'now()',
  dueAt: 'now()',
  settledAt: 'null',
  notBefore: 'null',
  dispatchedUntil: 'null',
  idempotencyKey: 'gen_random_uuid()::text',
  lastErrorCode: `'crm.missing'`,
  lastErrorText: `'The CRM no longer had it'`,
});
const lost = setList<'deliveries'>({
  state: `'missing'`,
  idempotencyKey: 'gen_random_uuid()::text',
  lastErrorCode: `'crm.missing_again'`,
  lastErrorText: `'The CRM has lost it once more'`,
});
const sendAgainSql = /* sql */ `
with target as materialized (
  select d.id, d.state, d.resent_at from deliveries d
  where d.id = $1 and ${stateIn('d.state', confirmedStates)}
    and not exists (select from deliveries o where (o.consumer, o.subject_kind, o.subject_id) = (d.consumer, d.subject_kind, d.subject_id)
      and (${stateIn('o.state', waitingStates)} or ${stateIn('o.state', confirmedStates)} and o.seq > d.seq))
    and case when d.subject_kind = 'lead' then exists (select from leads l where l.id = d.subject_id and l.anonymised_at is null)
      else exists (select from properties p where p.id = d.subject_id and p.deleted_at is null) end
  for update of d
), resent as (
  update deliveries d set ${resent}
  from target t where d.id = t.id and t.resent_at is null
  returning d.subject_kind, d.subject_id, d.last_error_text
), lost as (
  update deliveries d set ${lost}
  from target t where d.id = t.id and t.resent_at is not null and t.state = 'delivered'
  returning d.subject_kind, d.subject_id, d.last_error_text
), told as (
  update leads l set ${setList<'leads'>({ crmSynced: 'false', crmSyncError: 'g.last_error_text' })}
  from (select * from resent union all select * from lost) g where g.subject_kind = 'lead' and l.id = g.subject_id
)
select t.resent_at is not null as again from target t`;

/** Somebody brought it back, or the CRM shows late. */
const foundAgainSql = /* sql */ `
with found as (
  update deliveries d set ${setList<'deliveries'>({ state: `'delivered'`, lastErrorCode: 'null', lastErrorText: 'null' })}
  where d.id = $1 and d.state = 'missing'
  returning d.subject_kind, d.subject_id
)
update leads l set ${setList<'leads'>({ crmSynced: 'true', crmSyncError: 'null' })}
from found f where f.subject_kind = 'lead' and l.id = f.subject_id`;

const crmRecord = insertList<'crmRecords'>('provider', 'externalId', 'subjectKind', 'subjectId', 'lookedUp');
/** Whoever had the id before shows none, until the CRM says which is theirs. */
const learnIdSql = /* sql */ `
with target as materialized (
  select d.id, d.provider, d.subject_kind, d.subject_id from deliveries d where d.id = $1 and d.state = 'delivered' for update
), previous_owner as materialized (
  select r.subject_id from crm_records r join target t on (r.provider, r.external_id) = (t.provider, $2)
  where r.subject_kind = 'lead' and (r.subject_kind, r.subject_id) <> (t.subject_kind, t.subject_id)
), owned as (
  insert into crm_records (${crmRecord})
  select provider, $2, subject_kind, subject_id, true from target
  on conflict (provider, external_id) do update
  set ${setList<'crmRecords'>({ subjectKind: 'excluded.subject_kind', subjectId: 'excluded.subject_id', lookedUp: 'true' })}
), noted as (
  update deliveries d set ${setList<'deliveries'>({ externalId: '$2' })} from target t where d.id = t.id
), told as (
  update leads l set ${setList<'leads'>({ crmId: '$2' })} from target t where t.subject_kind = 'lead' and l.id = t.subject_id
)
update leads l set crm_id = null from previous_owner f where l.id = f.subject_id and l.crm_id = $2`;

/** What was erased is in the audit log, by reference. */
const unknownLeadsSql = /* sql */ `
select r.reference from unnest($1::text[]) as r (reference)
where not exists (select from leads l where l.reference_id = r.reference)
  and not exists (select from audit_entries a where a.subject_kind = 'lead' and a.subject_label = r.reference)`;
const unknownPropertiesSql = /* sql */ `
select r.reference from unnest($1::text[]) as r (reference)
where not exists (select from properties p where p.reference_id = r.reference)
  and not exists (select from properties p where 'MZL-P' || p.id = r.reference)`;

export function createReconciliationLedger(pool: pg.Pool, { consumer, provider }: DeliveryLane): ReconciliationLedger {
  return {
    async count({ from, to }) {
      const [row] = await rowsOf<{ total: number }>(pool, countSql, [consumer, provider, from, to]);
      return row?.total ?? 0;
    },
    page({ from, to }, after, limit) {
      const { settledAt, deliveryId } = after ?? beginning;
      const values = [consumer, provider, from, to, settledAt, deliveryId, limit];
      return rowsOf<DeliveredSubject>(pool, pageSql, values);
    },
    async sendAgain(deliveryId) {
      const [row] = await rowsOf<{ again: boolean }>(pool, sendAgainSql, [deliveryId]);
      if (row === undefined) return 'moved_on';
      return row.again ? 'again' : 'resent';
    },
    async foundAgain(deliveryId) {
      await rowsOf(pool, foundAgainSql, [deliveryId]);
    },
    async learnId(deliveryId, externalId) {
      await rowsOf(pool, learnIdSql, [deliveryId, externalId]);
    },
    async unknown(kind, references) {
      const sql = kind === 'lead' ? unknownLeadsSql : unknownPropertiesSql;
      return (await rowsOf<{ reference: string }>(pool, sql, [[...references]])).map(({ reference }) => reference);
    },
  };
}
