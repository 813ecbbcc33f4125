import {
  alertOf,
  askedToWaitMs,
  isAnswer,
  isFailure,
  usualBreakerRules,
  type BreakerChange,
} from '../breaker/breaker.ts';
import type { Settlement } from '../delivery-settlement.ts';
import type { BreakerStore } from './breaker-store.ts';

/** While some writes work, the shared breaker need not judge failures. */
export interface AttemptJudge {
  judge(settlements: readonly Settlement[]): Promise<BreakerChange[]>;
}

/** @param now of a steady clock */
export function createAttemptJudge(
  breakers: BreakerStore,
  silentMs: number = usualBreakerRules.silentMs,
  now: () => number = () => performance.now(),
): AttemptJudge {
  const answeredAt = new Map<string, number>();

  return {
    async judge(settlements) {
      const changes: (BreakerChange | null)[] = [];
      const failed = new Map<string, { askedMs: number; alert: string | null }>();
      for (const settlement of settlements) {
        const { delivery, attempt } = settlement;
        if (attempt?.kind !== 'send') continue;
        const { provider, probe } = delivery;
        const failure = isFailure(settlement);
        const askedMs = askedToWaitMs(settlement);
        if (isAnswer(settlement)) answeredAt.set(provider, now());
        if (probe !== null) {
          const verdict = { worked: isAnswer(settlement), alert: alertOf(settlement), askedMs };
          changes.push(await breakers.judgeProbe(probe, delivery.id, verdict));
        } else if (failure) {
          const before = failed.get(provider) ?? { askedMs: 0, alert: null };
          const alert = before.alert ?? alertOf(settlement);
          failed.set(provider, { askedMs: Math.max(before.askedMs, askedMs), alert });
        }
      }
      for (const [provider, { askedMs, alert }] of failed)
        if (now() - (answeredAt.get(provider) ?? Number.NEGATIVE_INFINITY) >= silentMs)
          changes.push(await breakers.judgeAttempts(provider, askedMs, alert));
      return changes.filter((change) => change !== null);
    },
  };
}
