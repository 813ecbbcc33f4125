import { openQueueBackend } from '@manzil/core/messaging/backend';
import { createPublisher } from '@manzil/core/messaging/publisher';
import type { QueueBackend } from '@manzil/core/messaging/queue-backend';
import { startTestRedis, type TestRedis } from '@manzil/testing/redis';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { count, enquiry } from '../../testing/enquiry.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

const log = { warn: () => undefined };

describe('without Redis', () => {
  let api: TestApi;
  let redis: TestRedis;
  let backend: QueueBackend;

  beforeEach(async () => {
    redis = await startTestRedis();
    backend = await openQueueBackend({
      databaseUrl: 'postgresql://unused.invalid/none',
      redisUrl: redis.url,
      name: 'test',
      workers: 0,
      commandTimeoutMs: 500,
      onError: () => undefined,
    });
    api = await startApi({ publisher: createPublisher({ backend, timeoutMs: 500, log }) });
  });
  afterEach(async () => {
    redis.resume();
    await backend.close();
    await redis.stop();
    await api.close();
  });

  async function timedSubmit(): Promise<{ status: number; ms: number }> {
    const body = await enquiry(api);
    const start = performance.now();
    const { status } = await api.post('/api/contact', body);
    return { status, ms: performance.now() - start };
  }

  it('still answers 2xx soon when Redis hangs, and the lead waits in the ledger', async () => {
    expect((await timedSubmit()).status).toBe(201);
    redis.pause();
    for (let n = 0; n < 2; n += 1) {
      const { status, ms } = await timedSubmit();
      expect(status).toBe(201);
      expect(ms).toBeLessThan(3_000);
    }
    expect([await count(api, 'leads'), await count(api, 'deliveries')]).toEqual([3, 6]);
  });

  it('still answers 2xx soon when Redis is gone', async () => {
    await redis.stop();
    const { status, ms } = await timedSubmit();
    expect(status).toBe(201);
    expect(ms).toBeLessThan(3_000);
    expect(await count(api, 'leads')).toBe(1);
  });
});

describe('without the database', () => {
  it('never says thank you: 503 with a way to try again', async () => {
    const api = await startApi();
    try {
      const body = await enquiry(api);
      await endDatabase(api);
      const start = performance.now();
      const answer = await api.post('/api/contact', body);
      expect(answer.status).toBe(503);
      expect(performance.now() - start).toBeLessThan(5_500);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({ code: 'server.unavailable' });
      expect((await api.get('/readyz')).status).toBe(503);
      expect((await api.get('/healthz')).status).toBe(200);
    } finally {
      await api.close();
    }
  });
});

/** New connections refused, the others ended. */
async function endDatabase(api: TestApi): Promise<void> {
  const address = new URL(api.databaseUrl);
  const name = address.pathname.slice(1);
  address.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: address.toString() });
  await admin.connect();
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await admin.end();
}
