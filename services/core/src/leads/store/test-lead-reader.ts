/** Where the test leads of the demo are, as the ledger and the audit log have it. By reference, and nobody by name. */
import { doneStates, stuckStates, waitingStates } from '../../deliveries/states.ts';
import { stateIn } from '../../deliveries/store/state-sql.ts';
import type { Queryable } from '../../data/database.ts';

/**
 * Idempotency keys of test leads begin with this. A header cannot hold a space here (parameters.yaml), so no visitor can send
 * one, and nothing that a visitor wrote is ever taken for a test.
 */
export const testLeadKey = 'crm test ';
/** More are not kept at a time. */
export const mostTestLeads = 500;

export interface StoredTestLead {
  id: number;
  reference: string;
  /** Something is on its way to the CRM. */
  waiting: boolean;
  /** Refused by the CRM, parked, or lost there. */
  setAside: boolean;
  /** The CRM said that it has it. */
  delivered: boolean;
}

export interface TestLedger {
  leads: StoredTestLead[];
  /** Accepted, and neither here nor deleted by staff. */
  gone: string[];
  unsettled: number;
  longestWaitMs: number | null;
  /** Times that a lookup found, or the CRM said, that it had it already. */
  duplicatesPrevented: number;
}

interface Row extends StoredTestLead {
  unsettled: number;
  waitedMs: number | null;
  prevented: number;
}

const waits = stateIn('d.state', waitingStates);

/** A lookup that finds it spares a second write; a replayed answer and a 409 with our own version are the CRM's way to say so. */
const preventedSql = /* sql */ `
select count(*)::integer from delivery_attempts a where a.delivery_id = d.id and (a.kind = 'lookup' and a.outcome = 'found'
  or a.kind = 'send' and a.outcome = 'delivered' and (a.http_status = 409 or a.answer like '%replayed: true%'))`;

const storedSql = /* sql */ `
select l.id, l.reference_id as reference,
  coalesce(bool_or(${waits}), false) as waiting,
  coalesce(bool_or(${stateIn('d.state', stuckStates)}), false) as "setAside",
  coalesce(bool_or(${stateIn('d.state', doneStates)}), false) as delivered,
  (count(*) filter (where ${waits}))::integer as unsettled,
  max(extract(epoch from coalesce(d.settled_at, now()) - d.created_at) * 1000)::float8 as "waitedMs",
  coalesce(sum((${preventedSql})), 0)::integer as prevented
from leads l left join deliveries d on d.consumer = 'crm' and d.subject_kind = 'lead' and d.subject_id = l.id
where l.idempotency_key like $1 || '%' group by l.id order by l.id limit $2`;

/** The audit log remembers what was accepted even where the row itself should be gone. */
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

/** How the test leads stand since they were last removed. */
export async function readTestLedger(db: Queryable): Promise<TestLedger> {
  const { rows } = await db.query<Row>(storedSql, [testLeadKey, mostTestLeads]);
  const { rows: gone } = await db.query<{ reference: string }>(goneSql, [mostTestLeads]);
  const waited = rows.flatMap(({ waitedMs }) => (waitedMs === null ? [] : [Math.max(0, Math.round(waitedMs))]));
  return {
    leads: rows.map(({ id, reference, waiting, setAside, delivered }) => ({
      id,
      reference,
      waiting,
      setAside,
      delivered,
    })),
    gone: gone.map(({ reference }) => reference),
    unsettled: rows.reduce((sum, row) => sum + row.unsettled, 0),
    longestWaitMs: waited.length === 0 ? null : Math.max(...waited),
    duplicatesPrevented: rows.reduce((sum, row) => sum + row.prevented, 0),
  };
}
