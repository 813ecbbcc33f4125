import { openQueueBackend } from '@manzil/core/messaging/backend';
import { createPublisher } from '@manzil/core/messaging/publisher';
import { queueNames } from '@manzil/core/messaging/queues';
import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

const job = { deliveryId: '01990000-0000-7000-8000-000000000001', subjectId: 7, seq: 1 };

interface Board {
  queues: { name: string; counts: Record<string, number>; jobs: { data: unknown }[]; readOnlyMode: boolean }[];
}

describe('the board', () => {
  const ends: (() => Promise<void>)[] = [];
  let api: TestApi;
  let admin: Staff;
  beforeAll(async () => {
    const database = await createTestDatabase();
    ends.push(() => database.drop());
    const queues = await openQueueBackend({
      databaseUrl: database.appUrl,
      redisUrl: undefined,
      name: 'test',
      workers: 0,
      commandTimeoutMs: 10_000,
      onError: () => undefined,
    });
    ends.push(() => queues.close());
    await vi.waitUntil(() => queues.canPublish(), { timeout: 10_000 });
    const publisher = createPublisher({ backend: queues, timeoutMs: 10_000, log: { warn: () => undefined } });
    if (!(await publisher.publishTasks('crm-retry', [{ name: 'send-delivery', data: job }])))
      throw new Error('The queue did not take the job');
    api = await startApi({ replace: { queues } });
    ends.push(() => api.close());
    admin = await signInAs(api, 'admin');
  });
  afterEach(() => {
    api.demandContract();
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  const board = (path: string, headers: Record<string, string> = { cookie: admin.cookie }) =>
    api.get(`/api/admin/queues/board/${path}`, headers);

  it('leads an administrator to the page, which asks nobody but us for anything', async () => {
    const door = await api.get('/api/admin/queues', { cookie: admin.cookie });
    expect([door.status, door.headers.get('location')]).toEqual([302, '/api/admin/queues/board/']);
    const page = await board('');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<base href="/api/admin/queues/board/"');
    expect(html).not.toContain('googleapis');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('cache-control')).toBe('no-store');
    const script = /src="(static\/js\/main\.[^"]+)"/.exec(html)?.[1];
    const loaded = await board(script ?? 'no script');
    expect(loaded.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  });

  it('shows every queue, for reading only, and of its jobs ids', async () => {
    const answer = await board('api/queues?activeQueue=crm-retry&status=waiting&page=1&jobsPerPage=10');
    expect(answer.status).toBe(200);
    const { queues } = (await answer.json()) as Board;
    expect(queues.map(({ name }) => name)).toEqual([...queueNames]);
    expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
    const retries = queues.find(({ name }) => name === 'crm-retry');
    expect(retries?.counts['waiting']).toBe(1);
    expect(retries?.jobs.map(({ data }) => data)).toEqual([job]);
  });

  it('says how the store of the queues is', async () => {
    const answer = await board('api/redis/stats');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ version: expect.stringMatching(/^\d+/) });
  });

  it('changes nothing', async () => {
    const { cookie } = admin;
    for (const method of ['PUT', 'POST', 'PATCH', 'DELETE']) {
      const answer = await api.send(method, '/api/admin/queues/board/api/queues/crm-retry/pause', {
        cookie,
        origin: admin.origin,
      });
      expect(answer.status).toBe(405);
    }
  });

  it('is for administrators, with all that belongs to it', async () => {
    const editor = await signInAs(api, 'editor');
    for (const path of ['', 'api/queues', 'static/favicon.ico']) {
      expect((await board(path, {})).status).toBe(401);
      expect((await board(path, { cookie: editor.cookie })).status).toBe(403);
    }
  });

  it('its asking every few seconds keeps no session alive', async () => {
    const me = await signInAs(api, 'admin');
    const expiry = async (): Promise<unknown> =>
      (await api.pool.query('select expire from sessions order by sid')).rows;
    await api.pool.query(`update sessions set expire = now() + interval '5 minutes'`);
    const before = await expiry();
    expect((await board('api/queues', { cookie: me.cookie })).status).toBe(200);
    expect(await expiry()).toEqual(before);
    expect((await board('', { cookie: me.cookie })).status).toBe(200);
    expect(await expiry()).not.toEqual(before);
  });
});

it('is not there where the api has no queues', async () => {
  const api = await startApi();
  try {
    const { cookie } = await signInAs(api, 'admin');
    expect((await api.get('/api/admin/queues/board/', { cookie })).status).toBe(404);
  } finally {
    await api.close();
  }
});
