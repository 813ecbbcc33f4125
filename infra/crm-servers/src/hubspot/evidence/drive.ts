import { waitingStates } from '@manzil/core/deliveries/states';
import { stateIn } from '@manzil/core/deliveries/store/state-sql';
import { crmTarget } from '@manzil/core/deliveries/engine/crm-target';
import { createDeliveryEngine, type DeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import { reconcile } from '@manzil/core/deliveries/reconciliation/reconcile';
import type { DeliverySettings } from '@manzil/core/deliveries/engine/settings';
import { usualBreakerRules } from '@manzil/core/deliveries/breaker/breaker';
import type { CrmProvider } from '@manzil/core/crm/crm';
import type { ReconciliationResult } from '@manzil/core/deliveries/reconciliation/reconciliation';
import { createDeliveryStore } from '@manzil/core/deliveries/store/delivery-store';
import { createReconciliationLedger } from '@manzil/core/deliveries/store/reconciliation-ledger';
import { createSubjectReader } from '@manzil/core/deliveries/store/subject-reader';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const settings: DeliverySettings = {
  requestTimeoutMs: 1_000,
  leaseMs: 10_000,
  leaseMarginMs: 2_000,
  backoffBaseMs: 20,
  backoffMaxMs: 200,
  concurrency: 16,
  batch: 64,
  lookupLagMs: 0,
  retryAfterMaxMs: 3_600_000,
};
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface Driver {
  engine(): DeliveryEngine;
  /** @returns deliveries that still wait */
  drain(mostMs: number, workersEnd?: boolean): Promise<number>;
  compare(): Promise<ReconciliationResult>;
}

export function createDriver(pool: pg.Pool, provider: CrmProvider): Driver {
  const store = createDeliveryStore(pool, { breaker: { ...usualBreakerRules, openMs: 20, mostOpenMs: 200 } });
  const subjects = createSubjectReader(pool);
  const target = crmTarget(provider);
  const make = (): DeliveryEngine => createDeliveryEngine({ store, subjects, target, settings, log: silent });

  async function waiting(): Promise<number> {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::integer as n from deliveries where ${stateIn('state', waitingStates)}`,
    );
    return rows[0]!.n;
  }

  async function round(engine: DeliveryEngine): Promise<void> {
    await Promise.all([engine.sendPending(null), engine.sendRetries(null), engine.resolveUnknown(null)]);
    await engine.expireLeases();
  }

  return {
    engine: make,
    async drain(mostMs, workersEnd = false) {
      const until = performance.now() + mostMs;
      let engine = make();
      let left = await waiting();
      for (let n = 1; left > 0 && performance.now() < until; n += 1) {
        const working = round(engine);
        if (workersEnd && n % 3 === 0) {
          await sleep(30);
          await engine.stop(0);
          engine = make();
        }
        await working;
        await sleep(10);
        left = await waiting();
      }
      await engine.stop(1_000);
      return left;
    },
    compare() {
      const ledger = createReconciliationLedger(pool, { consumer: 'crm', provider: provider.name });
      const signal = AbortSignal.timeout(120_000);
      const deps = { ledger, crm: provider, requestTimeoutMs: 5_000, onProgress: () => undefined, signal };
      return reconcile(deps, { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' });
    },
  };
}
