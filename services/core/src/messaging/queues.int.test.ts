import { createTestDatabase } from '@manzil/testing/database';
import { startTestRedis } from '@manzil/testing/redis';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DispatchedDelivery } from '../deliveries/delivery-ports.ts';
import { openQueueBackend } from './backend.ts';
import { createPublisher } from './publisher.ts';
import type { QueueBackend } from './queue-backend.ts';
import { putSchedules } from './schedules.ts';
import { wipeQueues } from './testing/wipe-queues.ts';
import { createWorkerHost, type WorkerHost } from './worker-host.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const database = await createTestDatabase();
const redis = await startTestRedis();
const within = { timeout: 25_000, interval: 50 };

const opened: QueueBackend[] = [];
const hosts: WorkerHost[] = [];

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close(2_000)));
  await Promise.all(opened.splice(0).map((backend) => backend.close()));
});
afterAll(async () => {
  await redis.stop();
  await database.drop();
});

async function open(redisUrl: string | undefined): Promise<QueueBackend> {
  const backend = await openQueueBackend({
    databaseUrl: database.appUrl,
    redisUrl,
    name: 'test',
    workers: 1,
    commandTimeoutMs: 400,
    onError: () => undefined,
  });
  opened.push(backend);
  return backend;
}

function consume(backend: QueueBackend, work: (deliveryId: string) => Promise<void> = async () => undefined): string[] {
  const seen: string[] = [];
  const host = createWorkerHost(backend, log, 1_000);
  hosts.push(host);
  const handle = async ({ deliveryId }: { deliveryId: string }): Promise<void> => {
    seen.push(deliveryId);
    await work(deliveryId);
  };
  host.consume('lead-events', { 'lead.created': handle, 'lead.updated': handle }, { concurrency: 2, lockMs: 10_000 });
  return seen;
}

const lead = (id: string): DispatchedDelivery => ({
  id,
  consumer: 'crm',
  event: 'lead.created',
  subjectId: 1,
  seq: 1,
  state: 'pending',
});

async function publishSurely(backend: QueueBackend, id: string): Promise<void> {
  const publisher = createPublisher({ backend, timeoutMs: 500, log, pauseMs: 0 });
  await vi.waitFor(async () => expect(await publisher.publish([lead(id)])).toEqual([]), within);
}

async function expectConsumed(seen: string[], id: string): Promise<void> {
  await vi.waitFor(() => expect(seen).toContain(id), within);
}

describe.each([
  ['PostgreSQL', undefined],
  ['Redis', redis.url],
])('queues on %s', (_name, redisUrl) => {
  beforeAll(() => open(redisUrl).then(() => wipeQueues(database.url, redisUrl)));

  it('carry a job to its handler, and keep nothing of it', async () => {
    const backend = await open(redisUrl);
    const seen = consume(backend);
    await publishSurely(backend, 'one');
    await publishSurely(backend, 'one');
    await vi.waitFor(() => expect(seen).toEqual(['one', 'one']), within);
    await vi.waitFor(async () => expect(await backend.queue('lead-events').getWaitingCount()).toBe(0), within);
  });

  it('go on after a handler failed', async () => {
    const backend = await open(redisUrl);
    const seen = consume(backend, async (id) => {
      if (id === 'bad') throw new Error('no');
    });
    await publishSurely(backend, 'bad');
    await publishSurely(backend, 'good');
    await expectConsumed(seen, 'good');
    expect(seen.filter((id) => id === 'bad')).toHaveLength(1);
  });

  it('are consumed again after being wiped, idle or in the middle of a job', async () => {
    const backend = await open(redisUrl);
    let release = (): void => undefined;
    const seen = consume(backend, (id) =>
      id === 'held' ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve(),
    );
    await publishSurely(backend, 'before');
    await expectConsumed(seen, 'before');
    await wipeQueues(database.url, redisUrl);
    await publishSurely(backend, 'held');
    await expectConsumed(seen, 'held');
    await wipeQueues(database.url, redisUrl);
    release();
    for (let n = 0; n < 5; n += 1) await publishSurely(backend, `after-${n}`);
    for (let n = 0; n < 5; n += 1) await expectConsumed(seen, `after-${n}`);
  });

  it('have their schedules put back, and left alone while they are there', async () => {
    const backend = await open(redisUrl);
    const schedules = [{ id: 'sweep', everyMs: 60_000 }] as const;
    await vi.waitFor(() => putSchedules(backend, [...schedules]), within);
    const first = await backend.queue('maintenance').getJobScheduler('sweep');
    expect(first?.every).toBe(60_000);
    const put = vi.spyOn(backend.queue('maintenance'), 'upsertJobScheduler');
    await putSchedules(backend, [...schedules]);
    expect(put).not.toHaveBeenCalled();
    expect((await backend.queue('maintenance').getJobScheduler('sweep'))?.next).toBe(first?.next);
    await wipeQueues(database.url, redisUrl);
    expect((await backend.queue('maintenance').getJobScheduler('sweep')) ?? null).toBeNull();
    await putSchedules(backend, [...schedules]);
    expect(put).toHaveBeenCalledOnce();
    expect((await backend.queue('maintenance').getJobScheduler('sweep'))?.every).toBe(60_000);
  });

  it('run a schedule again and again, also after they were wiped', async () => {
    const backend = await open(redisUrl);
    let sweeps = 0;
    const host = createWorkerHost(backend, log, 1_000);
    hosts.push(host);
    const sweep = async (): Promise<void> => void (sweeps += 1);
    const none = async (): Promise<void> => undefined;
    const tasks = { sweep, 'clean-up': none, reconcile: none };
    host.consume('maintenance', tasks, { concurrency: 1, lockMs: 10_000 });
    await vi.waitFor(async () => {
      await putSchedules(backend, [{ id: 'sweep', everyMs: 500 }]);
      expect(sweeps).toBeGreaterThan(2);
    }, within);
    await wipeQueues(database.url, redisUrl);
    const before = sweeps;
    await vi.waitFor(async () => {
      await putSchedules(backend, [{ id: 'sweep', everyMs: 500 }]);
      expect(sweeps).toBeGreaterThan(before + 2);
    }, within);
  });
});

describe('producers that failed', () => {
  it.each([
    ['PostgreSQL', undefined],
    ['Redis', redis.url],
  ])('leave nothing behind on %s, however often they are replaced', async (_name, redisUrl) => {
    const warnings: string[] = [];
    const note = ({ name, message }: Error): void => void warnings.push(`${name}: ${message}`);
    process.on('warning', note);
    const backend = await open(redisUrl);
    // more than Node lets listen to one thing without a warning
    for (let n = 0; n < 12; n += 1) {
      await vi.waitFor(() => backend.queue('lead-events').getWaitingCount(), within);
      backend.dropQueue('lead-events');
    }
    process.emitWarning('that was all', 'EndOfTest');
    await vi.waitFor(() => expect(warnings.at(-1)).toBe('EndOfTest: that was all'), within);
    process.off('warning', note);
    expect(warnings).toEqual(['EndOfTest: that was all']);
  });
});

describe('queues on PostgreSQL', () => {
  it('are consumed again after all their connections were cut', async () => {
    const backend = await open(undefined);
    const seen = consume(backend);
    await publishSurely(backend, 'before');
    await expectConsumed(seen, 'before');
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.end();
    await publishSurely(backend, 'after');
    await expectConsumed(seen, 'after');
  });
});

describe('queues on Redis', () => {
  it('are consumed again after Redis was killed and started empty', async () => {
    const backend = await open(redis.url);
    const seen = consume(backend);
    await publishSurely(backend, 'before');
    await expectConsumed(seen, 'before');
    await redis.stop();
    await vi.waitFor(() => expect(backend.canPublish()).toBe(false), within);
    await redis.start();
    await publishSurely(backend, 'after');
    await expectConsumed(seen, 'after');
  });

  it('never hold up a publisher while Redis is stopped, and are consumed again when it goes on', async () => {
    const backend = await open(redis.url);
    const seen = consume(backend);
    await publishSurely(backend, 'before');
    await expectConsumed(seen, 'before');
    const publisher = createPublisher({ backend, timeoutMs: 3_000, log });
    process.kill(redis.pid, 'SIGSTOP');
    try {
      const started = performance.now();
      expect(await publisher.publish([lead('lost')])).toEqual(['lost']);
      expect(performance.now() - started).toBeLessThan(8_000);
      // the outage is known now
      const again = performance.now();
      expect(await publisher.publish([lead('lost')])).toEqual(['lost']);
      expect(performance.now() - again).toBeLessThan(2_000);
    } finally {
      process.kill(redis.pid, 'SIGCONT');
    }
    await publishSurely(backend, 'after');
    await expectConsumed(seen, 'after');
  });

  it('may be away when a process starts, and does not hold it up when it stops', async () => {
    await redis.stop();
    const backend = await open(redis.url);
    const seen = consume(backend);
    const publisher = createPublisher({ backend, timeoutMs: 500, log });
    expect(await publisher.publish([lead('lost')])).toEqual(['lost']);
    const unreachable = createWorkerHost(await open(redis.url), log);
    const nothing = async (): Promise<void> => undefined;
    unreachable.consume(
      'lead-events',
      { 'lead.created': nothing, 'lead.updated': nothing },
      { concurrency: 1, lockMs: 10_000 },
    );
    const started = performance.now();
    await unreachable.close(500);
    expect(performance.now() - started).toBeLessThan(8_000);
    await redis.start();
    await publishSurely(backend, 'after');
    await expectConsumed(seen, 'after');
  });
});
