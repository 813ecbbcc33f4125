/** The breaker: one per provider, shared by all processes. */
import type { AttemptOutcome, Settlement } from '../delivery-settlement.ts';

export const breakerStates = ['closed', 'half_open', 'open'] as const;
export type BreakerState = (typeof breakerStates)[number];

export interface BreakerRules {
  /** So many different ones must have failed: one odd record holds up nobody. */
  deliveries: number;
  /** And none may have worked for so long: a side that takes some is asked on. */
  silentMs: number;
  /** The first time; each failed round of probes doubles it. */
  openMs: number;
  mostOpenMs: number;
}

export const usualBreakerRules: BreakerRules = {
  deliveries: 3,
  silentMs: 30_000,
  openMs: 30_000,
  mostOpenMs: 300_000,
};

export function breakerRules(openMs: number): BreakerRules {
  return { ...usualBreakerRules, openMs, mostOpenMs: openMs * 10 };
}

export interface BreakerChange {
  provider: string;
  state: 'open' | 'closed';
  reason: string | null;
  alert: boolean;
}

/** The call was not made: the other side asked for a pause. */
export const breakerOpen = 'breaker.open';
export const onlyFailures = 'breaker.only_failures';
/** More than an hour, perhaps by mistake. */
export const longPause = 'breaker.long_pause';

export interface ProbeVerdict {
  worked: boolean;
  /** As `alertOf` says; null where time may heal it. */
  alert: string | null;
  askedMs: number;
}

/** The same in SQL: breaker-store.ts. */
export const signs = {
  answers: ['delivered', 'superseded', 'rejected'] satisfies AttemptOutcome[],
  failures: ['retry', 'unknown'] satisfies AttemptOutcome[],
  /** Key, address, or too much asked at once. */
  statuses: [401, 403, 404, 429],
  leastServerError: 500,
  /** No answer, or something that is none. */
  codes: [
    'crm.no_connection',
    'crm.timeout',
    'crm.connection_lost',
    'crm.answer_unreadable',
    'mail.unreachable',
    'mail.timeout',
    'mail.no_answer',
  ],
  /** A person is needed. */
  refusedStatuses: [401, 403, 404],
  /** The same, in a mail server's codes. */
  refusedCodes: ['mail.unauthorized', 'mail.refuses_us', 'mail.no_tls'],
  /** It may mean us or this one mail. */
  laterCodes: ['mail.later'],
} as const;

/** The other side takes calls, whatever it said. */
export function isAnswer({ attempt }: Settlement): boolean {
  return attempt?.kind === 'send' && includes(signs.answers, attempt.outcome);
}

/** Says something of the other side, not of what was sent. */
export function isFailure({ attempt, error }: Settlement): boolean {
  if (attempt?.kind !== 'send' || !includes(signs.failures, attempt.outcome)) return false;
  const { httpStatus } = attempt;
  if (includes([...signs.refusedCodes, ...signs.laterCodes], error?.code)) return true;
  if (httpStatus === null) return includes(signs.codes, error?.code);
  return includes(signs.statuses, httpStatus) || httpStatus >= signs.leastServerError;
}

export function refusalOf(settlement: Settlement): string | null {
  const { attempt, error } = settlement;
  if (attempt === null || error === null || !isFailure(settlement)) return null;
  const refused = includes(signs.refusedStatuses, attempt.httpStatus) || includes(signs.refusedCodes, error.code);
  return refused ? error.code : null;
}

/** A refused key or address, or a pause nobody can have meant. */
export function alertOf(settlement: Settlement): string | null {
  return refusalOf(settlement) ?? (settlement.longPause ? longPause : null);
}

/** Our own settle delay does not count. */
export function askedToWaitMs(settlement: Settlement): number {
  return isFailure(settlement) ? (settlement.askedMs ?? 0) : 0;
}

const includes = (list: readonly unknown[], value: unknown): boolean => list.includes(value);
