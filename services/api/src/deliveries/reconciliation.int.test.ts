import { createReconciliationLedger } from '@manzil/core/deliveries/store/reconciliation-ledger';
import { addDelivery, addLeadToDeliver, forceState, ledgerRow } from '@manzil/core/deliveries/testing/ledger-fixture';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: { cookie: string; origin: string };
beforeAll(async () => {
  api = await startApi();
  const { cookie, origin } = await signInAs(api, 'admin');
  admin = { cookie, origin };
});
beforeEach(() => api.pool.query('truncate leads, deliveries, reconciliations, breakers restart identity cascade'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function answer(asked: Promise<Response>): Promise<{ status: number; body: unknown }> {
  const answered = await asked;
  return { status: answered.status, body: await answered.json() };
}
const post = (path: string, body?: object) => answer(api.post(path, body, admin));
const get = (path: string) => answer(api.get(path, admin));
const replayPath = '/api/admin/deliveries/replay';

/** In this state for a minute. */
async function settled(state: 'rejected' | 'parked'): Promise<string> {
  const { id } = await addLeadToDeliver(api.pool, `MZL-${state}`);
  await forceState(api.pool, id, state);
  await api.pool.query(
    `update deliveries set provider = 'sandbox', settled_at = now() - interval '1 minute' where id = $1`,
    [id],
  );
  return id;
}

const lastAudit = async (): Promise<unknown> =>
  (await api.pool.query('select action, actor_name, after from audit_entries order by id desc limit 1')).rows[0];

describe('replaying', () => {
  it('sends named deliveries again, and writes down who wanted it', async () => {
    const id = await settled('rejected');
    const waiting = await addDelivery(api.pool, { leadId: 1, seq: 2, provider: 'sandbox', event: 'lead.updated' });
    expect(await post(replayPath, { ids: [id, waiting] })).toEqual({ status: 200, body: { replayed: 1, skipped: 1 } });
    expect((await ledgerRow(api.pool, id)).state).toBe('pending');
    expect(await lastAudit()).toMatchObject({ action: 'crm.replayed', after: { ids: 2, replayed: 1, skipped: 1 } });
  });

  it('sends what a window holds', async () => {
    await settled('rejected');
    await settled('parked');
    const window = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z', states: ['parked'] };
    expect(await post(replayPath, { window })).toEqual({ status: 200, body: { replayed: 1, skipped: 0 } });
    const mails = { ...window, states: ['rejected'], consumer: 'mail' };
    expect(await post(replayPath, { window: mails })).toEqual({ status: 200, body: { replayed: 0, skipped: 0 } });
  });

  it.each([
    [{}],
    [{ ids: [] }],
    [{ ids: ['not-a-uuid'] }],
    [{ ids: Array.from({ length: 1_001 }, (_, n) => `0192f0c1-0000-7000-8000-${String(n).padStart(12, '0')}`) }],
    [{ window: { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', states: ['delivered'] } }],
    [{ window: { from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z', states: ['parked'] } }],
  ])('refuses what it cannot mean: %#', async (body) => {
    expect(await post(replayPath, body)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('comparing with the CRM', () => {
  it('begins one at a time, and shows it', async () => {
    expect(await post('/api/admin/reconciliations?days=7')).toEqual({ status: 202, body: { id: 1 } });
    expect(await lastAudit()).toMatchObject({ action: 'crm.reconciled', after: { days: 7 } });
    expect(await post('/api/admin/reconciliations')).toMatchObject({
      status: 409,
      body: { code: 'reconciliation.running' },
    });
    const { body } = await get('/api/admin/reconciliations');
    expect(body).toMatchObject([{ id: 1, state: 'running', trigger: 'staff', progress: { done: 0, total: 0 } }]);
    const [one] = body as { from: string; to: string }[];
    expect(Date.parse(one!.to) - Date.parse(one!.from)).toBe(7 * 86_400_000);
  });

  it('gives one with what it found, and 404 for none', async () => {
    await post('/api/admin/reconciliations');
    const finding = {
      kind: 'missing',
      reference: 'MZL-1',
      subjectKind: 'lead',
      subjectId: 1,
      deliveryId: '0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e',
      records: 0,
    };
    await api.pool.query(
      `update reconciliations set state = 'done', ended_at = now(), done = 1, total = 1, missing = 1, findings = $1::jsonb`,
      [JSON.stringify([finding])],
    );
    expect(await get('/api/admin/reconciliations/1')).toMatchObject({
      status: 200,
      body: { reconciliation: { state: 'done', missing: 1, alert: false }, findings: [finding] },
    });
    expect(await get('/api/admin/reconciliations/2')).toMatchObject({
      status: 404,
      body: { code: 'reconciliation.not_found' },
    });
  });
});

describe('sending once more what is missing there again', () => {
  const key = (id: string) => `select idempotency_key as key from deliveries where id = '${id}'`;

  /** Findings name all but the last. */
  async function lost(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const { id } = await addLeadToDeliver(api.pool, `MZL-${String(n)}`);
      await forceState(api.pool, id, 'delivered');
      await api.pool.query(
        `update deliveries set provider = 'sandbox', settled_at = now() - interval '1 minute', resent_at = now() - interval '1 hour' where id = $1`,
        [id],
      );
      await api.pool.query(
        `update deliveries set state = 'missing', last_error_code = 'crm.missing_again' where id = $1`,
        [id],
      );
      ids.push(id);
    }
    await post('/api/admin/reconciliations');
    const findings = ids.slice(0, -1).map((deliveryId, n) => ({
      kind: 'missing_again',
      reference: `MZL-${String(n)}`,
      subjectKind: 'lead',
      subjectId: n + 1,
      deliveryId,
      records: 0,
    }));
    await api.pool.query(
      `update reconciliations set state = 'done', ended_at = now(), missing_again = $1, findings = $2::jsonb`,
      [count, JSON.stringify(findings)],
    );
    return ids;
  }
  const states = async (): Promise<string[]> =>
    (await api.pool.query<{ state: string }>('select state from deliveries order by created_at, id')).rows.map(
      ({ state }) => state,
    );
  const resend = '/api/admin/reconciliations/1/resend';

  it('is done for one and for some, and written down [M-004]', async () => {
    const ids = await lost(4);
    expect(await post(resend, { ids: [ids[0]] })).toEqual({ status: 200, body: { replayed: 1, skipped: 0 } });
    expect(await states()).toEqual(['pending', 'missing', 'missing', 'missing']);
    expect(await post(resend, { ids: ids.slice(0, 2) })).toEqual({ status: 200, body: { replayed: 1, skipped: 1 } });
    expect(await states()).toEqual(['pending', 'pending', 'missing', 'missing']);
    expect(await lastAudit()).toMatchObject({
      action: 'crm.replayed',
      after: { reconciliation: 1, ids: 2, replayed: 1, skipped: 1 },
    });
  });

  it('is done for all, those that the findings had no room for too; a second time says that nothing is sent', async () => {
    await lost(3);
    expect(await post(resend, {})).toEqual({ status: 200, body: { replayed: 3, skipped: 0 } });
    expect(await states()).toEqual(['pending', 'pending', 'pending']);
    expect(await post(resend, {})).toEqual({ status: 200, body: { replayed: 0, skipped: 0 } });
  });

  it('is done for what that comparison found, and nothing else', async () => {
    const ids = await lost(2);
    expect(await post(resend, { ids: [ids[1]] })).toEqual({ status: 200, body: { replayed: 0, skipped: 0 } });
    expect(await states()).toEqual(['missing', 'missing']);
    expect(await post('/api/admin/reconciliations/2/resend', {})).toMatchObject({ status: 404 });
    expect(await post(resend, { ids: [] })).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('is done by a replay too, named or by its time', async () => {
    const ids = await lost(3);
    expect(await post(replayPath, { ids: [ids[0]] })).toEqual({ status: 200, body: { replayed: 1, skipped: 0 } });
    const window = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z', states: ['missing'] };
    expect(await post(replayPath, { window })).toEqual({ status: 200, body: { replayed: 2, skipped: 0 } });
    expect(await states()).toEqual(['pending', 'pending', 'pending']);
  });

  it('goes out under another key than before: a CRM that knows that one would write nothing', async () => {
    const { id } = await addLeadToDeliver(api.pool, 'MZL-KEY');
    await forceState(api.pool, id, 'delivered');
    await api.pool.query(
      `update deliveries set provider = 'sandbox', settled_at = now(), resent_at = now() where id = $1`,
      [id],
    );
    const before = (await api.pool.query(key(id))).rows;
    const ledger = createReconciliationLedger(api.pool, { consumer: 'crm', provider: 'sandbox' });
    expect(await ledger.sendAgain(id)).toBe('again');
    expect((await api.pool.query(key(id))).rows).not.toEqual(before);
  });
});

it('the state of the CRM tells of its breaker', async () => {
  await api.pool.query(
    `insert into breakers (provider, state, reason, alert, open_ms, open_until)
     values ('sandbox', 'open', 'crm.unauthorized', true, 30000, now() + interval '30 s')`,
  );
  expect(await get('/api/crm/status')).toMatchObject({
    status: 200,
    body: {
      isOnline: false,
      mode: 'offline',
      breaker: { state: 'open', reason: 'crm.unauthorized', alert: true, nextProbeAt: expect.any(String) },
    },
  });
});
