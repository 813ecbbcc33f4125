/** Stores a lead and what is owed for it, in one statement and so in one transaction: either both are there or neither. */
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import type { NewLead } from '../lead.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { newLeadReference } from '../../platform/ids.ts';
import { admitSql } from './lead-intake-sql.ts';
import { laneColumns, type ConsumerLane } from '../../deliveries/store/outbox.ts';

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

/** What an enquiry must pass before it is stored. Keys are hashes: nothing personal lies in the counters. */
export interface IntakeGuard {
  /** Counts the address; null counts none. */
  addressKey: string | null;
  addressMost: number;
  /** Count the person, each by itself; in an order that is the same for all, so that two enquiries never wait for each other. */
  personKeys: readonly string[];
  personMost: number;
  windowSeconds: number;
  /** Of a captcha that has to be used up; null where there is none to use. */
  nonce: string | null;
  nonceSeconds: number;
  /** The enquiry is refused for a reason that is known already: the address is counted and the captcha used up all the same. */
  stop: boolean;
}

/** Lets everything pass. */
export const openGuard: IntakeGuard = {
  addressKey: null,
  addressMost: 0,
  personKeys: [],
  personMost: 0,
  windowSeconds: 1,
  nonce: null,
  nonceSeconds: 1,
  stop: false,
};

export type Admission =
  | { outcome: 'saved'; lead: SavedLead }
  | { outcome: 'address_limited' | 'person_limited'; waitSeconds: number }
  | { outcome: 'captcha_used' }
  /** For the reason that the caller knew. */
  | { outcome: 'stopped' };

type Idempotency = NonNullable<NewLead['idempotency']>;
type RepeatedRow = Pick<Row<'leads'>, 'id' | 'referenceId' | 'idempotencyFingerprint'>;

interface AdmitRow {
  id: number | null;
  referenceId: string;
  jobs: DispatchedDelivery[];
  repeatedId: number | null;
  repeatedReference: string;
  repeatedFingerprint: string;
  addressWait: number | null;
  nonceWasNew: boolean;
  personWait: number | null;
}

/**
 * Commits the lead with one delivery per consumer before it returns. The same idempotency key and fingerprint give the
 * same lead again, also when both come at once.
 * @param db the pool: MikroORM may skip an INSERT silently, and here the number of rows is checked
 * @throws IdempotencyMismatchError, UnknownReferenceError
 */
export async function saveLead(db: Queryable, lead: NewLead, consumers: readonly ConsumerLane[]): Promise<SavedLead> {
  const admission = await admitLead(db, lead, consumers, openGuard);
  if (admission.outcome !== 'saved') throw new Error('The lead was not stored');
  return admission.lead;
}

/**
 * The same past a guard, in the same statement: what it counts and uses up is committed with the lead, or with the refusal. A
 * repeated submit costs neither captcha nor limit.
 * @throws IdempotencyMismatchError, UnknownReferenceError
 */
export async function admitLead(
  db: Queryable,
  lead: NewLead,
  consumers: readonly ConsumerLane[],
  guard: IntakeGuard,
): Promise<Admission> {
  const row = await admit(db, lead, consumers, guard);
  if (row.repeatedId !== null) {
    const { repeatedId: id, repeatedReference: referenceId, repeatedFingerprint: idempotencyFingerprint } = row;
    return { outcome: 'saved', lead: repeatedLead(lead.idempotency, { id, referenceId, idempotencyFingerprint }) };
  }
  if (row.id !== null) return { outcome: 'saved', lead: savedLead(row, row.id, consumers.length) };
  if (row.addressWait !== null) return { outcome: 'address_limited', waitSeconds: row.addressWait };
  const captchaUsed = guard.nonce !== null && !row.nonceWasNew;
  if (guard.stop && !captchaUsed) return { outcome: 'stopped' };
  if (row.personWait !== null) return { outcome: 'person_limited', waitSeconds: row.personWait };
  // who pressed twice meets a captcha that the other request has used up, or its key: the lead is that request's
  const repeated = lead.idempotency === null ? null : await findRepeatedLead(db, lead.idempotency);
  if (repeated !== null) return { outcome: 'saved', lead: repeated };
  if (captchaUsed) return { outcome: 'captcha_used' };
  throw new Error('The lead was not stored');
}

function savedLead({ referenceId, jobs }: AdmitRow, id: number, owed: number): SavedLead {
  if (jobs.length !== owed) throw new Error(`Wrote ${String(jobs.length)} deliveries of ${String(owed)}`);
  return { id, referenceId, jobs, repeated: false };
}

function repeatedLead(idempotency: Idempotency | null, found: RepeatedRow): SavedLead {
  if (found.idempotencyFingerprint !== idempotency?.fingerprint) throw new IdempotencyMismatchError();
  return { id: found.id, referenceId: found.referenceId, repeated: true, jobs: [] };
}

async function admit(
  db: Queryable,
  lead: NewLead,
  consumers: readonly ConsumerLane[],
  guard: IntakeGuard,
): Promise<AdmitRow> {
  const run = async (store: boolean): Promise<AdmitRow | undefined> => {
    const values = [...leadValues(lead, consumers), ...guardValues(guard), store];
    return (await db.query<AdmitRow>({ name: 'admit-lead', text: admitSql, values })).rows[0];
  };
  try {
    const row = await run(true);
    if (row === undefined) throw new Error('The lead was not stored');
    return row;
  } catch (error) {
    const field = unknownReference(error);
    if (field === null) throw error;
    // the database took back what was counted with the lead: an enquiry of nonsense must not be free
    if (guard !== openGuard) await run(false);
    throw new UnknownReferenceError(field);
  }
}

function guardValues(guard: IntakeGuard): unknown[] {
  const { addressKey, addressMost, personKeys, personMost, windowSeconds, nonce, nonceSeconds, stop } = guard;
  return [addressKey, addressMost, personKeys, personMost, windowSeconds, nonce, nonceSeconds, stop];
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
  const found = await typed(db)
    .selectFrom('leads')
    .select(['id', 'referenceId', 'idempotencyFingerprint'])
    .where('idempotencyKey', '=', idempotency.key)
    .executeTakeFirst();
  return found === undefined ? null : repeatedLead(idempotency, found);
}

/** PostgreSQL names a broken foreign key in `constraint` (code 23503). */
function unknownReference(error: unknown): 'propertyId' | 'agentId' | null {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code !== '23503') return null;
  if (constraint === 'leads_property_id_fkey') return 'propertyId';
  return constraint === 'leads_agent_id_fkey' ? 'agentId' : null;
}
