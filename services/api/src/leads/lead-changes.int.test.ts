import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ForceStore } from '@manzil/core/deliveries/delivery-ports';
import { createForceStore } from '@manzil/core/deliveries/store/delivery-force';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

interface Staff {
  cookie: string;
  origin: string;
  id: number;
}
let api: TestApi;
let store: ForceStore | undefined;
let admin: Staff;
let agent: Staff;
let workers: () => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  const force = {
    get store(): ForceStore {
      return (store ??= createForceStore(api.pool));
    },
    lane: { consumer: 'crm' as const, provider: 'sandbox' },
    publish: async (): Promise<unknown> => workers(),
    timeoutMs: 1_000,
  };
  api = await startApi({ replace: { force } });
  admin = await signInAs(api, 'admin');
  agent = await signInAs(api, 'agent');
});
beforeEach(async () => {
  await api.pool.query('truncate leads, trashed, deliveries, request_limits restart identity cascade');
  workers = async () => undefined;
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function submit(email = 'noura@example.com'): Promise<number> {
  const answer = await api.post('/api/contact', await enquiry(api, { email }));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const send = (method: string, path: string, body: unknown, who: Staff): Promise<Response> =>
  api.send(method, path, { cookie: who.cookie, origin: who.origin }, body);
const patch = (id: number, body: unknown, who = admin) => send('PATCH', `/api/leads/${String(id)}`, body, who);
const answerOf = async (response: Promise<Response>): Promise<[number, Record<string, unknown>]> => {
  const answer = await response;
  return [answer.status, answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>)];
};
const ledger = async () =>
  (
    await api.pool.query<{ event: string; state: string }>(
      `select event, state from deliveries where consumer = 'crm' order by subject_id, seq`,
    )
  ).rows;
const audited = async () =>
  (
    await api.pool.query<{ action: string; before: unknown; after: unknown }>(
      'select action, before, after from audit_entries order by id',
    )
  ).rows;

describe('changing a lead', () => {
  it.each(['contacted', 'qualified', 'converted', 'new'])(
    'takes any status after any other: %s [A-233 A-234 A-366]',
    async (status) => {
      const id = await submit();
      await patch(id, { status: status === 'new' ? 'converted' : 'new' });
      expect(await answerOf(patch(id, { status }))).toMatchObject([200, { id, status }]);
    },
  );

  it('tells the CRM of a new status, after the lead itself, and of nothing else [A-366]', async () => {
    const id = await submit();
    const followUpAt = '2026-12-01T07:00:00.000Z';
    expect(await answerOf(patch(id, { notes: 'Called back', followUpAt }))).toMatchObject([
      200,
      { notes: 'Called back', followUpAt, status: 'new' },
    ]);
    expect(await ledger()).toEqual([{ event: 'lead.created', state: 'pending' }]);
    await patch(id, { status: 'contacted' });
    await patch(id, { status: 'contacted' });
    expect(await ledger()).toEqual([
      { event: 'lead.created', state: 'pending' },
      { event: 'lead.updated', state: 'pending' },
    ]);
    expect(api.published.at(-1)).toMatchObject({ event: 'lead.updated', subjectId: id });
  });

  it('keeps the first touch, and counts the office hours until then', async () => {
    const id = await submit();
    // a Thursday, 16:00 in Doha; touched on Sunday at 10:00
    await api.pool.query(`update leads set created_at = '2026-11-19T13:00:00Z'`);
    const [, touched] = await answerOf(patch(id, { status: 'contacted' }));
    expect(touched['firstTouchedAt']).toEqual(expect.any(String));
    await api.pool.query(`update leads set first_touched_at = '2026-11-22T07:00:00Z'`);
    expect(await answerOf(patch(id, { notes: 'again' }))).toMatchObject([
      200,
      { firstTouchedAt: '2026-11-22T07:00:00.000Z', responseMinutes: 120 },
    ]);
  });

  it('is recorded, without what is personal', async () => {
    const before = (await audited()).length;
    await patch(await submit(), { status: 'contacted', notes: 'Her number is 5555' });
    expect((await audited()).slice(before)).toEqual([
      {
        action: 'lead.updated',
        before: { status: 'new', notes: null },
        after: { status: 'contacted', notes: '[redacted]' },
      },
    ]);
  });

  it.each([
    [{ status: 'lost' }, 400],
    [{ crmId: 'L-1' }, 400],
    [{}, 400],
    [{ followUpAt: 'soon' }, 400],
    [{ assigneeId: 2_000_000 }, 400],
  ])('refuses %j', async (body, status) => {
    expect((await patch(await submit(), body)).status).toBe(status);
  });

  it('gives a lead to somebody who looks after leads, which only administrators do', async () => {
    const id = await submit();
    const editor = await signInAs(api, 'editor');
    expect((await patch(id, { assigneeId: editor.id })).status).toBe(400);
    expect((await patch(id, { status: 'contacted' }, agent)).status).toBe(404);
    expect(await answerOf(patch(id, { assigneeId: agent.id }))).toMatchObject([200, { assigneeId: agent.id }]);
    expect(await answerOf(patch(id, { status: 'contacted' }, agent))).toMatchObject([200, { status: 'contacted' }]);
    expect((await patch(id, { assigneeId: null }, agent)).status).toBe(403);
    const people = (await (await api.get('/api/leads/assignees', { cookie: admin.cookie })).json()) as { id: number }[];
    const ids = people.map((person) => person.id);
    expect(ids).toEqual(expect.arrayContaining([admin.id, agent.id]));
    expect(ids).not.toContain(editor.id);
  });

  it('gives no lead to a disabled account, and leaves it those it has', async () => {
    const id = await submit();
    const gone = await signInAs(api, 'agent');
    expect((await patch(id, { assigneeId: gone.id })).status).toBe(200);
    await api.pool.query('update users set disabled_at = now() where id = $1', [gone.id]);
    expect((await patch(await submit(), { assigneeId: gone.id })).status).toBe(400);
    const people = (await (await api.get('/api/leads/assignees', { cookie: admin.cookie })).json()) as { id: number }[];
    expect(people.map((person) => person.id)).not.toContain(gone.id);
    expect(await answerOf(patch(id, { status: 'contacted', assigneeId: gone.id }))).toMatchObject([
      200,
      { status: 'contacted', assigneeId: gone.id },
    ]);
  });
});

describe('deleting leads', () => {
  it('deletes here, and cancels what was not sent yet [A-369]', async () => {
    const id = await submit();
    expect((await send('DELETE', `/api/leads/${String(id)}`, undefined, admin)).status).toBe(204);
    expect((await api.get(`/api/leads/${String(id)}`, { cookie: admin.cookie })).status).toBe(404);
    expect(await ledger()).toEqual([{ event: 'lead.created', state: 'cancelled' }]);
    expect((await send('DELETE', `/api/leads/${String(id)}`, undefined, admin)).status).toBe(404);
    expect((await audited()).at(-1)).toMatchObject({ action: 'lead.deleted', before: { status: 'new' } });
  });

  it('leaves what is being sent to settle by itself', async () => {
    const id = await submit();
    await api.pool.query(`update deliveries set state = 'sending', lease_until = now() + interval '1 minute'`);
    expect((await send('DELETE', `/api/leads/${String(id)}`, undefined, admin)).status).toBe(204);
    expect(await ledger()).toEqual([{ event: 'lead.created', state: 'sending' }]);
  });

  it('deletes many at once and says how many there were; agents delete none', async () => {
    const ids = [await submit('a@example.com'), await submit('b@example.com')];
    const other = await submit('c@example.com');
    const body = { leadIds: [...ids, 999] };
    expect((await send('POST', '/api/leads/bulk-delete', body, agent)).status).toBe(403);
    expect(await answerOf(send('POST', '/api/leads/bulk-delete', body, admin))).toEqual([200, { deleted: 2, ids }]);
    expect((await api.pool.query('select id from leads')).rows).toEqual([{ id: other }]);
  });
});

describe('sending many at once', () => {
  it('counts what arrived, what failed and what is still on its way [A-230 A-368]', async () => {
    const ids = [await submit('a@example.com'), await submit('b@example.com'), await submit('c@example.com')];
    workers = async () => {
      await api.pool.query(`update deliveries set state = 'sending', lease_until = now() + interval '1 minute'`);
      await api.pool.query(`update deliveries set state = 'delivered', lease_until = null where subject_id = $1`, [
        ids[0],
      ]);
      await api.pool.query(`update deliveries set state = 'rejected', lease_until = null where subject_id = $1`, [
        ids[1],
      ]);
      await api.pool.query(`update leads set crm_synced = true, crm_id = 'L-1' where id = $1`, [ids[0]]);
      await api.pool.query(`update leads set crm_sync_error = 'no' where id = $1`, [ids[1]]);
    };
    const answer = await answerOf(send('POST', '/api/leads/bulk-sync', { leadIds: [...ids, 999] }, admin));
    expect(answer).toEqual([200, { synced: 1, failed: 2, waiting: 1 }]);
  });

  it('sends of an agent only their own', async () => {
    const ids = [await submit('a@example.com'), await submit('b@example.com')];
    await api.pool.query('update leads set assignee_id = $1, crm_synced = true where id = $2', [agent.id, ids[0]]);
    const answer = await answerOf(send('POST', '/api/leads/bulk-sync', { leadIds: ids }, agent));
    expect(answer).toEqual([200, { synced: 1, failed: 1, waiting: 0 }]);
  });

  it.each([[{ leadIds: [] }], [{ leadIds: [1, 1] }], [{}]])('refuses %j', async (body) => {
    expect((await send('POST', '/api/leads/bulk-sync', body, admin)).status).toBe(400);
  });
});
