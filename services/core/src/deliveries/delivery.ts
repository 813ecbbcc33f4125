import type { FailureCode } from './failure-codes.ts';

/** A delivery each: a failing one holds up no other. */
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

/** After so many deaths in a row it is taken alone, as by the index `deliveries_poison`. */
export const poisonDeaths = 5;

/** The fence makes every later write conditional. */
export interface ClaimedDelivery {
  id: string;
  consumer: Consumer;
  provider: string;
  event: EventName;
  subjectKind: SubjectKind;
  subjectId: number;
  seq: number;
  /** What is sent may be newer, never older. */
  subjectVersion: number;
  state: 'sending' | 'unknown';
  /** From 1. */
  attempt: number;
  fence: number;
  idempotencyKey: string;
  requestId: string | null;
  /** In a row. */
  absences: number;
  /** Null while the breaker is closed, and for a lookup. */
  probe: string | null;
}

/** For a mail the status is SMTP's. */
export type Outcome =
  | { kind: 'delivered'; externalId: string | null; httpStatus: number | null; answer: string | null }
  | { kind: 'rejected'; httpStatus: number | null; code: FailureCode; text: string; answer: string | null }
  | {
      kind: 'retry';
      httpStatus: number | null;
      code: FailureCode;
      text: string;
      answer: string | null;
      /** Overrides the backoff. */
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
      /** Neither a lookup nor another try comes sooner. */
      retryAfterMs: number | null;
    };

export type LookupResult =
  | { kind: 'found'; externalId: string | null; version: number; httpStatus: number }
  | { kind: 'absent'; httpStatus: number }
  | { kind: 'failed'; httpStatus: number | null; code: FailureCode; text: string; retryAfterMs: number | null };
