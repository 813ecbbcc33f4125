import type { FailureCode } from './failure-codes.ts';

/** A delivery each: a failing one holds up no other. */
export const consumers = ['crm', 'mail'] as const;
export type Consumer = (typeof consumers)[number];

export const eventNames = [
  'lead.created',
  'lead.updated',
  'lead.confirmation',
  'property.created',
  'property.updated',
  'property.deleted',
  'mandate.ending',
  'message.created',
] as const;
export type EventName = (typeof eventNames)[number];

/** A CRM has records of these. */
export const recordKinds = ['lead', 'property'] as const;
export type RecordKind = (typeof recordKinds)[number];
export const subjectKinds = [...recordKinds, 'message'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** After so many deaths in a row it is taken alone (index `deliveries_poison`). */
export const poisonDeaths = 5;

/** The fence makes every later write conditional. */
export interface ClaimedDelivery {
  id: string;
  consumer: Consumer;
  provider: string;
  event: EventName;
  subjectKind: SubjectKind;
  subjectId: number;
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

interface Answered {
  /** For a mail SMTP's. */
  httpStatus: number | null;
  answer: string | null;
}

interface NotAccepted extends Answered {
  code: FailureCode;
  text: string;
}

interface Unfinished extends NotAccepted {
  /** Overrides the backoff; no lookup comes sooner either. */
  retryAfterMs: number | null;
}

export type Outcome =
  | (Answered & { kind: 'delivered'; externalId: string | null })
  | (NotAccepted & { kind: 'rejected' })
  /** `alert`: a wrong key or address, the operator must know. */
  | (Unfinished & { kind: 'retry'; alert: boolean })
  | (Unfinished & { kind: 'unknown' });

export type LookupResult =
  | { kind: 'found'; externalId: string | null; version: number; httpStatus: number }
  | { kind: 'absent'; httpStatus: number }
  | { kind: 'failed'; httpStatus: number | null; code: FailureCode; text: string; retryAfterMs: number | null };
