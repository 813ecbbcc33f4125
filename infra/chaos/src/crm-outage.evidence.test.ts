import { readCrmStatus } from '@manzil/core/deliveries/store/delivery-reader';
import { listReconciliations } from '@manzil/core/deliveries/store/reconciliation-reader';
import { beginReconciliation } from '@manzil/core/deliveries/store/reconciliation-store';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLedger } from './ledger.ts';
import { sendLeads } from './load.ts';
import { startPlatform } from './platform.ts';

const leads = 12;
const onceEach = Array.from({ length: leads }, () => 1);
const within = { timeout: 60_000, interval: 200 };
/** Shorter waits in production's order. */
const settings = {
  DELIVERY_REQUEST_TIMEOUT_MS: '1000',
  DELIVERY_LEASE_MARGIN_MS: '1500',
  DELIVERY_LEASE_MS: '6000',
  DELIVERY_BACKOFF_BASE_MS: '200',
  DELIVERY_BACKOFF_MAX_MS: '500',
  DELIVERY_BREAKER_OPEN_MS: '2000',
};

async function start() {
  const platform = await startPlatform({ backend: 'postgres', settings, onLine: () => undefined });
  const ledger = openLedger(platform.databaseUrl);
  const pool = new pg.Pool({ connectionString: platform.databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await pool.end();
    await ledger.close();
    await platform.stop();
  }, 60_000);
  const send = async (): Promise<void> => {
    const { accepted } = await sendLeads({ apiUrl: platform.apiUrl, leads, spreadMs: 500 });
    expect(accepted).toHaveLength(leads);
  };
  const allDelivered = () =>
    vi.waitFor(async () => expect(await ledger.states()).toEqual({ delivered: 2 * leads }), within);
  return { ...platform, pool, send, allDelivered };
}

it('leaves a CRM that fails alone, and goes on when it is back', { timeout: 180_000 }, async () => {
  const { sandbox, pool, send, allDelivered } = await start();
  await sandbox.setFaults({ error500: 1 });
  await send();
  await vi.waitFor(async () => expect(await readCrmStatus(pool, 'sandbox')).toMatchObject({ mode: 'offline' }), within);
  const calls = async (): Promise<number> =>
    (await pool.query<{ n: number }>(`select count(*)::int as n from delivery_attempts where provider = 'sandbox'`))
      .rows[0]!.n;
  const openMs = async (): Promise<number> =>
    (await pool.query<{ ms: number }>(`select open_ms as ms from breakers where provider = 'sandbox'`)).rows[0]?.ms ??
    0;
  const before = await calls();
  // a probe each time (after 2 s, 4 s), and what was under way
  await vi.waitFor(async () => expect(await openMs()).toBe(8_000), within);
  expect((await calls()) - before).toBeLessThanOrEqual(3);
  await sandbox.setFaults({});
  await allDelivered();
  expect(Object.values((await sandbox.leads()).writesPerReference)).toEqual(onceEach);
  expect(await readCrmStatus(pool, 'sandbox')).toMatchObject({ isOnline: true, breaker: { state: 'closed' } });
});

it('sends again what the CRM said it had and has not', { timeout: 180_000 }, async () => {
  const { sandbox, pool, send, allDelivered } = await start();
  await sandbox.setFaults({ lostWrite: 1 });
  await send();
  await allDelivered();
  expect(await sandbox.leads()).toMatchObject({ records: 0 });
  await sandbox.setFaults({});
  const settledForMs = async (): Promise<number> =>
    (
      await pool.query<{ ms: number }>(
        `select extract(epoch from now() - max(settled_at))::float8 * 1000 as ms from deliveries where consumer = 'crm'`,
      )
    ).rows[0]!.ms;
  // longer than the provider's horizon and a request
  await vi.waitFor(async () => expect(await settledForMs()).toBeGreaterThan(6_500), within);
  await vi.waitFor(async () => {
    expect(await beginReconciliation(pool, { provider: 'sandbox', trigger: 'staff', days: 1 })).not.toBeNull();
  }, within);
  await vi.waitFor(
    async () =>
      expect((await listReconciliations(pool))[0]).toMatchObject({ state: 'done', missing: leads, alert: false }),
    within,
  );
  await allDelivered();
  expect(Object.values((await sandbox.leads()).writesPerReference)).toEqual(onceEach);
});
