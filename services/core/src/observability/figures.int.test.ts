import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openQueueBackend } from '../messaging/backend.ts';
import { createPublisher } from '../messaging/publisher.ts';
import { readQueueFigures } from '../messaging/queue-figures.ts';
import { queueNames } from '../messaging/queues.ts';
import { readLedgerFigures } from '../deliveries/store/ledger-figures.ts';
import { testPool } from '../deliveries/testing/ledger-fixture.ts';
import { createMetrics } from '../platform/metrics.ts';
import { observeLedger } from './ledger-metrics.ts';
import { observeQueues } from './queue-metrics.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function scrape(registry: ReturnType<typeof createMetrics>): Promise<string[]> {
  return (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

async function addDelivery(id: number, state: string, waitedSeconds: number, consumer = 'crm'): Promise<void> {
  const uuid = `00000000-0000-7000-8000-${String(id).padStart(12, '0')}`;
  await pool.query(
    `insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, waiting_since)
     values ($1, $2, 'sandbox', 'lead.created', 'lead', $3, 1, 1, $5, now() - $4 * interval '1 second')`,
    [uuid, consumer, id, waitedSeconds, uuid],
  );
  if (state === 'pending') return;
  await pool.query(
    `update deliveries set state = 'sending', fence = fence + 1, lease_until = now() + interval '1 minute' where id = $1`,
    [uuid],
  );
  await pool.query(`update deliveries set state = $2, lease_until = null where id = $1`, [uuid, state]);
}

describe('the ledger', () => {
  it('is counted by state, with the age of what waits and not of what is left to staff', async () => {
    const registry = createMetrics('scheduler');
    observeLedger(registry, () => readLedgerFigures(pool, ['sandbox', 'mail']));
    await addDelivery(1, 'pending', 700);
    await addDelivery(2, 'pending', 60);
    await addDelivery(3, 'rejected', 9_000);
    await addDelivery(4, 'delivered', 9_000);
    await addDelivery(5, 'retry_wait', 30, 'mail');
    await pool.query(
      `insert into breakers (provider, state, reason, alert, open_ms, last_call_at, hold_until, open_until)
       values ('sandbox', 'open', 'crm.unauthorized', true, 1000, now(), now(), now())`,
    );
    const lines = await scrape(registry);
    expect(lines).toContain('manzil_deliveries{consumer="crm",state="pending",service="scheduler"} 2');
    expect(lines).toContain('manzil_deliveries{consumer="crm",state="rejected",service="scheduler"} 1');
    expect(lines).toContain('manzil_deliveries{consumer="mail",state="retry_wait",service="scheduler"} 1');
    expect(lines).toContain('manzil_deliveries{consumer="mail",state="parked",service="scheduler"} 0');
    expect(lines.join('\n')).not.toContain('delivered');
    expect(lines).toContain('manzil_breaker_state{provider="sandbox",state="open",service="scheduler"} 1');
    expect(lines).toContain('manzil_breaker_state{provider="sandbox",state="closed",service="scheduler"} 0');
    expect(lines).toContain('manzil_breaker_state{provider="mail",state="closed",service="scheduler"} 1');
    expect(lines).toContain('manzil_breaker_refused{provider="sandbox",service="scheduler"} 1');
    expect(lines).toContain('manzil_ledger_read{service="scheduler"} 1');
    expect(lines.join('\n')).not.toContain('manzil_sync_last_success_timestamp_seconds{');
    const waited = (consumer: string): number => {
      const line = lines.find((one) => one.startsWith(`manzil_delivery_oldest_waiting_seconds{consumer="${consumer}"`));
      return Number(line?.split(' ').at(-1));
    };
    expect(waited('crm')).toBeGreaterThanOrEqual(700);
    expect(waited('crm')).toBeLessThan(9_000);
    expect(waited('mail')).toBeGreaterThanOrEqual(30);
    expect(waited('mail')).toBeLessThan(700);
  });

  it('shows nothing rather than something old when it cannot be read', async () => {
    const registry = createMetrics('scheduler');
    observeLedger(registry, () => Promise.reject(new Error('no')));
    expect(await scrape(registry)).toEqual(['manzil_ledger_read{service="scheduler"} 0']);
  });
});

describe('queues', () => {
  it('are counted, with the age of the oldest job', async () => {
    const backend = await openQueueBackend({
      databaseUrl: database.url,
      redisUrl: undefined,
      name: 'test',
      workers: 0,
      commandTimeoutMs: 10_000,
      onError: () => undefined,
    });
    onTestFinished(() => backend.close());
    await expect.poll(() => backend.canPublish(), { timeout: 10_000 }).toBe(true);
    const publisher = createPublisher({ backend, timeoutMs: 10_000, log: { warn: () => undefined } });
    const before = Date.now();
    const send = { name: 'send-poison' as const, data: {} };
    expect(await publisher.publishTasks('crm-retry', [send])).toBe(true);
    await expect.poll(() => Date.now()).toBeGreaterThan(before + 20);
    expect(await publisher.publishTasks('crm-retry', [send])).toBe(true);

    const figures = await readQueueFigures(backend, before + 60_000);
    expect(figures.map(({ queue }) => queue)).toEqual([...queueNames]);
    const retries = figures.find(({ queue }) => queue === 'crm-retry');
    expect(retries?.counts).toEqual({ waiting: 2, active: 0, delayed: 0, failed: 0 });
    const waiting = await backend.queue('crm-retry').getJobs(['waiting'], 0, 9, true);
    const [first, second] = waiting.map(({ timestamp }) => timestamp).toSorted((left, right) => left - right);
    expect(second).toBeGreaterThan(first!);
    expect(retries?.oldestSeconds).toBe((before + 60_000 - first!) / 1_000);
    expect(figures.find(({ queue }) => queue === 'mail')).toMatchObject({ oldestSeconds: 0, counts: { waiting: 0 } });

    const registry = createMetrics('scheduler');
    observeQueues(registry, () => readQueueFigures(backend));
    const lines = await scrape(registry);
    expect(lines).toContain('manzil_queue_jobs{queue="crm-retry",state="waiting",service="scheduler"} 2');
    expect(lines).toContain('manzil_queue_oldest_job_age_seconds{queue="mail",service="scheduler"} 0');
    expect(lines).toContain('manzil_queues_read{service="scheduler"} 1');
  });
});
