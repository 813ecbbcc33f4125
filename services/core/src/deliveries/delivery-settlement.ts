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

/** No word, or one that says nothing of what was sent. */
export const failedOutcomes = ['retry', 'unknown', 'failed'] as const satisfies readonly AttemptOutcome[];

/** Nothing about a person. */
export interface SentRequest {
  operation: 'upsert' | 'delete' | 'mail';
  reference: string;
  version: number;
}

export interface AttemptStart {
  delivery: ClaimedDelivery;
  kind: 'send' | 'lookup';
  request: SentRequest;
  /** So much of the lease must be left; lookups hold none. */
  marginMs: number;
}

export interface Settlement {
  delivery: ClaimedDelivery;
  to: 'delivered' | 'superseded' | 'rejected' | 'retry_wait' | 'unknown' | 'parked';
  /** Null where the provider cannot look up. */
  attempt: {
    kind: 'send' | 'lookup';
    outcome: AttemptOutcome;
    httpStatus: number | null;
    answer: string | null;
  } | null;
  waitMs: number | null;
  /** A forced retry comes no sooner; null: only our backoff speaks. */
  holdMs: number | null;
  /** The other side's own word. */
  askedMs: number | null;
  error: { code: FailureCode; text: string } | null;
  externalId: string | null;
  /** Waiting deliveries up to this version are superseded. */
  coveredVersion: number | null;
  absences: number;
  lookupFailures: number;
  /** Waiting alone will not heal it. */
  alert: boolean;
  longPause: boolean;
}
