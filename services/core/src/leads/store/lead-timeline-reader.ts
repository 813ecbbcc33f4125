/** What happened to one lead, out of the ledger and the audit log; every list is bounded. */
import type { Consumer, EventName } from '../../deliveries/delivery.ts';
import type { DeliveryState } from '../../deliveries/states.ts';
import type { AttemptOutcome, SentRequest } from '../../deliveries/delivery-settlement.ts';
import type { Role } from '../../accounts/user.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';

export interface TimelineDelivery {
  id: string;
  consumer: Consumer;
  event: EventName;
  seq: number;
  state: DeliveryState;
  attempts: number;
  createdAt: string;
  dueAt: string;
  waitingSince: string;
  settledAt: string | null;
  externalId: string | null;
  errorCode: string | null;
  error: string | null;
  /** Of the last try that ended. */
  httpStatus: number | null;
  /** The other side took it at some try. */
  wasTaken: boolean;
  /** When a comparison found it missing in the CRM and sent it again. */
  resentAt: string | null;
  /** When one last found it missing although it had been sent again. */
  missingAt: string | null;
}

export interface TimelineAttempt {
  id: number;
  deliveryId: string;
  asked: 'send' | 'lookup';
  startedAt: string;
  endedAt: string | null;
  durationMs: number | null;
  outcome: AttemptOutcome | null;
  httpStatus: number | null;
  errorCode: string | null;
  /** Redacted when it was written. */
  request: SentRequest | null;
  answer: string | null;
}

export interface TimelineAction {
  id: number;
  at: string;
  actor: { username: string; role: Role } | null;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface LeadHistory {
  /** Oldest first, each of them. */
  deliveries: TimelineDelivery[];
  attempts: TimelineAttempt[];
  actions: TimelineAction[];
  /** Older ones that the bounds left out. */
  leftOut: number;
}

/** The newest of each; a delivery gives up to four lines of the timeline, so that all of them stay under 500. */
const most = { deliveries: 50, attempts: 190, actions: 100 };

const taken = `('delivered', 'found')`;
const deliveriesSql = /* sql */ `
select d.id, d.consumer, d.event, d.seq, d.state, d.attempts, ${isoMoment('d.created_at')} as "createdAt",
  ${isoMoment('greatest(d.due_at, b.open_until)')} as "dueAt", ${isoMoment('d.waiting_since')} as "waitingSince",
  ${isoMoment('d.settled_at')} as "settledAt", d.external_id as "externalId", d.last_error_code as "errorCode",
  d.last_error_text as error, count(*) over ()::integer as total,
  (select a.http_status from delivery_attempts a where a.delivery_id = d.id and a.ended_at is not null
    order by a.id desc limit 1) as "httpStatus",
  exists (select from delivery_attempts a where a.delivery_id = d.id and a.outcome in ${taken}) as "wasTaken",
  ${isoMoment('d.resent_at')} as "resentAt", ${isoMoment('d.missing_since')} as "missingAt"
from deliveries d left join breakers b on b.provider = d.provider and b.state = 'open'
where d.subject_kind = 'lead' and d.subject_id = $1
order by d.created_at desc, d.seq desc, d.id desc limit ${String(most.deliveries)}`;

const attemptsSql = /* sql */ `
select a.id::float8 as id, a.delivery_id as "deliveryId", a.kind as asked, ${isoMoment('a.started_at')} as "startedAt",
  ${isoMoment('a.ended_at')} as "endedAt", a.outcome, a.http_status as "httpStatus", a.error_code as "errorCode",
  greatest(0, round(extract(epoch from a.ended_at - a.started_at) * 1000))::integer as "durationMs",
  a.request, a.answer, count(*) over ()::integer as total
from delivery_attempts a where a.delivery_id = any ($1::uuid[]) order by a.id desc limit ${String(most.attempts)}`;

const actionsSql = /* sql */ `
select a.id::float8 as id, ${isoMoment('a.at')} as at, a.action, a.before, a.after, count(*) over ()::integer as total,
  case when a.actor_id is not null then json_build_object('username', a.actor_name, 'role', a.actor_role) end as actor
from audit_entries a where a.subject_kind = 'lead' and a.subject_id = $1::text
order by a.id desc limit ${String(most.actions)}`;

/** Reads it; empty where there is no such lead. Who may see the lead is for the caller to ask. */
export async function readLeadHistory(db: Queryable, leadId: number): Promise<LeadHistory> {
  const [deliveries, actions] = await Promise.all([
    newest<TimelineDelivery>(db, deliveriesSql, leadId),
    newest<TimelineAction>(db, actionsSql, leadId),
  ]);
  const attempts = await newest<TimelineAttempt>(
    db,
    attemptsSql,
    deliveries.rows.map(({ id }) => id),
  );
  return {
    deliveries: deliveries.rows,
    attempts: attempts.rows,
    actions: actions.rows,
    leftOut: deliveries.leftOut + attempts.leftOut + actions.leftOut,
  };
}

async function newest<Row extends object>(
  db: Queryable,
  sql: string,
  value: unknown,
): Promise<{ rows: Row[]; leftOut: number }> {
  const { rows } = await db.query<Row & { total: number }>(sql, [value]);
  return { rows: rows.toReversed(), leftOut: (rows[0]?.total ?? 0) - rows.length };
}
