/** The ledger of what the site owes to other systems. */
import type { FailureCode } from './failure-codes.ts';

/** Who a delivery is for. Each consumer has its own row, so one that fails never holds up another. */
export const consumers = ['crm', 'mail'] as const;
export type Consumer = (typeof consumers)[number];

export const eventNames = [
  'lead.created',
  'lead.updated',
  'property.created',
  'property.updated',
  'property.deleted',
] as const;
export type EventName = (typeof eventNames)[number];

export const subjectKinds = ['lead', 'property'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** After so many workers that died under it in a row, a delivery is taken alone (the index `deliveries_poison` knows it). */
export const poisonDeaths = 5;

/** The delivery as a worker holds it after claiming: the fence makes every later write conditional. */
export interface ClaimedDelivery {
  id: string;
  consumer: Consumer;
  provider: string;
  event: EventName;
  subjectKind: SubjectKind;
  subjectId: number;
  seq: number;
  /** Version of the subject when the event was written; what is sent may be newer, never older. */
  subjectVersion: number;
  state: 'sending' | 'unknown';
  /** Number of the attempt now under way, from 1. */
  attempt: number;
  fence: number;
  idempotencyKey: string;
  requestId: string | null;
  /** How often in a row the lookup found nothing. */
  absences: number;
  /** The breaker's permit, where this is a write that tries; null while the breaker is closed, and for a lookup. */
  probe: string | null;
}

/** What came of one attempt; each maps to one state of the table in the design. For a mail the status is SMTP's. */
export type Outcome =
  | { kind: 'delivered'; externalId: string | null; httpStatus: number | null; answer: string | null }
  | { kind: 'rejected'; httpStatus: number | null; code: FailureCode; text: string; answer: string | null }
  | {
      kind: 'retry';
      httpStatus: number | null;
      code: FailureCode;
      text: string;
      answer: string | null;
      /** From `Retry-After`; overrides the backoff. */
      retryAfterMs: number | null;
      /** A wrong key or address: the operator must know. */
      alert: boolean;
    }
  | {
      kind: 'unknown';
      httpStatus: number | null;
      code: FailureCode;
      text: string;
      answer: string | null;
      /** From `Retry-After`, as of a 503: neither a lookup nor another try comes sooner. */
      retryAfterMs: number | null;
    };

/** What a lookup by our reference found. */
export type LookupResult =
  | { kind: 'found'; externalId: string | null; version: number; httpStatus: number }
  | { kind: 'absent'; httpStatus: number }
  | { kind: 'failed'; httpStatus: number | null; code: FailureCode; text: string; retryAfterMs: number | null };
