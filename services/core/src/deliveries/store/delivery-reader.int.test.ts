import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createBreakerStore } from './breaker-store.ts';
import { readCrmStatus } from './delivery-reader.ts';
import { addLeadToDeliver, forceState, testPool } from '../testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);

beforeEach(() => pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** The last one just now. */
async function attempts(...outcomes: string[]): Promise<void> {
  const { id } = await addLeadToDeliver(pool, `attempts-${outcomes.length}`);
  await forceState(pool, id, 'delivered');
  for (const [index, outcome] of outcomes.entries())
    await pool.query(
      `insert into delivery_attempts (delivery_id, fence, kind, provider, started_at, ended_at, outcome, error_code, subject_version)
       values ($1, $2, 'send', 'fake', now() - $3 * interval '1 second', now() - $3 * interval '1 second', split_part($4, ':', 1), nullif(split_part($4, ':', 2), ''), 1)`,
      [id, index + 1, outcomes.length - index, outcome],
    );
}

const repeat = (times: number, outcome: string): string[] => Array.from({ length: times }, () => outcome);

const opened = () =>
  pool.query(
    `insert into breakers (provider, state, reason, open_ms, open_until)
     values ('fake', 'open', 'breaker.only_failures', 30000, now() + interval '30 s')`,
  );

describe('readCrmStatus', () => {
  it('is online, with nothing to tell, before anything was sent', async () => {
    expect(await readCrmStatus(pool, 'fake')).toMatchObject({
      provider: 'fake',
      isOnline: true,
      mode: 'online',
      pendingOperations: 0,
      totalFailures: 0,
      breaker: { state: 'closed', since: null, nextProbeAt: null, reason: null, alert: false },
      lastSuccessfulSync: null,
      pendingOperationsList: [],
      uptime: expect.any(Number),
    });
  });

  it('lists what waits, without anything personal', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-WAITS');
    const status = await readCrmStatus(pool, 'fake');
    expect(status.pendingOperations).toBe(1);
    expect(status.pendingOperationsList).toEqual([
      {
        id,
        type: 'lead.created',
        attempts: 0,
        createdAt: expect.stringMatching(/Z$/),
        state: 'pending',
        reference: 'MZL-WAITS',
        dueAt: expect.stringMatching(/Z$/),
        lastErrorCode: null,
        lastError: null,
      },
    ]);
  });

  it('counts what needs a person apart from what waits', async () => {
    for (const [index, state] of (['rejected', 'parked', 'missing', 'delivered', 'pending'] as const).entries()) {
      const { id } = await addLeadToDeliver(pool, `MZL-${String(index)}`);
      await forceState(pool, id, state);
    }
    expect(await readCrmStatus(pool, 'fake')).toMatchObject({ needPerson: 3, pendingOperations: 1 });
  });

  it('is online while at most a tenth fails', async () => {
    await attempts('retry', ...repeat(9, 'delivered'));
    const status = await readCrmStatus(pool, 'fake');
    expect(status).toMatchObject({ isOnline: true, mode: 'online', totalFailures: 1 });
    expect(status.lastSuccessfulSync).toMatch(/Z$/);
  });

  it('is degraded above that', async () => {
    await attempts('retry', 'unknown', ...repeat(8, 'delivered'));
    expect(await readCrmStatus(pool, 'fake')).toMatchObject({ isOnline: true, mode: 'degraded', totalFailures: 2 });
  });

  it('is online again five minutes after the last failure, and whatever another CRM does', async () => {
    await attempts('retry', 'unknown', ...repeat(8, 'delivered'));
    const ago = (seconds: number) =>
      pool.query(`update delivery_attempts set started_at = now() - $1 * interval '1 second'`, [seconds]);
    await ago(290);
    expect(await readCrmStatus(pool, 'fake')).toMatchObject({ mode: 'degraded' });
    await ago(310);
    expect(await readCrmStatus(pool, 'fake')).toMatchObject({ mode: 'online', totalFailures: 2 });
    await ago(0);
    expect(await readCrmStatus(pool, 'other')).toMatchObject({ mode: 'online', totalFailures: 0 });
  });

  it('is offline while the breaker is open, and says when it may be tried', async () => {
    await attempts(...repeat(20, 'delivered'), ...repeat(5, 'retry'));
    await opened();
    expect(await readCrmStatus(pool, 'fake')).toMatchObject({
      isOnline: false,
      mode: 'offline',
      uptime: 0,
      breaker: {
        state: 'open',
        since: expect.stringMatching(/Z$/),
        nextProbeAt: expect.stringMatching(/Z$/),
        reason: 'breaker.only_failures',
        alert: false,
      },
    });
  });

  it('is degraded while one call tries', async () => {
    await attempts(...repeat(5, 'retry'));
    await opened();
    await pool.query(`update breakers set open_until = now()`);
    await createBreakerStore(pool).takeProbe('fake', 60_000);
    expect(await readCrmStatus(pool, 'fake')).toMatchObject({
      isOnline: true,
      mode: 'degraded',
      breaker: { state: 'half_open', nextProbeAt: null },
    });
  });

  it('does not blame the CRM for our own workers, nor for what it refuses', async () => {
    await attempts(...repeat(5, 'unknown:delivery.lease_expired'), ...repeat(3, 'rejected'));
    expect(await readCrmStatus(pool, 'fake')).toMatchObject({ isOnline: true, mode: 'online' });
  });
});
