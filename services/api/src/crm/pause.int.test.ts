import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs, type Called } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let asAdmin: (method: string, path: string, body?: unknown) => Promise<Called>;
let asEditor: typeof asAdmin;
beforeAll(async () => {
  api = await startApi({ settings: { LIMIT_CONTACT_PER_PERSON: '20' } });
  asAdmin = callAs(api, await signInAs(api, 'admin'));
  asEditor = callAs(api, await signInAs(api, 'editor'));
});
beforeEach(async () => {
  await api.pool.query('truncate leads, deliveries, breakers cascade');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

/** As workers leave it. */
async function askedToWait(state: 'retry_wait' | 'unknown', hours: number): Promise<void> {
  await api.post('/api/contact', await enquiry(api));
  await api.pool.query(
    `insert into breakers (provider, state, reason, alert, open_ms, hold_until, open_until)
     values ('sandbox', 'open', 'breaker.long_pause', true, 30000, now() + $1 * interval '1 hour', now() + $1 * interval '1 hour')`,
    [hours],
  );
  await api.pool.query(
    `update deliveries set state = 'sending', lease_until = now() + interval '1 minute' where consumer = 'crm'`,
  );
  await api.pool.query(
    `update deliveries set state = $1, lease_until = null, not_before = now() + $2 * interval '1 hour', due_at = now() + $2 * interval '1 hour'
     where consumer = 'crm'`,
    [state, hours],
  );
}

const status = async (): Promise<Record<string, unknown>> => (await asAdmin('GET', '/api/crm/status')).body;
const waiting = async (): Promise<unknown[]> =>
  (
    await api.pool.query(
      `select state, not_before is null as free, due_at <= now() as due from deliveries where consumer = 'crm'`,
    )
  ).rows;

describe.each(['retry_wait', 'unknown'] as const)('a pause while a delivery is %s', (state) => {
  it('is shown with its end and its alert, and ends when an administrator says so [M-001]', async () => {
    await askedToWait(state, 1);
    const before = await status();
    expect(before).toMatchObject({ isOnline: false, breaker: { reason: 'breaker.long_pause', alert: true } });
    expect(Date.parse(before['pausedUntil'] as string) - Date.now()).toBeGreaterThan(50 * 60_000);
    expect(await asAdmin('DELETE', '/api/crm/pause')).toEqual({ status: 200, body: { released: 1 } });
    expect(await waiting()).toEqual([{ state, free: true, due: true }]);
    expect((await status())['pausedUntil']).toBeNull();
  });

  it('once over leaves one that tries, and not all that waits', async () => {
    await askedToWait(state, 1);
    await asAdmin('DELETE', '/api/crm/pause');
    const { rows } = await api.pool.query(
      `select state, hold_until <= now() as over, open_until <= now() as due from breakers`,
    );
    expect(rows).toEqual([{ state: 'open', over: true, due: true }]);
  });
});

describe('who ends a pause', () => {
  it('stands in the audit log, with how many had waited', async () => {
    await askedToWait('retry_wait', 1);
    await asAdmin('DELETE', '/api/crm/pause');
    const { rows } = await api.pool.query(`select action, after from audit_entries order by id desc limit 1`);
    expect(rows).toMatchObject([{ action: 'crm.pause_ended', after: { released: 1 } }]);
  });

  it('is no editor', async () => {
    await askedToWait('retry_wait', 1);
    expect((await asEditor('DELETE', '/api/crm/pause')).status).toBe(403);
    expect(await waiting()).toEqual([{ state: 'retry_wait', free: false, due: false }]);
  });

  it('is told that nothing waited where there is no pause', async () => {
    await api.post('/api/contact', await enquiry(api));
    expect(await asAdmin('DELETE', '/api/crm/pause')).toEqual({ status: 200, body: { released: 0 } });
  });
});
