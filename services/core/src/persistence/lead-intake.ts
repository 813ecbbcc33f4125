/** Stores a lead and what is owed for it, in one statement and so in one transaction: either both are there or neither. */
import type { DispatchedDelivery } from '../domain/delivery-ports.ts';
import type { NewLead } from '../domain/lead.ts';
import type { Queryable } from './database.ts';
import { newLeadReference } from './ids.ts';
import { laneColumns, type ConsumerLane } from './outbox.ts';

export interface SavedLead {
  id: number;
  referenceId: string;
  /** True when this idempotency key had already stored the lead. */
  repeated: boolean;
  /** To publish now; empty for a repeated lead, whose own request (or the relay) published them. */
  jobs: DispatchedDelivery[];
}

/** The idempotency key came before with another body. */
export class IdempotencyMismatchError extends Error {
  constructor() {
    super('This idempotency key belongs to another request');
    this.name = 'IdempotencyMismatchError';
  }
}

/** The lead names a listing or an agent that does not exist. */
export class UnknownReferenceError extends Error {
  readonly field: 'propertyId' | 'agentId';

  constructor(field: 'propertyId' | 'agentId') {
    super(`${field} names nothing that exists`);
    this.name = 'UnknownReferenceError';
    this.field = field;
  }
}

const saveSql = /* sql */ `
with added as (
  insert into leads (reference_id, first_name, last_name, email, phone, message, source, property_id, agent_id, page, language,
    consent_policy_version, consent_marketing, consent_at, idempotency_key, idempotency_fingerprint)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, case when $12::text is not null then now() end, $14, $15)
  on conflict (idempotency_key) do nothing
  returning id, reference_id, version
), queued as (
  insert into deliveries
    (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, request_id)
  select c.id, c.consumer, c.provider, 'lead.created', 'lead', added.id, 1, added.version, c.id::text, $16
  from added cross join unnest($17::uuid[], $18::text[], $19::text[]) as c (id, consumer, provider)
  returning id, consumer, event, subject_id, seq, state
)
select added.id, added.reference_id as "referenceId",
  (select coalesce(json_agg(json_build_object('id', q.id, 'consumer', q.consumer, 'event', q.event, 'subjectId', q.subject_id, 'seq', q.seq, 'state', q.state)), '[]')
    from queued q) as jobs
from added`;

type SavedRow = Omit<SavedLead, 'repeated'>;

const repeatedSql = /* sql */ `
select id, reference_id as "referenceId", idempotency_fingerprint as fingerprint from leads where idempotency_key = $1`;

type Idempotency = NonNullable<NewLead['idempotency']>;

interface RepeatedRow {
  id: number;
  referenceId: string;
  fingerprint: string;
}

/**
 * Commits the lead with one delivery per consumer before it returns. The same idempotency key and fingerprint give the
 * same lead again, also when both come at once.
 * @param db the pool: MikroORM may skip an INSERT silently, and here the number of rows is checked
 * @throws IdempotencyMismatchError, UnknownReferenceError
 */
export async function saveLead(db: Queryable, lead: NewLead, consumers: readonly ConsumerLane[]): Promise<SavedLead> {
  const rows = await insertLead(db, lead, consumers);
  const saved = rows[0];
  if (saved === undefined) {
    const repeated = lead.idempotency === null ? null : await findRepeatedLead(db, lead.idempotency);
    if (repeated === null) throw new Error('The lead was not stored');
    return repeated;
  }
  if (saved.jobs.length !== consumers.length) {
    throw new Error(`Wrote ${String(saved.jobs.length)} deliveries of ${String(consumers.length)}`);
  }
  return { ...saved, repeated: false };
}

async function insertLead(db: Queryable, lead: NewLead, consumers: readonly ConsumerLane[]): Promise<SavedRow[]> {
  try {
    return (await db.query<SavedRow>({ name: 'save-lead', text: saveSql, values: leadValues(lead, consumers) })).rows;
  } catch (error) {
    const field = unknownReference(error);
    throw field === null ? error : new UnknownReferenceError(field);
  }
}

function leadValues(lead: NewLead, consumers: readonly ConsumerLane[]): unknown[] {
  return [
    newLeadReference(),
    lead.firstName,
    lead.lastName,
    lead.email,
    lead.phone,
    lead.message,
    lead.source,
    lead.propertyId,
    lead.agentId,
    lead.page,
    lead.language,
    lead.consent?.policyVersion ?? null,
    lead.consent?.marketing ?? false,
    lead.idempotency?.key ?? null,
    lead.idempotency?.fingerprint ?? null,
    lead.requestId,
    ...laneColumns(consumers),
  ];
}

/**
 * The lead that came before under this idempotency key, null when there is none. Asked before anything of the request
 * is used up, so that a repeated submit costs neither captcha nor limit.
 * @throws IdempotencyMismatchError when another body came with the key
 */
export async function findRepeatedLead(db: Queryable, idempotency: Idempotency): Promise<SavedLead | null> {
  const { rows } = await db.query<RepeatedRow>(repeatedSql, [idempotency.key]);
  const [found] = rows;
  if (found === undefined) return null;
  if (found.fingerprint !== idempotency.fingerprint) throw new IdempotencyMismatchError();
  return { id: found.id, referenceId: found.referenceId, repeated: true, jobs: [] };
}

/** PostgreSQL names a broken foreign key in `constraint` (code 23503). */
function unknownReference(error: unknown): 'propertyId' | 'agentId' | null {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code !== '23503') return null;
  if (constraint === 'leads_property_id_fkey') return 'propertyId';
  return constraint === 'leads_agent_id_fkey' ? 'agentId' : null;
}
