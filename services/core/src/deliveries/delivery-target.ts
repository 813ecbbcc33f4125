/** The other side of a lane, the CRM or a mail server: all that the engine knows of it. */
import type { FailureCode } from './failure-codes.ts';
import type { LookupResult, Outcome, SubjectKind } from './delivery.ts';
import type { DeliveryLane } from './delivery-ports.ts';
import type { SentRequest } from './delivery-settlement.ts';

export interface SendContext {
  idempotencyKey: string;
  requestId: string | null;
  signal: AbortSignal;
}

export interface TargetCapabilities {
  /** A repeated key has no second effect, so an ambiguous answer may be sent once more. */
  idempotentByKey: boolean;
  lookupByReference: boolean;
  /** How long after a write a lookup may still miss it. */
  visibilityHorizonMs: number;
}

export interface Failure {
  code: FailureCode;
  text: string;
}

/** @typeParam S a subject's latest state, as this side is told it */
export interface DeliveryTarget<S> {
  readonly lane: DeliveryLane;
  /** May change while the process runs: a server may tell late what it can. */
  readonly capabilities: TargetCapabilities;
  /** For a request without an answer, and for one that broke on our side. */
  readonly failures: { timeout: Failure; broken: Failure };
  /** What the ledger keeps: nothing about a person. */
  requestOf(subject: S): SentRequest;
  /** What a server or network does is an outcome. Throws only on a programming error. */
  send(subject: S, context: SendContext): Promise<Outcome>;
  /** Asked only where `lookupByReference` is true. */
  lookup(kind: SubjectKind, reference: string, signal: AbortSignal, requestId: string | null): Promise<LookupResult>;
}
