import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import type { NewLead } from '../lead.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { newLeadReference, newLinkKey } from '../../platform/ids.ts';
import { isSubscription } from '../subscription.ts';
import { admitSql } from './lead-intake-sql.ts';
import { hashOfLink, linkLivesDays, linkOfStored, type LinkToken } from './enquiry-links.ts';
import { laneColumns, type ConsumerLane } from '../../deliveries/store/outbox.ts';

export interface SavedLead {
  id: number;
  referenceId: string;
  repeated: boolean;
  /** Of the visitor's private link; null: there is none, or it has ended. */
  linkToken: string | null;
  /** Empty for a repeated lead: its first request, or the relay, publishes them. */
  jobs: DispatchedDelivery[];
}

/** The key came before with another body. */
export class IdempotencyMismatchError extends Error {
  constructor() {
    super('This idempotency key belongs to another request');
    this.name = 'IdempotencyMismatchError';
  }
}

export class UnknownReferenceError extends Error {
  readonly field: 'propertyId' | 'agentId';

  constructor(field: 'propertyId' | 'agentId') {
    super(`${field} names nothing that exists`);
    this.name = 'UnknownReferenceError';
    this.field = field;
  }
}

/** Keys are hashes: nothing personal is counted. */
export interface IntakeGuard {
  addressKey: string | null;
  addressMost: number;
  /** Each alone. In one order, so that two enquiries never wait crosswise. */
  personKeys: readonly string[];
  personMost: number;
  windowSeconds: number;
  nonce: string | null;
  nonceSeconds: number;
  /** Refused already: address and captcha count all the same. */
  stop: boolean;
}

export type Admission =
  | { outcome: 'saved'; lead: SavedLead }
  | { outcome: 'address_limited' | 'person_limited'; waitSeconds: number }
  | { outcome: 'captcha_used' }
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
 * Counts are committed with the lead or the refusal. A repeated submit costs nothing.
 * @throws IdempotencyMismatchError, UnknownReferenceError
 */
export async function admitLead(
  db: Queryable,
  lead: NewLead,
  consumers: readonly ConsumerLane[],
  guard: IntakeGuard,
  linkToken: LinkToken | null = null,
): Promise<Admission> {
  // a newsletter is no enquiry
  const tokenOf = isSubscription(lead) ? null : linkToken;
  const row = await admit(db, lead, consumers, guard, tokenOf);
  if (row.repeatedId !== null) {
    const { repeatedId: id, repeatedReference: referenceId, repeatedFingerprint: idempotencyFingerprint } = row;
    const found = { id, referenceId, idempotencyFingerprint };
    return { outcome: 'saved', lead: await repeatedLead(db, lead.idempotency, found, tokenOf) };
  }
  if (row.id !== null) {
    const saved = savedLead(row, row.id, owedFor(lead, consumers));
    return { outcome: 'saved', lead: { ...saved, linkToken: tokenOf?.(saved.referenceId) ?? null } };
  }
  if (row.addressWait !== null) return { outcome: 'address_limited', waitSeconds: row.addressWait };
  const captchaUsed = guard.nonce !== null && !row.nonceWasNew;
  if (guard.stop && !captchaUsed) return { outcome: 'stopped' };
  if (row.personWait !== null) return { outcome: 'person_limited', waitSeconds: row.personWait };
  // pressed twice: the other request took captcha or key, and has the lead
  const repeated = lead.idempotency === null ? null : await findRepeatedLead(db, lead.idempotency, tokenOf);
  if (repeated !== null) return { outcome: 'saved', lead: repeated };
  if (captchaUsed) return { outcome: 'captcha_used' };
  throw new Error('The lead was not stored');
}

interface Owed {
  event: 'lead.created' | 'lead.confirmation';
  consumers: readonly ConsumerLane[];
  /** Fewer are no fault: an address that was asked often enough is not asked again. */
  least: number;
}

/** Whoever typed an address may not be its owner, who is asked by a mail before anybody else hears of it. */
function owedFor(lead: NewLead, consumers: readonly ConsumerLane[]): Owed {
  if (!isSubscription(lead)) return { event: 'lead.created', consumers, least: consumers.length };
  return { event: 'lead.confirmation', consumers: consumers.filter(({ consumer }) => consumer === 'mail'), least: 0 };
}

function savedLead({ referenceId, jobs }: AdmitRow, id: number, { least }: Owed): SavedLead {
  if (jobs.length < least) throw new Error(`Wrote ${String(jobs.length)} deliveries of ${String(least)}`);
  return { id, referenceId, jobs, repeated: false, linkToken: null };
}

async function repeatedLead(
  db: Queryable,
  idempotency: Idempotency | null,
  { id, referenceId, idempotencyFingerprint }: RepeatedRow,
  linkToken: LinkToken | null,
): Promise<SavedLead> {
  if (idempotencyFingerprint !== idempotency?.fingerprint) throw new IdempotencyMismatchError();
  const token = linkToken === null ? null : await linkOfStored(db, id, linkToken(referenceId));
  return { id, referenceId, repeated: true, linkToken: token, jobs: [] };
}

async function admit(
  db: Queryable,
  lead: NewLead,
  consumers: readonly ConsumerLane[],
  guard: IntakeGuard,
  linkToken: LinkToken | null,
): Promise<AdmitRow> {
  const reference = newLeadReference();
  const linkHash = linkToken === null ? null : hashOfLink(linkToken(reference));
  const run = async (store: boolean): Promise<AdmitRow | undefined> => {
    const textVersion = lead.consent?.textVersion ?? null;
    const owed = owedFor(lead, consumers);
    const key = isSubscription(lead) ? newLinkKey() : null;
    const guarded = [...leadValues(reference, lead, owed.consumers), ...guardValues(guard)];
    const values = [...guarded, store, textVersion, owed.event, key, linkHash, linkLivesDays];
    return (await db.query<AdmitRow>({ name: 'admit-lead', text: admitSql, values })).rows[0];
  };
  try {
    const row = await run(true);
    if (row === undefined) throw new Error('The lead was not stored');
    return row;
  } catch (error) {
    const field = unknownReference(error);
    if (field === null) throw error;
    // the rollback took back the counts, and nonsense must not be free
    await run(false);
    throw new UnknownReferenceError(field);
  }
}

function guardValues(guard: IntakeGuard): unknown[] {
  const { addressKey, addressMost, personKeys, personMost, windowSeconds, nonce, nonceSeconds, stop } = guard;
  return [addressKey, addressMost, personKeys, personMost, windowSeconds, nonce, nonceSeconds, stop];
}

function leadValues(reference: string, lead: NewLead, consumers: readonly ConsumerLane[]): unknown[] {
  return [
    reference,
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

/** Asked before captcha and limits. @throws IdempotencyMismatchError */
export async function findRepeatedLead(
  db: Queryable,
  idempotency: Idempotency,
  linkToken: LinkToken | null,
): Promise<SavedLead | null> {
  const found = await typed(db)
    .selectFrom('leads')
    .select(['id', 'referenceId', 'idempotencyFingerprint'])
    .where('idempotencyKey', '=', idempotency.key)
    .executeTakeFirst();
  return found === undefined ? null : repeatedLead(db, idempotency, found, linkToken);
}

/** A broken foreign key, 23503, is named in `constraint`. */
function unknownReference(error: unknown): 'propertyId' | 'agentId' | null {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code !== '23503') return null;
  if (constraint === 'leads_property_id_fkey') return 'propertyId';
  return constraint === 'leads_agent_id_fkey' ? 'agentId' : null;
}
