import { crmTarget } from '@manzil/core/deliveries/engine/crm-target';
import { createDeliveryEngine, type DeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import { usualBreakerRules } from '@manzil/core/deliveries/breaker/breaker';
import type { DeliverySettings } from '@manzil/core/deliveries/engine/settings';
import { createFakeCrm, type FakeCrm } from '@manzil/core/deliveries/testing/fake-crm';
import type { DeliveryStore } from '@manzil/core/deliveries/delivery-ports';
import { createDeliveryStore } from '@manzil/core/deliveries/store/delivery-store';
import { createSubjectReader } from '@manzil/core/deliveries/store/subject-reader';
import { testPool } from '@manzil/core/deliveries/testing/ledger-fixture';
import { createTestDatabase } from '@manzil/testing/database';
import type pg from 'pg';
import { afterAll, beforeEach } from 'vitest';

const settings: DeliverySettings = {
  requestTimeoutMs: 1_000,
  leaseMs: 10_000,
  leaseMarginMs: 2_000,
  backoffBaseMs: 10,
  backoffMaxMs: 20,
  concurrency: 16,
  batch: 64,
  lookupLagMs: 0,
  retryAfterMaxMs: 3_600_000,
};
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface EngineFixture {
  pool: pg.Pool;
  /** New for each test: it remembers which writes worked. */
  store: DeliveryStore;
  crm: FakeCrm;
  worker(changes?: Partial<DeliverySettings>, ledger?: DeliveryStore): DeliveryEngine;
}

export async function engineFixture(): Promise<EngineFixture> {
  const database = await createTestDatabase();
  const pool = testPool(database.url);
  const rules = { ...usualBreakerRules, openMs: 5, mostOpenMs: 10 };
  const fixture: EngineFixture = {
    pool,
    store: createDeliveryStore(pool, { breaker: rules }),
    crm: createFakeCrm(),
    worker: (changes = {}, ledger = fixture.store) =>
      createDeliveryEngine({
        store: ledger,
        subjects: createSubjectReader(pool),
        target: crmTarget(fixture.crm.provider),
        settings: { ...settings, ...changes },
        log: silent,
        random: () => 0,
      }),
  };
  beforeEach(async () => {
    await pool.query('truncate deliveries, leads, breakers, crm_records, schedule_ticks restart identity cascade');
    fixture.crm = createFakeCrm();
    fixture.store = createDeliveryStore(pool, { breaker: rules });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  return fixture;
}
