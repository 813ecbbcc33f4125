import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { PullOptions, PullOutcome } from './run-pull.ts';
import { createSyncServer } from './sync-server.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const result = {
  runId: 1,
  count: 300,
  newProperties: 4,
  changed: 1,
  removed: 0,
  quarantined: 0,
  unconfirmed: 0,
  durationMs: 3214,
};
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function start(
  pull: (options: PullOptions) => Promise<PullOutcome>,
  { healthy = true, draining = false } = {},
): Promise<string> {
  server = createSyncServer({
    sync: { pull },
    token: 'token-of-the-test',
    log,
    answerWithinMs: 60,
    checks: { database: () => (healthy ? Promise.resolve() : Promise.reject(new Error('down'))) },
    isDraining: () => draining,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const post = (url: string, path = '/sync-now', token = 'token-of-the-test') =>
  fetch(`${url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

describe('POST /sync-now', () => {
  it.each<[string, PullOutcome, number, object]>([
    [
      'done',
      { kind: 'done', result, full: false },
      200,
      {
        status: 'success',
        count: 300,
        newProperties: 4,
        duration: 3214,
        detail: 'Synced 300 properties (4 new) in 3.2 s',
      },
    ],
    [
      'stopped',
      { kind: 'stopped', code: 'sync.too_many_removed', text: 'Too many' },
      409,
      { code: 'sync.too_many_removed', detail: 'Too many' },
    ],
    ['failed', { kind: 'failed', code: 'sync.crm_unavailable', text: 'Refused' }, 503, { detail: 'Refused' }],
    ['busy', { kind: 'busy' }, 202, { status: 'running' }],
  ])('tells that a pull is %s', async (_name, outcome, status, body) => {
    const answer = await post(await start(async () => outcome));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
  });

  it('answers in time when the pull takes longer', async () => {
    let finish = (_outcome: PullOutcome): void => undefined;
    const url = await start(() => new Promise((resolve) => (finish = resolve)));
    expect((await post(url)).status).toBe(202);
    finish({ kind: 'done', result, full: false });
  });

  it('does not take the pull of another process for one of everything', async () => {
    const url = await start(async () => ({ kind: 'busy' }));
    expect((await post(url)).status).toBe(202);
    const answer = await post(url, '/sync-now?full=1');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'sync.busy']);
  });

  it('passes on what was asked for', async () => {
    const asked: PullOptions[] = [];
    const url = await start(async (options) => {
      asked.push(options);
      return { kind: 'done', result, full: options.full === true };
    });
    await post(url);
    await post(url, '/sync-now?full=1');
    expect(asked).toEqual([
      { trigger: 'staff', full: false },
      { trigger: 'staff', full: true },
    ]);
  });

  it('wants the token, the method and the address', async () => {
    const url = await start(() => Promise.reject(new Error('must not be asked')));
    expect((await post(url, '/sync-now', 'another-token')).status).toBe(401);
    expect((await fetch(`${url}/sync-now`, { method: 'POST' })).status).toBe(401);
    expect((await fetch(`${url}/sync-now`)).status).toBe(405);
    expect((await post(url, '/sync')).status).toBe(404);
  });

  it('hides why it failed inside', async () => {
    const answer = await post(await start(() => Promise.reject(new Error('password=secret'))));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
  });
});

describe('health', () => {
  it('is alive always, and ready with a database', async () => {
    const url = await start(async () => ({ kind: 'busy' }), { healthy: false });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ checks: { database: 'failed' } });
  });

  it('is not ready while it drains', async () => {
    const url = await start(async () => ({ kind: 'busy' }), { draining: true });
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  });
});
