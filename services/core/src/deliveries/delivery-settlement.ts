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

/** Nothing about a person: the ledger keeps it. */
export interface SentRequest {
  operation: 'upsert' | 'delete' | 'mail';
  reference: string;
  version: number;
}

/** Written before its request goes out. */
export interface AttemptStart {
  delivery: ClaimedDelivery;
  kind: 'send' | 'lookup';
  request: SentRequest;
  /** The row is written only while so much of the lease is left; lookups hold no lease. */
  marginMs: number;
}

export interface Settlement {
  delivery: ClaimedDelivery;
  to: 'delivered' | 'superseded' | 'rejected' | 'retry_wait' | 'unknown' | 'parked';
  /** Null where none was made, since the provider cannot look up. */
  attempt: {
    kind: 'send' | 'lookup';
    outcome: AttemptOutcome;
    httpStatus: number | null;
    answer: string | null;
  } | null;
  /** Null where no try follows. */
  waitMs: number | null;
  /** A forced retry comes no sooner than this; null where only our own backoff speaks. */
  holdMs: number | null;
  /** The other side's own word. */
  askedMs: number | null;
  error: { code: FailureCode; text: string } | null;
  externalId: string | null;
  /** The CRM has this version or a newer one: waiting deliveries up to it are superseded. */
  coveredVersion: number | null;
  absences: number;
  lookupFailures: number;
  /** Waiting alone will not heal it. */
  alert: boolean;
  /** The other side asked for more than an hour, perhaps by mistake. */
  longPause: boolean;
}
