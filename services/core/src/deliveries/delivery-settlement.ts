/** How an attempt ends in the ledger: the state a delivery goes to and what the timeline keeps of the try. */
import type { FailureCode } from './failure-codes.ts';
import type { ClaimedDelivery } from './delivery.ts';

export const attemptOutcomes = [
  'delivered',
  'superseded',
  'rejected',
  'retry',
  'unknown',
  'found',
  'found_older',
  'absent',
  'failed',
] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** No word came, or one that says nothing of what was sent. */
export const failedOutcomes = ['retry', 'unknown', 'failed'] as const satisfies readonly AttemptOutcome[];

/** What was asked of the other side, without anything about a person. */
export interface SentRequest {
  operation: 'upsert' | 'delete' | 'mail';
  reference: string;
  version: number;
}

/** An attempt row about to be written, before its request goes out. */
export interface AttemptStart {
  delivery: ClaimedDelivery;
  kind: 'send' | 'lookup';
  request: SentRequest;
  /** The row is written only while this much of the lease is left (lookups hold no lease: 0). */
  marginMs: number;
}

/** One conditional move of a delivery, together with the end of its attempt. */
export interface Settlement {
  delivery: ClaimedDelivery;
  to: 'delivered' | 'superseded' | 'rejected' | 'retry_wait' | 'unknown' | 'parked';
  /** Null when no attempt was made, because the provider cannot look up. */
  attempt: {
    kind: 'send' | 'lookup';
    outcome: AttemptOutcome;
    httpStatus: number | null;
    answer: string | null;
  } | null;
  /** The next try is due after this; null where none follows. */
  waitMs: number | null;
  /** Nobody may bring the next try forward of this; null where only our own backoff speaks. */
  holdMs: number | null;
  /** What the other side itself asked us to wait; null where it asked for nothing. */
  askedMs: number | null;
  error: { code: FailureCode; text: string } | null;
  externalId: string | null;
  /** The CRM has this version or a newer one: waiting deliveries up to it are superseded. */
  coveredVersion: number | null;
  absences: number;
  lookupFailures: number;
  /** An operator must know, since waiting alone will not heal it. */
  alert: boolean;
  /** The other side asked for more than an hour, perhaps by mistake. */
  longPause: boolean;
}
