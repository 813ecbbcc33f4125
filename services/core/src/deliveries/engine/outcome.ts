import type { ClaimedDelivery, Outcome } from '../delivery.ts';
import type { Settlement } from '../delivery-settlement.ts';
import { boundedRetryAfter, isLongPause } from '../retry-after.ts';
import { backoffMs, type BackoffSettings } from './backoff.ts';
import { settled } from './settled.ts';

export interface OutcomeRules extends BackoffSettings {
  settleDelayMs: number;
  /** No answer: simply tried again. */
  idempotentByKey: boolean;
  retryAfterMaxMs: number;
  random: () => number;
}

/** The design's table of outcomes. */
export function settleOutcome(
  delivery: ClaimedDelivery,
  sentVersion: number,
  outcome: Outcome,
  rules: OutcomeRules,
): Settlement {
  const { kind, httpStatus, answer } = outcome;
  const base = settled(delivery, { kind: 'send', outcome: kind, httpStatus, answer });
  switch (outcome.kind) {
    case 'delivered':
      return { ...base, to: 'delivered', externalId: outcome.externalId, coveredVersion: sentVersion };
    case 'rejected':
      return { ...base, to: 'rejected', error: { code: outcome.code, text: outcome.text } };
    case 'retry': {
      const askedMs = boundedRetryAfter(outcome.retryAfterMs, rules.retryAfterMaxMs);
      return {
        ...base,
        to: 'retry_wait',
        waitMs: askedMs ?? backoffMs(delivery.attempt, rules, rules.random),
        holdMs: askedMs,
        askedMs,
        error: { code: outcome.code, text: outcome.text },
        alert: outcome.alert,
        longPause: isLongPause(outcome.retryAfterMs),
      };
    }
    case 'unknown': {
      const error = { code: outcome.code, text: outcome.text };
      const longPause = isLongPause(outcome.retryAfterMs);
      const askedMs = boundedRetryAfter(outcome.retryAfterMs, rules.retryAfterMaxMs);
      if (rules.idempotentByKey && !wasAnswered(outcome.httpStatus)) {
        const waitMs = askedMs ?? backoffMs(delivery.attempt, rules, rules.random);
        return { ...base, to: 'retry_wait', waitMs, holdMs: askedMs, askedMs, error, longPause };
      }
      const waitMs = Math.max(rules.settleDelayMs, askedMs ?? 0);
      return { ...base, to: 'unknown', waitMs, holdMs: waitMs, askedMs, error, longPause };
    }
  }
}

/** Under the same key the same answer would come again. */
function wasAnswered(httpStatus: number | null): boolean {
  return httpStatus !== null && httpStatus < 500 && httpStatus !== 408;
}
