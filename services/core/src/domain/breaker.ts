/** The breaker keeps calls from a side that fails. One per provider; its state is shared by all processes. */
import type { AttemptOutcome, Settlement } from './delivery-settlement.ts';

export const breakerStates = ['closed', 'half_open', 'open'] as const;
export type BreakerState = (typeof breakerStates)[number];

/** Numbers the breaker works by. */
export interface BreakerRules {
  /** So many failures one after the other open it. */
  failuresInARow: number;
  /** So does half of the calls of `windowMs`, when there were at least so many. */
  leastCalls: number;
  windowMs: number;
  /** How long it stays open the first time, and at least between two calls. */
  openMs: number;
  /** Each failed probe doubles the time, up to this. */
  mostOpenMs: number;
}

export const usualBreakerRules: BreakerRules = {
  failuresInARow: 5,
  leastCalls: 10,
  windowMs: 30_000,
  openMs: 30_000,
  mostOpenMs: 300_000,
};

/** The same with another first time; the longest is ten of it. */
export function breakerRules(openMs: number): BreakerRules {
  return { ...usualBreakerRules, openMs, mostOpenMs: openMs * 10 };
}

/** It has opened, or closed again. Nothing but codes. */
export interface BreakerChange {
  provider: string;
  state: 'open' | 'closed';
  reason: string | null;
  /** The key or the address is refused: waiting alone will not heal it. */
  alert: boolean;
}

/** Whether a call may leave: freely, as the one that tries, or not at all. */
export type Admission = { kind: 'free' } | { kind: 'probe'; probe: string } | { kind: 'refused' };

/** The code of a call that was not made, since the breaker is not closed. */
export const breakerOpen = 'breaker.open';

/** What the one call that tried came to. */
export interface ProbeVerdict {
  worked: boolean;
  /** The code of a key or address that is refused. */
  refusal: string | null;
  /** What the provider asked us to wait, in ms. */
  askedMs: number;
}

/** The breaker as those see it who call a provider without a delivery: pulls and comparisons. */
export interface CallGuard {
  /** A permit to try must be given back by `settle`, whatever came of it. */
  admit(): Promise<Admission>;
  /** @param verdict null when the call never left */
  settle(admission: Admission, verdict: ProbeVerdict | null): Promise<void>;
}

const failures: ReadonlySet<AttemptOutcome> = new Set(['retry', 'unknown', 'failed']);
/** Key or address refused. A mail server says the same with codes of its own. */
const refusedStatus: ReadonlySet<number> = new Set([401, 403, 404]);
const refusedCodes: ReadonlySet<string> = new Set(['mail.unauthorized', 'mail.refuses_us', 'mail.no_tls']);

/** True where the other side failed; what it refuses for good, or took, is an answer. */
export function isFailure({ attempt }: Settlement): boolean {
  return attempt !== null && failures.has(attempt.outcome);
}

/** Key or address refused, by the status of an answer. */
export function refusesUs(httpStatus: number | null): boolean {
  return refusedStatus.has(httpStatus ?? 0);
}

/** The code of a refusal that opens the breaker at once; null for any other end of an attempt. */
export function refusalOf(settlement: Settlement): string | null {
  const { attempt, error } = settlement;
  if (attempt === null || error === null || (attempt.outcome !== 'retry' && attempt.outcome !== 'failed')) return null;
  const refused = refusesUs(attempt.httpStatus) || refusedCodes.has(error.code);
  return refused ? error.code : null;
}

/** How long the other side asked us to wait, in ms; our own settle delay is not its word. */
export function askedToWaitMs(settlement: Settlement): number {
  return isFailure(settlement) ? (settlement.askedMs ?? 0) : 0;
}
