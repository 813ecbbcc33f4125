import { savePullSchedule } from '@manzil/core/listing-sync/store/pull-schedule-writer';
import { claimPull, readPullSchedule, releasePull } from '@manzil/core/data/schedule-store';
import { testPool } from '@manzil/core/deliveries/testing/ledger-fixture';
import { createTestDatabase } from '@manzil/testing/database';
import type pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { runLoop } from '@manzil/core/messaging/loop';
import { checkPullSchedule } from './pull-schedule.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const pools: pg.Pool[] = [];
let stopping = new AbortController();
let loops: Promise<void>[] = [];
let pulls: string[] = [];
let looks = 0;
let queueTakes = true;
let waiting: PromiseWithResolvers<void> | null = null;

beforeEach(async () => {
  stopping = new AbortController();
  loops = [];
  pulls = [];
  looks = 0;
  queueTakes = true;
  waiting = null;
  await pool.query('truncate schedule_ticks, sync_schedule restart identity');
  await pool.query('insert into sync_schedule (schedule_time) values ($1)', [yearly(6)]);
});
afterEach(async () => {
  stopping.abort();
  await Promise.all(loops);
  await Promise.all(pools.splice(0).map((one) => one.end()));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Begins so many months ago: its next time is far off. */
function yearly(monthsAgo: number): string {
  const month = ((new Date().getUTCMonth() - monthsAgo + 12) % 12) + 1;
  return `0 3 1 ${String(month)} *`;
}

function bothHaveLooked(): Promise<void> {
  // its signal does not come again
  if (stopping.signal.aborted) return Promise.resolve();
  if (waiting === null) {
    waiting = Promise.withResolvers<void>();
    const { resolve } = waiting;
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    return waiting.promise;
  }
  waiting.resolve();
  waiting = null;
  return Promise.resolve();
}

function startScheduler(name: string): void {
  const own = testPool(database.url);
  pools.push(own);
  const deps = {
    read: async () => {
      looks += 1;
      const schedule = await readPullSchedule(own);
      await bothHaveLooked();
      return schedule;
    },
    claim: (dueMs: number, nextMs: number, runs: boolean) => claimPull(own, dueMs, nextMs, runs),
    release: (dueMs: number, previousMs: number) => releasePull(own, dueMs, previousMs),
    publish: async () => {
      if (queueTakes) pulls.push(name);
      return queueTakes;
    },
  };
  const log = { error: (fields: object) => void pulls.push(`failed ${JSON.stringify(fields)}`) };
  loops.push(runLoop({ name: 'pulls', everyMs: 20, run: () => checkPullSchedule(deps), signal: stopping.signal, log }));
}

async function startTwo(): Promise<void> {
  startScheduler('first');
  startScheduler('second');
  await manyLooks();
}

async function manyLooks(): Promise<void> {
  const until = looks + 8;
  await expect.poll(() => looks, { timeout: 10_000 }).toBeGreaterThan(until);
}

/** Since the last tick. */
const passes = (interval: string) =>
  pool.query(`update schedule_ticks set last_tick = last_tick - $1::interval where name = 'pull-listings'`, [interval]);
const schedule = async () =>
  (
    await pool.query<{ ran: boolean; next: string }>(
      `select last_run is not null as ran,
         to_char(next_run at time zone 'Asia/Qatar', 'HH24:MI') as next from sync_schedule`,
    )
  ).rows[0]!;

it('gives one pull for each tick, however many look', async () => {
  await startTwo();
  expect(pulls).toEqual([]);
  for (let tick = 1; tick <= 5; tick += 1) {
    await passes('1 day');
    await expect.poll(() => pulls.length, { timeout: 10_000 }).toBe(tick);
    await manyLooks();
    expect(pulls).toHaveLength(tick);
  }
  expect(await schedule()).toMatchObject({ ran: true, next: '03:00' });
});

it('follows a changed schedule while it runs', async () => {
  await startTwo();
  await pool.query('update sync_schedule set schedule_time = $1', [yearly(9)]);
  await manyLooks();
  expect(pulls).toEqual([]);
  await pool.query('update sync_schedule set schedule_time = $1', [yearly(2)]);
  await expect.poll(() => pulls.length, { timeout: 10_000 }).toBe(1);
  await manyLooks();
  expect(pulls).toHaveLength(1);
});

it('stands still while it is off, and goes on when it is on again', async () => {
  await startTwo();
  await pool.query('update sync_schedule set is_active = false');
  await passes('1 day');
  await manyLooks();
  expect(pulls).toEqual([]);
  await pool.query('update sync_schedule set is_active = true');
  await expect.poll(() => pulls.length, { timeout: 10_000 }).toBe(1);
});

it('asks again for a pull that no queue took', async () => {
  queueTakes = false;
  await startTwo();
  await passes('1 day');
  await manyLooks();
  expect(pulls).toEqual([]);
  queueTakes = true;
  await expect.poll(() => pulls.length, { timeout: 10_000 }).toBe(1);
  await manyLooks();
  expect(pulls).toHaveLength(1);
});

it('makes up for nothing when staff choose another schedule, however long ago the last pull was', async () => {
  await startTwo();
  await pool.query('update sync_schedule set is_active = false');
  await manyLooks();
  await passes('300 days');
  const actor = { id: 1, username: 'layla', firstName: null, lastName: null, role: 'admin' } as const;
  await savePullSchedule(pool, { cron: yearly(2), isActive: true }, { actor, requestId: 'r-1' });
  await manyLooks();
  expect(pulls).toEqual([]);
  // two months and the days of this one
  await passes('100 days');
  await expect.poll(() => pulls.length, { timeout: 10_000 }).toBe(1);
});
