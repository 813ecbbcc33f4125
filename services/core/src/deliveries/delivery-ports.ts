/** What the delivery engine needs from outside. */
import type { ClaimedDelivery, Consumer, EventName, SubjectKind } from './delivery.ts';
import type { DeliveryState, unsentStates } from './states.ts';
import type { AttemptStart, SentRequest, Settlement } from './delivery-settlement.ts';
import type { LeadRecord } from '../leads/lead.ts';
import type { ListingRecord } from '../listings/record.ts';

/** A worker touches only deliveries of its consumer that remember its provider. */
export interface DeliveryLane {
  consumer: Consumer;
  provider: string;
}

export interface ClaimTerms extends DeliveryLane {
  /** True takes only deliveries under which workers kept dying (`poisonDeaths`), false only others. */
  poison: boolean;
}

/** Finds nothing while the breaker is not closed, unless it has a permit. */
export interface ClaimQuery extends ClaimTerms {
  probe: string | null;
  untried?: boolean;
  /** That a job spoke of: the oldest waiting one of its subject comes first. */
  deliveryId: string | null;
  /** Of what is taken along when due. */
  states: readonly (typeof unsentStates)[number][];
  /** The one asked for included. */
  limit: number;
  leaseMs: number;
}

/** Finds nothing while the provider has asked for a pause. */
export interface LookupClaimQuery extends ClaimTerms {
  deliveryId: string | null;
  limit: number;
  holdMs: number;
}

export interface ClaimedLookup extends ClaimedDelivery {
  lastSent: SentRequest | null;
  /** Null where nothing is known of it. */
  sentAgoMs: number | null;
  lookupFailures: number;
}

/** Every write names the state and fence it expects; where it hits no row, somebody else has it. */
export interface DeliveryStore {
  claimDue(query: ClaimQuery): Promise<ClaimedDelivery[]>;
  claimUnknown(query: LookupClaimQuery): Promise<ClaimedLookup[]>;
  /**
   * Commits attempt rows. False where the delivery is no longer ours, too little of its lease is left, its breaker has
   * opened, or its lead has changed.
   */
  begin(starts: AttemptStart[]): Promise<boolean[]>;
  /** True where the row was still ours. Tells the lead and supersedes what is covered, in the same transaction. */
  settle(settlements: Settlement[]): Promise<boolean[]>;
  /** Claimed but never started: pending again. */
  handBack(deliveries: ClaimedDelivery[]): Promise<void>;
  /** Claimed but never asked: due again. */
  returnLookup(delivery: ClaimedDelivery): Promise<void>;
  /** The subject is gone for good. Only what was never started is cancelled. */
  cancel(deliveries: ClaimedDelivery[]): Promise<void>;
  /** Of workers that died: unknown where an attempt row of their fence exists, else pending. */
  expireLeases(lane: DeliveryLane, limit: number, settleDelayMs: number): Promise<{ unknown: number; pending: number }>;
  /** A permit to try while the breaker is open; null where there is none to be had. */
  takeProbe(lane: DeliveryLane, holdMs: number): Promise<string | null>;
  /** One whose call was judged is gone already. */
  returnProbe(probe: string): Promise<void>;
  /** True for one worker at a time; its death costs `gapMs`. */
  takePoisonTurn(lane: DeliveryLane, gapMs: number): Promise<boolean>;
  /** The worker lived: the next turn may follow at once. */
  endPoisonTurn(lane: DeliveryLane): Promise<void>;
  /** Gives the ids of what it parked. */
  park(lane: DeliveryLane, limit: number, afterMs: number): Promise<string[]>;
}

export type SubjectState =
  | { kind: 'lead'; record: LeadRecord }
  | { kind: 'property'; record: ListingRecord }
  | { kind: 'deleted'; reference: string; version: number };

export interface SubjectKey {
  kind: SubjectKind;
  id: number;
}

export interface SubjectReader<S = SubjectState> {
  /** The latest states in the order of the keys; null where nothing is known of one any more. */
  read(keys: SubjectKey[]): Promise<(S | null)[]>;
}

/** As the queues are told of it. */
export interface DispatchedDelivery {
  id: string;
  consumer: Consumer;
  event: EventName;
  subjectId: number;
  seq: number;
  state: DeliveryState;
}

/** For a person who waits for the outcome. */
export interface ForceStore {
  /**
   * Makes waiting deliveries due, unless a Retry-After or settle delay still holds them, and gives them for
   * publishing.
   */
  markDue(lane: DeliveryLane, limit: number): Promise<DispatchedDelivery[]>;
  /** The same for these leads; what is rejected, parked or missing is sent once more. */
  markLeadsDue(lane: DeliveryLane, leadIds: readonly number[]): Promise<DispatchedDelivery[]>;
  /** `underWay`: still to be tried, or being tried just now. */
  progress(ids: string[]): Promise<{ settled: number; underWay: number }>;
  countWaiting(lane: DeliveryLane): Promise<number>;
  /** In no order, without those that do not exist. */
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
