import { startSandboxProcess, type SandboxProcess } from '@manzil/testing/sandbox-process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { callAs, type Called } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { leadsPerRun, testLeadDomain } from './test-leads.ts';

const path = '/api/admin/crm-test';
const well = {
  error500: 0,
  tooMany429: 0,
  cutAfterWrite: 0,
  malformed: 0,
  lostWrite: 0,
  duplicateWrite: 0,
  retryAfterSeconds: 2,
  delayMs: 0,
  idempotent: true,
};

let sandbox: SandboxProcess;
let api: TestApi;
let call: (method: string, path: string, body?: unknown) => Promise<Called>;
beforeAll(async () => {
  sandbox = await startSandboxProcess(0);
  api = await startApi({ settings: { DEMO_MODE: 'on', CRM_BASE_URL: sandbox.url, LIMIT_CONTACT_PER_ADDRESS: '2' } });
  call = callAs(api, await signInAs(api, 'admin'));
});
beforeEach(async () => {
  await call('DELETE', `${path}/leads`);
  await api.pool.query('truncate leads, deliveries cascade');
});
afterEach(() => api.demandContract());
afterAll(async () => {
  await api.close();
  await sandbox.stop();
});

const figures = async (): Promise<unknown> => (await call('GET', path)).body['leads'];
const references = async (): Promise<string[]> =>
  (await api.pool.query<{ reference: string }>('select reference_id as reference from leads order by id')).rows.map(
    ({ reference }) => reference,
  );
const written = { version: 1, email: 'a@crm-test.example', source: 'contact_form', createdAt: '2026-11-20T08:00:00Z' };
const lastAudit = async (): Promise<unknown> =>
  (await api.pool.query(`select action, before, after from audit_entries order by id desc limit 1`)).rows[0];

describe('the faults', () => {
  it('are those of the sandbox, and are changed in it', async () => {
    expect((await call('GET', path)).body['faults']).toEqual(well);
    const broken = { ...well, error500: 0.5, idempotent: false };
    expect(await call('PUT', `${path}/faults`, broken)).toEqual({ status: 200, body: broken });
    expect((await sandbox.call('GET', '/v1/faults')).body).toEqual(broken);
    expect(await lastAudit()).toEqual({
      action: 'crm.faults_set',
      before: { error500: 0, idempotent: true },
      after: { error500: 0.5, idempotent: false },
    });
    expect(await call('PUT', `${path}/faults`, well)).toEqual({ status: 200, body: well });
  });

  it.each([{ ...well, error500: 2 }, { error500: 1 }, { ...well, other: 1 }])('%o are refused', async (faults) => {
    expect((await call('PUT', `${path}/faults`, faults)).status).toBe(400);
  });
});

describe('test leads', () => {
  it('go through the intake of a visitor, and each is counted where it is', async () => {
    expect(await call('POST', `${path}/leads`)).toEqual({ status: 200, body: { accepted: leadsPerRun, refused: 0 } });
    expect(await lastAudit()).toMatchObject({
      action: 'crm.test_leads_sent',
      after: { accepted: leadsPerRun, refused: 0 },
    });
    const none = { duplicates: 0, duplicatesPrevented: 0, setAside: 0, unconfirmed: 0, lost: 0, running: false };
    expect(await figures()).toMatchObject({
      ...none,
      accepted: leadsPerRun,
      stored: leadsPerRun,
      inCrm: 0,
      waiting: leadsPerRun,
      unsettled: leadsPerRun,
      longestWaitMs: expect.any(Number),
    });
    // nobody is told by mail of what nobody asked [M-1165]
    expect(api.published.filter(({ consumer }) => consumer === 'mail')).toEqual([]);
    const [first, second, third] = (await references()) as [string, string, string];
    await sandbox.call('PUT', `/v1/leads/${first}`, written);
    await sandbox.call('PUT', '/v1/faults', { duplicateWrite: 1 });
    await sandbox.call('PUT', `/v1/leads/${second}`, written);
    await sandbox.call('PUT', '/v1/faults', well);
    // gone though nobody deleted it
    await api.pool.query('delete from leads where reference_id = $1', [third]);
    expect(await figures()).toMatchObject({ accepted: leadsPerRun, stored: 49, inCrm: 2, duplicates: 1, lost: 1 });
  });

  it('do not count what a person deletes as lost', async () => {
    await call('POST', `${path}/leads`);
    const { rows } = await api.pool.query<{ id: number }>('select id from leads limit 2');
    for (const { id } of rows) await call('DELETE', `/api/leads/${String(id)}`);
    expect(await figures()).toMatchObject({ accepted: 48, stored: 48, lost: 0 });
  });

  it('are removed as staff delete leads, and nothing of a visitor with them', async () => {
    const body = await enquiry(api, { email: `visitor@${testLeadDomain}` });
    expect((await api.post('/api/contact', body, { 'idempotency-key': 'crm-test-12345678' })).status).toBe(201);
    await call('POST', `${path}/leads`);
    expect(await call('DELETE', `${path}/leads`)).toEqual({ status: 200, body: { deleted: leadsPerRun } });
    expect(await references()).toHaveLength(1);
    const { rows } = await api.pool.query(
      `select count(*)::int as n from deliveries where state = 'cancelled' and consumer = 'crm'`,
    );
    expect(rows).toEqual([{ n: leadsPerRun }]);
    expect(await figures()).toMatchObject({ accepted: 0, stored: 0, lost: 0, longestWaitMs: null });
    const key = { 'idempotency-key': 'crm test 12345678' };
    expect((await api.post('/api/contact', await enquiry(api), key)).status).toBe(400);
  });

  it('are sent by one run at a time, also over several processes', async () => {
    const client = await api.pool.connect();
    onTestFinished(() => {
      client.release(true);
    });
    await client.query('select pg_advisory_lock($1, 1)', [0x4d5a4c]);
    const busy = { status: 409, body: { code: 'crm.test_running' } };
    expect(await call('POST', `${path}/leads`)).toMatchObject(busy);
    expect(await call('DELETE', `${path}/leads`)).toMatchObject(busy);
    expect(await figures()).toMatchObject({ running: true, accepted: 0 });
  });

  it('are not more than 500 at a time', async () => {
    await api.pool
      .query(`insert into leads (reference_id, first_name, email, source, idempotency_key, idempotency_fingerprint)
      select 'MZL-' || n, 'Test', 'a@crm-test.example', 'contact_form', 'crm test x ' || n, 'x' from generate_series(1, 450) n`);
    expect(await call('POST', `${path}/leads`)).toEqual({ status: 200, body: { accepted: leadsPerRun, refused: 0 } });
    expect(await call('DELETE', `${path}/leads`)).toEqual({ status: 200, body: { deleted: 500 } });
    await api.pool
      .query(`insert into leads (reference_id, first_name, email, source, idempotency_key, idempotency_fingerprint)
      select 'MZL-' || n, 'Test', 'a@crm-test.example', 'contact_form', 'crm test y ' || n, 'x' from generate_series(1, 451) n`);
    expect(await call('POST', `${path}/leads`)).toMatchObject({ status: 409, body: { code: 'crm.test_full' } });
    expect(await call('DELETE', `${path}/leads`)).toEqual({ status: 200, body: { deleted: 451 } });
  });

  it('open nothing for anybody else: the limits of the form stand', async () => {
    await call('POST', `${path}/leads`);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await api.post('/api/contact', await enquiry(api))).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('leave nothing about a person in the logs', () => {
    expect(api.logLines.join('\n')).not.toContain(testLeadDomain);
  });
});

it('says that the CRM cannot be asked, and still where the leads are', async () => {
  const dead = await startApi({ settings: { DEMO_MODE: 'on', CRM_BASE_URL: 'http://127.0.0.1:9' } });
  onTestFinished(() => dead.close());
  const ask = callAs(dead, await signInAs(dead, 'admin'));
  await ask('POST', `${path}/leads`);
  expect((await ask('GET', path)).body).toMatchObject({
    faults: null,
    leads: { accepted: leadsPerRun, inCrm: null, duplicates: null, waiting: leadsPerRun, lost: 0 },
  });
  expect(await ask('PUT', `${path}/faults`, well)).toMatchObject({ status: 503, body: { code: 'crm.offline' } });
});

it('is nowhere outside of demo mode', async () => {
  const real = await startApi({ settings: { CRM_BASE_URL: sandbox.url } });
  onTestFinished(() => real.close());
  const ask = callAs(real, await signInAs(real, 'admin'));
  const absent = { status: 404, body: { code: 'address.not_found' } };
  expect(await ask('GET', path)).toMatchObject(absent);
  expect(await ask('PUT', `${path}/faults`, { ...well, error500: 1 })).toMatchObject(absent);
  expect(await ask('POST', `${path}/leads`)).toMatchObject(absent);
  expect(await ask('DELETE', `${path}/leads`)).toMatchObject(absent);
  expect((await ask('GET', '/api/crm/status')).body).toMatchObject({ demo: false });
  expect((await sandbox.call('GET', '/v1/faults')).body).toEqual(well);
  expect((await real.pool.query('select from leads')).rowCount).toBe(0);
});
