import type { FailureCode } from '../failure-codes.ts';
import type { LookupResult } from '../delivery.ts';
import type { ClaimedLookup } from '../delivery-ports.ts';
import type { AttemptOutcome, Settlement } from '../delivery-settlement.ts';
import { boundedRetryAfter, isLongPause } from '../retry-after.ts';
import { backoffMs, type BackoffSettings } from './backoff.ts';
import { settled } from './settled.ts';

export interface LookupRules extends BackoffSettings {
  /** What is absent sooner may be there all the same. */
  absenceBelievedAfterMs: number;
  retryAfterMaxMs: number;
  random: () => number;
}

const absencesToBelieve = 2;
const minBetweenLookupsMs = 1_000;

export function settleLookup(delivery: ClaimedLookup, result: LookupResult, rules: LookupRules): Settlement {
  if (result.kind === 'failed') return lookupFailed(delivery, result, rules);
  if (result.kind === 'absent') return absent(delivery, result.httpStatus, rules);
  return isDeletion(delivery) ? stillThere(delivery, result, rules) : found(delivery, result, rules);
}

/** Nobody can say what became of it: a person must decide. */
export function settleWithoutLookup(delivery: ClaimedLookup, code: FailureCode, text: string): Settlement {
  return { ...settled(delivery, null), to: 'parked', error: { code, text }, alert: true };
}

/** It cannot be asked, but takes what comes twice for the same: rather again than perhaps never. */
export function settleByRepeating(delivery: ClaimedLookup, rules: LookupRules): Settlement {
  return {
    ...settled(delivery, null),
    to: 'retry_wait',
    waitMs: backoffMs(delivery.attempt, rules, rules.random),
  };
}

type Found = Extract<LookupResult, { kind: 'found' }>;
type Failed = Extract<LookupResult, { kind: 'failed' }>;

function found(delivery: ClaimedLookup, result: Found, rules: LookupRules): Settlement {
  if (result.version >= delivery.subjectVersion)
    return {
      ...lookedUp(delivery, 'found', result.httpStatus),
      to: 'delivered',
      externalId: result.externalId,
      // a newer version than was ever sent is not ours
      coveredVersion: Math.min(result.version, delivery.lastSent?.version ?? delivery.subjectVersion),
    };
  return tryAgain(delivery, 'found_older', result.httpStatus, rules);
}

function stillThere(delivery: ClaimedLookup, result: Found, rules: LookupRules): Settlement {
  // put there again, by a delivery of its own
  if (result.version > delivery.subjectVersion)
    return { ...lookedUp(delivery, 'found', result.httpStatus), to: 'superseded' };
  return tryAgain(delivery, 'found_older', result.httpStatus, rules);
}

function absent(delivery: ClaimedLookup, httpStatus: number, rules: LookupRules): Settlement {
  if (isDeletion(delivery))
    return {
      ...lookedUp(delivery, 'absent', httpStatus),
      to: 'delivered',
      coveredVersion: delivery.lastSent?.version ?? delivery.subjectVersion,
    };
  const absences = delivery.absences + 1;
  const doubtfulForMs = rules.absenceBelievedAfterMs - (delivery.sentAgoMs ?? 0);
  if (absences >= absencesToBelieve && doubtfulForMs <= 0) return tryAgain(delivery, 'absent', httpStatus, rules);
  // often at first: most of what is late is a little late
  const soonMs = backoffMs(absences, rules, rules.random);
  const waitMs = Math.max(minBetweenLookupsMs, Math.min(soonMs, doubtfulForMs));
  return { ...lookedUp(delivery, 'absent', httpStatus), to: 'unknown', waitMs, holdMs: waitMs, absences };
}

function lookupFailed(delivery: ClaimedLookup, result: Failed, rules: LookupRules): Settlement {
  const lookupFailures = delivery.lookupFailures + 1;
  const askedMs = boundedRetryAfter(result.retryAfterMs, rules.retryAfterMaxMs);
  return {
    ...lookedUp(delivery, 'failed', result.httpStatus),
    to: 'unknown',
    waitMs: askedMs ?? backoffMs(lookupFailures, rules, rules.random),
    holdMs: askedMs,
    askedMs,
    error: { code: result.code, text: result.text },
    lookupFailures,
    longPause: isLongPause(result.retryAfterMs),
  };
}

function tryAgain(
  delivery: ClaimedLookup,
  outcome: AttemptOutcome,
  httpStatus: number,
  rules: LookupRules,
): Settlement {
  return {
    ...lookedUp(delivery, outcome, httpStatus),
    to: 'retry_wait',
    waitMs: backoffMs(delivery.attempt, rules, rules.random),
  };
}

function isDeletion(delivery: ClaimedLookup): boolean {
  return delivery.lastSent === null ? delivery.event === 'property.deleted' : delivery.lastSent.operation === 'delete';
}

const lookedUp = (
  delivery: ClaimedLookup,
  outcome: AttemptOutcome,
  httpStatus: number | null,
): Omit<Settlement, 'to'> => settled(delivery, { kind: 'lookup', outcome, httpStatus, answer: null });
