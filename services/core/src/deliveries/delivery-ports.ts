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
  /** True: only what workers kept dying under; false: the rest. */
  poison: boolean;
}

/** Needs the breaker closed, or a permit. */
export interface ClaimQuery extends ClaimTerms {
  probe: string | null;
  untried?: boolean;
  /** The oldest waiting one of its subject comes first. */
  deliveryId: string | null;
  states: readonly (typeof unsentStates)[number][];
  limit: number;
  leaseMs: number;
}

/** Finds nothing in a pause. */
export interface LookupClaimQuery extends ClaimTerms {
  deliveryId: string | null;
  limit: number;
  holdMs: number;
}

export interface ClaimedLookup extends ClaimedDelivery {
  lastSent: SentRequest | null;
  sentAgoMs: number | null;
  lookupFailures: number;
}

/** Writes name the state and fence they expect; where no row is hit, somebody else has it. */
export interface DeliveryStore {
  claimDue(query: ClaimQuery): Promise<ClaimedDelivery[]>;
  claimUnknown(query: LookupClaimQuery): Promise<ClaimedLookup[]>;
  /** Commits attempt rows. False: taken by others, lease short, breaker open, or its lead changed. */
  begin(starts: AttemptStart[]): Promise<boolean[]>;
  /** False: somebody else has the row. Tells the lead and supersedes what is covered in one transaction. */
  settle(settlements: Settlement[]): Promise<boolean[]>;
  /** Never started: pending again. */
  handBack(deliveries: ClaimedDelivery[]): Promise<void>;
  /** Never asked: due again. */
  returnLookup(delivery: ClaimedDelivery): Promise<void>;
  /** The subject is gone. Only the never started becomes cancelled. */
  cancel(deliveries: ClaimedDelivery[]): Promise<void>;
  /** Of dead workers: unknown where an attempt row of their fence exists, else pending. */
  expireLeases(lane: DeliveryLane, limit: number, settleDelayMs: number): Promise<{ unknown: number; pending: number }>;
  /** A permit to try while the breaker is open. */
  takeProbe(lane: DeliveryLane, holdMs: number): Promise<string | null>;
  /** After a judgment it is gone already. */
  returnProbe(probe: string): Promise<void>;
  /** One worker has it at a time; its death costs `gapMs`. */
  takePoisonTurn(lane: DeliveryLane, gapMs: number): Promise<boolean>;
  /** The worker lived: the next turn may follow at once. */
  endPoisonTurn(lane: DeliveryLane): Promise<void>;
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
  /** In the keys' order; null: unknown by now. */
  read(keys: SubjectKey[]): Promise<(S | null)[]>;
}

export interface DispatchedDelivery {
  id: string;
  consumer: Consumer;
  event: EventName;
  subjectId: number;
  seq: number;
  state: DeliveryState;
}

export interface ForceStore {
  /** As far as Retry-After and settle delays allow. */
  markDue(lane: DeliveryLane, limit: number): Promise<DispatchedDelivery[]>;
  /** Also those that are rejected, parked or missing. */
  markLeadsDue(lane: DeliveryLane, leadIds: readonly number[]): Promise<DispatchedDelivery[]>;
  /** `underWay`: due, or being tried. */
  progress(ids: string[]): Promise<{ settled: number; underWay: number }>;
  countWaiting(lane: DeliveryLane): Promise<number>;
  /** In no order; without unknown ones. */
  leadStates(leadIds: readonly number[]): Promise<LeadSyncState[]>;
}

export interface LeadSyncState {
  id: number;
  synced: boolean;
  crmId: string | null;
  error: string | null;
}
