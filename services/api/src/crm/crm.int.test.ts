import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { count, enquiry } from '../testing/enquiry.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { SyncOutcome } from '../listing-sync/sync-client.ts';

let api: TestApi;
let admin: { cookie: string; origin: string };
let outcome: SyncOutcome = { kind: 'unreachable' };
let asked: boolean[] = [];
const done: SyncOutcome = {
  kind: 'done',
  result: { detail: 'Synced 300 properties', count: 300, newProperties: 4, duration: 3200 },
};

beforeAll(async () => {
  const syncNow = async (_requestId: string, full = false): Promise<SyncOutcome> => {
    asked.push(full);
    return outcome;
  };
  api = await startApi({ replace: { sync: { syncNow } } });
  const { cookie, origin } = await signInAs(api, 'admin');
  admin = { cookie, origin };
});
beforeEach(() => {
  asked = [];
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function read(answer: Promise<Response>): Promise<{ status: number; body: Record<string, unknown> }> {
  const answered = await answer;
  return { status: answered.status, body: (await answered.json()) as Record<string, unknown> };
}

const post = (path: string) => read(api.post(path, undefined, admin));

describe('the state of the CRM', () => {
  it('names what waits, by reference and without anything about a person [A-227 A-228 A-384]', async () => {
    await api.post('/api/contact', await enquiry(api));
    const { body } = await read(api.get('/api/crm/status', admin));
    expect(body).toMatchObject({ isOnline: true, mode: 'online', pendingOperations: 1, totalFailures: 0 });
    expect(body['pendingOperationsList']).toMatchObject([
      { type: 'lead.created', attempts: 0, state: 'pending', reference: expect.stringMatching(/^MZL-/) },
    ]);
    for (const personal of ['noura', 'نورة', '5555']) expect(JSON.stringify(body)).not.toContain(personal);
  });

  it('says how the pull stands before the first one [A-224 A-225 A-378]', async () => {
    const { status, body } = await read(api.get('/api/sandbox/sync-status?t=1', admin));
    expect([status, body['status'], body['lastSync']]).toEqual([200, 'never', null]);
  });
});

describe('pulling now', () => {
  it('tells what came of it [A-226 A-380 A-382]', async () => {
    outcome = done;
    expect(await post('/api/sync-now')).toEqual({
      status: 200,
      body: { detail: 'Synced 300 properties', status: 'success', count: 300, newProperties: 4, duration: 3200 },
    });
    expect(await post('/api/seed-sandbox-properties')).toEqual({
      status: 200,
      body: { count: 300, newProperties: 4, duration: 3200 },
    });
    expect(asked).toEqual([false, true]);
  });

  it('asks for everything anew when told to, and keeps who did in the audit log [M-308]', async () => {
    outcome = done;
    await api.pool.query('alter table audit_entries disable trigger user');
    await api.pool.query('truncate audit_entries');
    await api.pool.query('alter table audit_entries enable trigger user');
    await post('/api/sync-now');
    expect(await post('/api/sync-now?full=true')).toMatchObject({ status: 200 });
    outcome = { kind: 'busy' };
    expect(await post('/api/sync-now?full=true')).toMatchObject({ status: 409, body: { code: 'crm.sync_running' } });
    expect(asked).toEqual([false, true, true]);
    const { rows } = await api.pool.query(
      `select action, actor_role as by from audit_entries where action like 'crm.%'`,
    );
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ action: 'crm.full_pull_asked', by: 'admin' })));
  });

  it('says when it goes on', async () => {
    outcome = { kind: 'running', result: { detail: 'Still running' } };
    expect(await post('/api/sync-now')).toEqual({ status: 202, body: { detail: 'Still running', status: 'running' } });
  });

  it.each([
    [{ kind: 'unreachable' } as const, 503, 'server.unavailable'],
    [{ kind: 'failed', detail: 'The CRM does not answer' } as const, 503, 'crm.sync_failed'],
    [{ kind: 'stopped', detail: 'It would remove 90 listings' } as const, 409, 'crm.sync_stopped'],
  ])('%o is no success', async (given, status, code) => {
    outcome = given;
    for (const path of ['/api/sync-now', '/api/seed-sandbox-properties'])
      expect(await post(path)).toMatchObject({ status, body: { code } });
  });

  it('knows no other CRM, and asks nobody for it', async () => {
    outcome = done;
    const unknown = { status: 404, body: { code: 'crm.unknown_provider' } };
    expect(await post('/api/seed-other-properties')).toMatchObject(unknown);
    expect(await read(api.get('/api/other/sync-status', admin))).toMatchObject(unknown);
    expect(asked).toEqual([]);
  });
});

it('forces nothing when nothing waits [A-229 A-385]', async () => {
  await api.pool.query('truncate leads, deliveries cascade');
  expect(await post('/api/crm/force-retry')).toEqual({ status: 200, body: { processed: 0, remaining: 0 } });
  expect(await count(api, 'deliveries')).toBe(0);
});
