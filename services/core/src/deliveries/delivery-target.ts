/** The other side of a lane: the CRM, or the people who read our mails. The engine knows nothing else of it. */
import type { FailureCode } from './failure-codes.ts';
import type { LookupResult, Outcome, SubjectKind } from './delivery.ts';
import type { DeliveryLane } from './delivery-ports.ts';
import type { SentRequest } from './delivery-settlement.ts';

/** One request's frame: what must go with it and when it must give up. */
export interface SendContext {
  idempotencyKey: string;
  requestId: string | null;
  signal: AbortSignal;
}

/** What the engine behaves by. */
export interface TargetCapabilities {
  /** A repeated key has no second effect, so an ambiguous answer may simply be sent once more. */
  idempotentByKey: boolean;
  lookupByReference: boolean;
  /** How long after a write a lookup may still miss it, in ms. */
  visibilityHorizonMs: number;
}

export interface Failure {
  code: FailureCode;
  text: string;
}

/** @typeParam S the latest state of a subject, as this side is told it */
export interface DeliveryTarget<S> {
  readonly lane: DeliveryLane;
  /** May change while the process runs: a server may tell late what it can. */
  readonly capabilities: TargetCapabilities;
  /** What the ledger says of a request without an answer, and of one that broke on our side. */
  readonly failures: { timeout: Failure; broken: Failure };
  /** What is asked, as the ledger keeps it: nothing about a person. */
  requestOf(subject: S): SentRequest;
  /** Never throws for what a server or network does: that is an outcome. Throws only on a programming error. */
  send(subject: S, context: SendContext): Promise<Outcome>;
  /** Asked only where `lookupByReference` is true. */
  lookup(kind: SubjectKind, reference: string, signal: AbortSignal, requestId: string | null): Promise<LookupResult>;
}
