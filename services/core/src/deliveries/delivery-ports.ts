/** What the delivery engine needs from outside: the ledger, the subjects and a place for its log lines. */
import type { ClaimedDelivery, Consumer, EventName, SubjectKind } from './delivery.ts';
import type { DeliveryState, unsentStates } from './states.ts';
import type { AttemptStart, SentRequest, Settlement } from './delivery-settlement.ts';
import type { LeadRecord } from '../leads/lead.ts';
import type { ListingRecord } from '../listings/record.ts';

/** Whose deliveries: a worker touches only those of its consumer that remember its provider. */
export interface DeliveryLane {
  consumer: Consumer;
  provider: string;
}

export interface ClaimTerms extends DeliveryLane {
  /** True takes only deliveries under which workers kept dying, false only others. */
  poison: boolean;
}

/** It finds nothing while the breaker is not closed, unless it has a permit to try. */
export interface ClaimQuery extends ClaimTerms {
  probe: string | null;
  /** True takes only what was never sent. */
  untried?: boolean;
  /** The delivery that a job spoke of: the oldest waiting one of its subject comes first. */
  deliveryId: string | null;
  /** What else is taken along when it is due. */
  states: readonly (typeof unsentStates)[number][];
  /** Most deliveries to take, the one asked for included. */
  limit: number;
  leaseMs: number;
}

/** It finds nothing while the provider has asked for a pause. */
export interface LookupClaimQuery extends ClaimTerms {
  deliveryId: string | null;
  limit: number;
  /** Until then no other worker looks the same ones up. */
  holdMs: number;
}

/** A delivery of unknown outcome, with what its last attempt sent. */
export interface ClaimedLookup extends ClaimedDelivery {
  lastSent: SentRequest | null;
  /** How long ago that was, in ms; null where nothing is known of it. */
  sentAgoMs: number | null;
  lookupFailures: number;
}

/** The ledger. Every write names the state and fence it expects; where it hits no row, somebody else has it. */
export interface DeliveryStore {
  claimDue(query: ClaimQuery): Promise<ClaimedDelivery[]>;
  claimUnknown(query: LookupClaimQuery): Promise<ClaimedLookup[]>;
  /** Commits attempt rows; true where the delivery was still ours, with enough lease left. */
  begin(starts: AttemptStart[]): Promise<boolean[]>;
  /** True where the row was still ours. Tells the lead of it and supersedes what it covers, in the same transaction. */
  settle(settlements: Settlement[]): Promise<boolean[]>;
  /** Gives up deliveries that were claimed but never started: they are pending again. */
  handBack(deliveries: ClaimedDelivery[]): Promise<void>;
  /** Gives up a lookup that was claimed but never asked: it is due again. */
  returnLookup(delivery: ClaimedDelivery): Promise<void>;
  /** The subject is gone for good: a claimed delivery that was never started becomes cancelled. */
  cancel(deliveries: ClaimedDelivery[]): Promise<void>;
  /** Deliveries whose worker died: unknown where an attempt row of their fence exists, else pending. */
  expireLeases(lane: DeliveryLane, limit: number, settleDelayMs: number): Promise<{ unknown: number; pending: number }>;
  /** A permit for a write that tries a provider whose breaker is open; null where there is none to be had. */
  takeProbe(lane: DeliveryLane, holdMs: number): Promise<string | null>;
  /** Gives a permit back; one whose call was judged is gone already. */
  returnProbe(probe: string): Promise<void>;
  /** The turn to take one poisonous delivery of a lane; one worker has it, and its death costs `gapMs`. */
  takePoisonTurn(lane: DeliveryLane, gapMs: number): Promise<boolean>;
  /** The worker lived: the next turn may follow at once. */
  endPoisonTurn(lane: DeliveryLane): Promise<void>;
  /** Parks what has been waiting for longer than `afterMs`; gives the ids. */
  park(lane: DeliveryLane, limit: number, afterMs: number): Promise<string[]>;
}

/** A subject's latest state, or that it was deleted, or null when nothing is known of it any more. */
export type SubjectState =
  | { kind: 'lead'; record: LeadRecord }
  | { kind: 'property'; record: ListingRecord }
  | { kind: 'deleted'; reference: string; version: number };

export interface SubjectKey {
  kind: SubjectKind;
  id: number;
}

export interface SubjectReader<S = SubjectState> {
  /** In the order of the keys. */
  read(keys: SubjectKey[]): Promise<(S | null)[]>;
}

/** A delivery as the queues speak of it. */
export interface DispatchedDelivery {
  id: string;
  consumer: Consumer;
  event: EventName;
  subjectId: number;
  seq: number;
  state: DeliveryState;
}

/** Bringing waiting deliveries forward for a person who waits for the outcome. */
export interface ForceStore {
  /** Makes waiting deliveries due, as far as a Retry-After and settle delays allow, and gives them for publishing. */
  markDue(lane: DeliveryLane, limit: number): Promise<DispatchedDelivery[]>;
  /** The same for these leads; what was rejected or parked is sent once more. */
  markLeadsDue(lane: DeliveryLane, leadIds: readonly number[]): Promise<DispatchedDelivery[]>;
  /** Of these deliveries: how many wait no more, and how many are still to be tried or being tried just now. */
  progress(ids: string[]): Promise<{ settled: number; underWay: number }>;
  /** How many deliveries of a lane still wait. */
  countWaiting(lane: DeliveryLane): Promise<number>;
  /** What these leads themselves say of their way to the CRM, in no order; those that do not exist are left out. */
  leadStates(leadIds: readonly number[]): Promise<LeadSyncState[]>;
}

export interface LeadSyncState {
  id: number;
  synced: boolean;
  crmId: string | null;
  error: string | null;
}

/** Ids, codes and counts only; never anything about a person. */
export interface DeliveryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
