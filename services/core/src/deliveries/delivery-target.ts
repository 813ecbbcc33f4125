/** All that the engine knows of the other side. */
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
  /** An ambiguous answer may be sent once more. */
  idempotentByKey: boolean;
  lookupByReference: boolean;
  /** How long after a write a lookup may still miss it. */
  visibilityHorizonMs: number;
}

export interface Failure {
  code: FailureCode;
  text: string;
}

/** @typeParam S a subject's latest state */
export interface DeliveryTarget<S> {
  readonly lane: DeliveryLane;
  /** May change: a server may tell late what it can. */
  readonly capabilities: TargetCapabilities;
  /** `broken`: on our side. */
  readonly failures: { timeout: Failure; broken: Failure };
  requestOf(subject: S): SentRequest;
  /** Throws only on a programming error. */
  send(subject: S, context: SendContext): Promise<Outcome>;
  /** Only where `lookupByReference`. */
  lookup(kind: SubjectKind, reference: string, signal: AbortSignal, requestId: string | null): Promise<LookupResult>;
}
