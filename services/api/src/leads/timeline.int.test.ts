import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let agent: Staff;
let lead: number;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
  agent = await signInAs(api, 'agent');
});
beforeEach(async () => {
  await api.pool.query('truncate leads, deliveries, request_limits cascade');
  const answer = await api.post('/api/contact', await enquiry(api));
  lead = ((await answer.json()) as { id: number }).id;
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

interface Timeline {
  safety: Record<string, unknown>;
  entries: (Record<string, unknown> & { kind: string })[];
  leftOut: number;
}

async function timeline(who = admin): Promise<Timeline> {
  const { status, body } = await callAs(api, who)('GET', `/api/leads/${String(lead)}/timeline`);
  expect(status).toBe(200);
  return body as never;
}

/** As a worker leaves it, ms from now. */
async function tried(outcome: string, httpStatus: number, startedMs: number): Promise<void> {
  await api.pool.query(
    `insert into delivery_attempts (delivery_id, fence, kind, provider, started_at, ended_at, outcome, http_status, error_code, request, answer, subject_version)
     select d.id, 1, 'send', d.provider, now() + $3 * interval '1 ms', now() + ($3 + 250) * interval '1 ms', $1, $2, 'crm.x',
       json_build_object('operation', 'upsert', 'reference', l.reference_id, 'version', 1, 'phone', l.phone), '{"code":"busy"}', 1
     from deliveries d join leads l on l.id = d.subject_id where d.consumer = 'crm' and d.subject_id = $4`,
    [outcome, httpStatus, startedMs, lead],
  );
}

const settle = (state: string, changes = ''): Promise<unknown> =>
  api.pool.query(`
    update deliveries set state = 'sending', lease_until = now() + interval '1 minute' where consumer = 'crm';
    update deliveries set state = '${state}', lease_until = null, attempts = 1 ${changes} where consumer = 'crm'`);

describe('the timeline of a lead', () => {
  it('begins with the form and what is owed for it', async () => {
    const { safety, entries, leftOut } = await timeline();
    expect(safety).toMatchObject({ kind: 'waiting', inCrm: false, attempts: 0, nextTryAt: expect.any(String) });
    expect(entries).toMatchObject([
      {
        kind: 'received',
        source: 'contact_form',
        page: '/ar/contact',
        language: 'ar',
        listing: null,
        consent: { policyVersion: '2025-06-15', marketing: false },
      },
      { kind: 'owed', event: 'lead.created', state: 'pending' },
      { kind: 'owed', event: 'lead.created', state: 'pending' },
    ]);
    expect(entries.slice(1).map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(['crm', 'mail']));
    expect(leftOut).toBe(0);
  });

  it('tells every try with its answer, and when the next one comes', async () => {
    await tried('retry', 503, 100);
    await settle(
      'retry_wait',
      `, last_error_code = 'crm.server_error', last_error_text = 'The CRM answered 503', due_at = now() + interval '1 minute'`,
    );
    const { safety, entries } = await timeline();
    expect(safety).toMatchObject({
      kind: 'waiting',
      attempts: 1,
      httpStatus: 503,
      errorCode: 'crm.server_error',
      error: 'The CRM answered 503',
    });
    expect(Date.parse(String(safety['nextTryAt']))).toBeGreaterThan(Date.now() + 50_000);
    expect(entries.at(-1)).toMatchObject({
      kind: 'attempt',
      asked: 'send',
      outcome: 'retry',
      durationMs: 250,
      httpStatus: 503,
      answer: '{"code":"busy"}',
      request: { operation: 'upsert', reference: expect.stringMatching(/^MZL-/), version: 1 },
    });
  });

  it('ends in the CRM, under its id', async () => {
    await tried('delivered', 201, 100);
    await settle('delivered', `, settled_at = now() + interval '1 second', external_id = 'L-7'`);
    await api.pool.query(`update leads set crm_synced = true, crm_id = 'L-7', crm_synced_at = now()`);
    const { safety, entries } = await timeline();
    expect(safety).toMatchObject({ kind: 'in_crm', inCrm: true, crmId: 'L-7', since: expect.any(String) });
    expect(entries.at(-1)).toMatchObject({ kind: 'settled', consumer: 'crm', state: 'delivered', crmId: 'L-7' });
  });

  it('says that a person is needed', async () => {
    await settle(
      'rejected',
      `, settled_at = now(), last_error_code = 'crm.rejected', last_error_text = 'No such e-mail'`,
    );
    expect((await timeline()).safety).toMatchObject({ kind: 'refused', error: 'No such e-mail', nextTryAt: null });
  });

  it('says when the CRM had lost it, and does not call it safe once it is lost for good', async () => {
    await settle(
      'delivered',
      `, settled_at = now() - interval '1 hour', external_id = 'L-7', resent_at = now() - interval '2 hours'`,
    );
    await api.pool.query(`update leads set crm_synced = true, crm_id = 'L-7', crm_synced_at = now()`);
    const before = await timeline();
    expect(before.safety).toMatchObject({ kind: 'in_crm', missingAt: null });
    expect(before.entries.filter(({ kind }) => kind === 'missing')).toMatchObject([{ sentAgain: true }]);
    await api.pool.query(`update deliveries set state = 'missing' where consumer = 'crm'`);
    const { safety, entries } = await timeline();
    expect(safety).toMatchObject({ kind: 'missing', inCrm: false, missingAt: expect.any(String) });
    expect(entries.at(-1)).toMatchObject({ kind: 'missing', sentAgain: false });
  });

  it('waits as long as the breaker does', async () => {
    await api.pool.query(
      `insert into breakers (provider, state, open_ms, open_until) values ('sandbox', 'open', 30000, now() + interval '1 hour')`,
    );
    const { safety } = await timeline();
    expect(Date.parse(String(safety['nextTryAt']))).toBeGreaterThan(Date.now() + 3_000_000);
    await api.pool.query('delete from breakers');
  });

  it('holds what staff did, and nothing personal', async () => {
    const change = { status: 'contacted', notes: 'Asked for a private thing' };
    await callAs(api, admin)('PATCH', `/api/leads/${String(lead)}`, change);
    await tried('retry', 503, 100);
    const body = await timeline();
    expect(body.entries.find(({ kind }) => kind === 'staff')).toMatchObject({
      actor: { username: admin.username, role: 'admin' },
      action: 'lead.updated',
      before: { status: 'new' },
      after: { status: 'contacted', notes: '[redacted]' },
    });
    expect(body.entries.filter(({ event }) => event === 'lead.updated')).not.toHaveLength(0);
    for (const personal of ['noura', 'نورة', '5555', 'private', 'أود'])
      expect(JSON.stringify(body)).not.toContain(personal);
  });

  it('is bounded, and says how much it leaves out', async () => {
    await api.pool.query(
      `insert into delivery_attempts (delivery_id, fence, kind, provider, ended_at, outcome, subject_version)
       select d.id, n, 'lookup', d.provider, now(), 'failed', 1 from deliveries d, generate_series(1, 230) n where d.consumer = 'crm'`,
    );
    const { entries, leftOut } = await timeline();
    expect([entries.filter(({ kind }) => kind === 'attempt').length, leftOut]).toEqual([190, 40]);
  });

  it('is open to whom the lead is open to', async () => {
    const path = `/api/leads/${String(lead)}/timeline`;
    expect(await callAs(api, agent)('GET', path)).toMatchObject({ status: 404, body: { code: 'lead.not_found' } });
    await api.pool.query('update leads set assignee_id = $1', [agent.id]);
    expect((await timeline(agent)).entries[0]?.kind).toBe('received');
    expect((await callAs(api, await signInAs(api, 'editor'))('GET', path)).status).toBe(403);
    expect((await callAs(api, admin)('GET', '/api/leads/999999/timeline')).status).toBe(404);
  });
});
