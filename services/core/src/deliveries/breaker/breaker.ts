/** The breaker keeps calls from a side that fails. One per provider; its state is shared by all processes. */
import type { AttemptOutcome, Settlement } from '../delivery-settlement.ts';

export const breakerStates = ['closed', 'half_open', 'open'] as const;
export type BreakerState = (typeof breakerStates)[number];

/** Numbers the breaker works by. */
export interface BreakerRules {
  /** Writes of so many different deliveries must have failed, so that one odd record never holds up the others. */
  deliveries: number;
  /** And none may have worked for so long, in ms: a side that takes some of what it is sent is asked on. */
  silentMs: number;
  /** How long it stays open the first time. */
  openMs: number;
  /** Each round of probes that fails doubles the time, up to this. */
  mostOpenMs: number;
}

export const usualBreakerRules: BreakerRules = {
  deliveries: 3,
  silentMs: 30_000,
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
  /** The key or the address is refused, or the pause a long one: a person is needed. */
  alert: boolean;
}

/** The code of a call that was not made, since the other side asked for a pause that is not over. */
export const breakerOpen = 'breaker.open';
/** Why it opened, where no key or address was refused. */
export const onlyFailures = 'breaker.only_failures';
/** It asked for a pause of more than an hour, perhaps by mistake. */
export const longPause = 'breaker.long_pause';

/** What a delivery that was sent to try came to. */
export interface ProbeVerdict {
  worked: boolean;
  /** Why a person is needed, as `alertOf` says; null where time may heal it. */
  alert: string | null;
  /** What the provider asked us to wait, in ms. */
  askedMs: number;
}

/** What of an attempt tells how the other side is; the same words in SQL are in breaker-store.ts. */
export const signs = {
  /** Ends of a write that are an answer, whatever it says. */
  answers: ['delivered', 'superseded', 'rejected'] satisfies AttemptOutcome[],
  failures: ['retry', 'unknown'] satisfies AttemptOutcome[],
  /** Key, address, or too much asked at once. */
  statuses: [401, 403, 404, 429],
  /** From here on a server speaks of itself. */
  leastServerError: 500,
  /** Without an answer: no connection, none in time, or something that is no answer. */
  codes: [
    'crm.no_connection',
    'crm.timeout',
    'crm.connection_lost',
    'crm.answer_unreadable',
    'mail.unreachable',
    'mail.timeout',
    'mail.no_answer',
  ],
  /** Key or address refused, for which a person is needed. */
  refusedStatuses: [401, 403, 404],
  /** A mail server says the same with codes of its own. */
  refusedCodes: ['mail.unauthorized', 'mail.refuses_us', 'mail.no_tls'],
  /** Of a mail server that refuses for now nobody knows whether it means us or this one mail. */
  laterCodes: ['mail.later'],
} as const;

/** True for a write that the other side answered, whatever it said: it is there and takes calls. */
export function isAnswer({ attempt }: Settlement): boolean {
  return attempt?.kind === 'send' && includes(signs.answers, attempt.outcome);
}

/** True for a write that failed in a way that says something of the other side, and not of what was sent. */
export function isFailure({ attempt, error }: Settlement): boolean {
  if (attempt?.kind !== 'send' || !includes(signs.failures, attempt.outcome)) return false;
  const { httpStatus } = attempt;
  if (includes([...signs.refusedCodes, ...signs.laterCodes], error?.code)) return true;
  if (httpStatus === null) return includes(signs.codes, error?.code);
  return includes(signs.statuses, httpStatus) || httpStatus >= signs.leastServerError;
}

/** The code of a refused key or address; null for any other end of an attempt. */
export function refusalOf(settlement: Settlement): string | null {
  const { attempt, error } = settlement;
  if (attempt === null || error === null || !isFailure(settlement)) return null;
  const refused = includes(signs.refusedStatuses, attempt.httpStatus) || includes(signs.refusedCodes, error.code);
  return refused ? error.code : null;
}

/** Why a person is needed: a refused key or address, or a pause that nobody can have meant. Null where time may heal it. */
export function alertOf(settlement: Settlement): string | null {
  return refusalOf(settlement) ?? (settlement.longPause ? longPause : null);
}

/** How long the other side asked us to wait, in ms; our own settle delay is not its word. */
export function askedToWaitMs(settlement: Settlement): number {
  return isFailure(settlement) ? (settlement.askedMs ?? 0) : 0;
}

const includes = (list: readonly unknown[], value: unknown): boolean => list.includes(value);
