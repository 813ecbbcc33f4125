/** SQL, since workers run it without Kysely or MikroORM. All times are the database's. */
import type pg from 'pg';
import type { BreakerChange, BreakerRules } from '../breaker/breaker.ts';
import type { DeliveryLane, DeliveryStore } from '../delivery-ports.ts';
import { createAttemptJudge } from './attempt-judge.ts';
import { createBreakerStore } from './breaker-store.ts';
import { claimDue, claimUnknown } from './delivery-store-claim.ts';
import { beginAttempts } from './delivery-store-begin.ts';
import { cancelGone, expireLeases, handBack, parkOld, returnLookup } from './delivery-store-release.ts';
import { settle } from './delivery-store-settle.ts';
import { claimTick, releaseTick } from '../../data/schedule-store.ts';
import { withRetry } from '../../data/transient.ts';

export interface DeliveryStoreOptions {
  breaker?: BreakerRules;
  onBreaker?: (change: BreakerChange) => void;
  onBreakerFailure?: (error: unknown) => void;
}

/** What the database undid for a rival is tried again. */
export function createDeliveryStore(pool: pg.Pool, options: DeliveryStoreOptions = {}): DeliveryStore {
  const breakers = createBreakerStore(pool, options.breaker);
  const attempts = createAttemptJudge(breakers, options.breaker?.silentMs);
  return {
    claimDue: (query) => withRetry(() => claimDue(pool, query)),
    claimUnknown: (query) => withRetry(() => claimUnknown(pool, query)),
    begin: (starts) => withRetry(() => beginAttempts(pool, starts)),
    async settle(settlements) {
      const ours = await withRetry(() => settle(pool, settlements));
      const ended = settlements.filter((_, index) => ours[index]);
      try {
        for (const change of await attempts.judge(ended)) options.onBreaker?.(change);
      } catch (error) {
        // the next failure judges again, and a permit runs out
        options.onBreakerFailure?.(error);
      }
      return ours;
    },
    handBack: (deliveries) => withRetry(() => handBack(pool, deliveries)),
    returnLookup: (delivery) => withRetry(() => returnLookup(pool, delivery)),
    cancel: (deliveries) => withRetry(() => cancelGone(pool, deliveries)),
    expireLeases: (lane, limit, settleDelayMs) => withRetry(() => expireLeases(pool, lane, limit, settleDelayMs)),
    takeProbe: ({ provider }, holdMs) => breakers.takeProbe(provider, holdMs),
    returnProbe: (probe) => breakers.returnProbe(probe),
    takePoisonTurn: (lane, gapMs) => claimTick(pool, poisonTurn(lane), gapMs),
    endPoisonTurn: (lane) => releaseTick(pool, poisonTurn(lane)),
    park: (lane, limit, afterMs) => withRetry(() => parkOld(pool, lane, limit, afterMs)),
  };
}

function poisonTurn({ consumer, provider }: DeliveryLane): string {
  return `poison:${consumer}:${provider}`;
}
