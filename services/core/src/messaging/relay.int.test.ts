import { openQueueBackend } from './backend.ts';
import { createPublisher } from './publisher.ts';
import type { QueueBackend } from './queue-backend.ts';
import { dumpQueues } from './testing/dump-queues.ts';
import { wipeQueues } from './testing/wipe-queues.ts';
import { createWorkerHost, type WorkerHost } from './worker-host.ts';
import { takeForDispatch, undoDispatch } from '../deliveries/store/delivery-dispatch.ts';
import { addLeadToDeliver, testPool } from '../deliveries/testing/ledger-fixture.ts';
import { createTestDatabase } from '@manzil/testing/database';
import { startTestRedis } from '@manzil/testing/redis';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { relayOnce } from './relay.ts';

const database = await createTestDatabase();
const redis = await startTestRedis();
const pool = testPool(database.url);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
afterAll(async () => {
  await pool.end();
  await redis.stop();
  await database.drop();
});

describe.each([
  ['PostgreSQL', undefined],
  ['Redis', redis.url],
])('with queues on %s', (_name, redisUrl) => {
  let backend: QueueBackend;
  let workers: WorkerHost | undefined;
  let seen: string[];

  beforeEach(async () => {
    await pool.query('truncate deliveries, leads, breakers restart identity cascade');
    backend = await openQueueBackend({
      databaseUrl: database.appUrl,
      redisUrl,
      name: 'relay-test',
      workers: 1,
      commandTimeoutMs: 2_000,
      onError: () => undefined,
    });
    await vi.waitUntil(() => backend.canPublish(), { timeout: 15_000 });
    await wipeQueues(database.url, redisUrl);
    seen = [];
  });
  afterEach(async () => {
    await workers?.close(2_000);
    workers = undefined;
    await backend.close();
  });

  function startWorker(): void {
    workers = createWorkerHost(backend, silent, 1_000);
    const take = async ({ deliveryId }: { deliveryId: string }): Promise<void> => void seen.push(deliveryId);
    workers.consume('lead-events', { 'lead.created': take, 'lead.updated': take }, { concurrency: 1, lockMs: 10_000 });
  }

  function relay(again = false): Promise<number> {
    const publisher = createPublisher({ backend, timeoutMs: 5_000, log: silent, pauseMs: 0 });
    return relayOnce(
      {
        take: (query) => takeForDispatch(pool, query),
        undo: (ids) => undoDispatch(pool, ids),
        canPublish: () => backend.canPublish(),
        publish: (deliveries) => publisher.publish(deliveries),
        trustMs: 30_000,
      },
      again,
    );
  }

  /** By a process that died before it told any queue. */
  async function committed(reference: string, ago = '3 seconds'): Promise<string> {
    const { id } = await addLeadToDeliver(pool, reference);
    await pool.query('update deliveries set created_at = now() - $2::interval where id = $1', [id, ago]);
    return id;
  }

  it('a lead whose process died between commit and publish reaches a worker, once, and by its id alone', async () => {
    const id = await committed('MZL-ORPHAN');
    expect(await relay()).toBe(1);
    const held = await dumpQueues(database.url, redisUrl);
    expect(held).toContain(id);
    for (const personal of ['Noor', 'noor@example.com', 'MZL-ORPHAN']) expect(held).not.toContain(personal);
    startWorker();
    await expect.poll(() => seen).toEqual([id]);
    expect(await relay()).toBe(0);
    const later = await committed('MZL-LATER');
    expect(await relay()).toBe(1);
    await expect.poll(() => seen.at(-1)).toBe(later);
    expect(seen).toEqual([id, later]);
  });

  it('leaves what was written a moment ago to its writer', async () => {
    const [young, old] = [await committed('MZL-YOUNG', '1 second'), await committed('MZL-OLD', '2 seconds')];
    expect(await relay()).toBe(1);
    startWorker();
    await expect.poll(() => seen).toEqual([old]);
    await pool.query(`update deliveries set created_at = now() - interval '2 seconds' where id = $1`, [young]);
    expect(await relay()).toBe(1);
    await expect.poll(() => seen).toEqual([old, young]);
  });

  it('tells a wiped queue again when the publish is trusted no longer, or the sweep asks', async () => {
    const id = await committed('MZL-WIPED');
    expect(await relay()).toBe(1);
    await wipeQueues(database.url, redisUrl);
    expect(await dumpQueues(database.url, redisUrl)).not.toContain(id);
    expect(await relay()).toBe(0);
    expect(await relay(true)).toBe(1);
    await wipeQueues(database.url, redisUrl);
    await pool.query(`update deliveries set dispatched_until = now() where id = $1`, [id]);
    expect(await relay()).toBe(1);
    startWorker();
    await expect.poll(() => seen).toEqual([id]);
  });
});

it('gives back what no queue took, for the next round', async () => {
  const { id } = await addLeadToDeliver(pool, 'MZL-REFUSED');
  await pool.query(`update deliveries set created_at = now() - interval '3 seconds' where id = $1`, [id]);
  const deps = {
    take: (query: Parameters<typeof takeForDispatch>[1]) => takeForDispatch(pool, query),
    undo: (ids: string[]) => undoDispatch(pool, ids),
    canPublish: () => true,
    trustMs: 30_000,
  };
  expect(await relayOnce({ ...deps, publish: async (all) => all.map((one) => one.id) })).toBe(0);
  const taken: string[] = [];
  const takes = async (all: { id: string }[]): Promise<string[]> => {
    taken.push(...all.map((one) => one.id));
    return [];
  };
  expect(await relayOnce({ ...deps, publish: takes })).toBeGreaterThanOrEqual(1);
  expect(taken).toContain(id);
});
