import type { NoticeKind } from '@manzil/core/accounts/account-notice';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { actionsOf, codeAt, enrolled, forgetConfirmation, prove, withPassword } from '../testing/enrolled.ts';

const none = { totp: null, passkeys: [], recoveryCodesLeft: 0, needed: false };
const told: NoticeKind[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ replace: { tellOfFactors: (kind) => void told.push(kind) } });
});
beforeEach(() => {
  told.length = 0;
  return api.pool.query('truncate request_limits');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

describe('an authenticator app', () => {
  it('is added after the password by a first code, with ten recovery codes, and told by mail [M-821]', async () => {
    const person = await signInAs(api, 'agent');
    const call = callAs(api, person);
    expect((await call('GET', '/api/auth/factors')).body).toEqual(none);
    const { status, body } = await call('POST', '/api/auth/factors/totp');
    expect([status, body['secret']]).toEqual([200, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
    expect(body['address']).toContain(`secret=${String(body['secret'])}`);
    expect((await call('PUT', '/api/auth/factors/totp', { code: '000' })).body['code']).toBe('factor.wrong_code');
    expect((await call('GET', '/api/auth/factors')).body).toMatchObject({ totp: null });
    const code = codeAt(String(body['secret']), Date.now());
    const added = await call('PUT', '/api/auth/factors/totp', { code });
    expect(added.status).toBe(200);
    expect(new Set(added.body['recoveryCodes'] as string[]).size).toBe(10);
    expect((await call('GET', '/api/auth/factors')).body).toEqual({
      totp: { addedAt: expect.any(String), lastUsedAt: null },
      passkeys: [],
      recoveryCodesLeft: 10,
      needed: false,
    });
    expect(told).toEqual(['factor_added']);
    expect(await actionsOf(api, person.id)).toContain('auth.factor_added');
    // the code that confirmed it opens nothing any more
    const pending = await withPassword(api, person.username);
    expect((await prove(api, pending.cookie, 'totp', code)).code).toBe('factor.code_used');
  });

  it('has its secret sealed, and nothing of it or of the codes stands in the audit log or the logs [M-822]', async () => {
    const { id, secret, recoveryCodes } = await enrolled(api);
    const dump = await api.pool.query(
      `select (select jsonb_agg(t) from totp_factors t) as totp, (select jsonb_agg(r) from recovery_codes r) as codes,
              (select jsonb_agg(s.sess) from sessions s) as sessions, (select jsonb_agg(a) from audit_entries a) as audit`,
    );
    const everything = JSON.stringify(dump.rows) + api.logLines.join('');
    for (const hidden of [secret, ...recoveryCodes, recoveryCodes[0]?.replaceAll('-', '') ?? ''])
      expect(everything).not.toContain(hidden);
    const { rows } = await api.pool.query<{ secret: string }>('select secret from totp_factors where user_id = $1', [
      id,
    ]);
    expect(rows[0]?.secret).toMatch(/^v2\.[0-9a-f]{8}\./);
  });

  it('opens nothing with a secret that was moved to another account in the database', async () => {
    const [one, other] = [await enrolled(api), await enrolled(api)];
    await api.pool.query(
      `update totp_factors set last_step = 0, secret = (select secret from totp_factors where user_id = $1) where user_id = $2`,
      [one.id, other.id],
    );
    const { cookie } = await withPassword(api, other.username);
    expect((await prove(api, cookie, 'totp', codeAt(one.secret, Date.now()))).code).toBe('factor.wrong_code');
  });

  it('is asked for the password again before it is added, removed, or its codes are made anew [M-823]', async () => {
    const person = await enrolled(api);
    const call = callAs(api, person);
    await forgetConfirmation(api, person.id);
    for (const [method, path] of [
      ['POST', '/api/auth/factors/totp'],
      ['DELETE', '/api/auth/factors/totp'],
      ['POST', '/api/auth/factors/recovery-codes'],
    ] as const)
      expect((await call(method, path)).body['code']).toBe('auth.confirmation_required');
  });

  it('takes too long to be confirmed after ten minutes, and without a beginning', async () => {
    const person = await signInAs(api, 'agent');
    const call = callAs(api, person);
    const confirm = async () => (await call('PUT', '/api/auth/factors/totp', { code: '123456' })).body['code'];
    expect(await confirm()).toBe('factor.begin_anew');
    await call('POST', '/api/auth/factors/totp');
    expect(await confirm()).toBe('factor.wrong_code');
    await api.pool.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{enrolment,at}', to_jsonb((sess -> 'enrolment' ->> 'at')::float8 - 600001))::json
       where (sess ->> 'userId')::int = $1`,
      [person.id],
    );
    expect(await confirm()).toBe('factor.begin_anew');
  });

  it('is removed with its recovery codes; the password alone opens again, and the person is told', async () => {
    const person = await enrolled(api);
    expect((await callAs(api, person)('DELETE', '/api/auth/factors/totp')).status).toBe(204);
    expect((await callAs(api, person)('GET', '/api/auth/factors')).body).toEqual(none);
    expect((await callAs(api, person)('DELETE', '/api/auth/factors/totp')).body['code']).toBe('factor.none');
    expect((await callAs(api, person)('POST', '/api/auth/factors/recovery-codes')).body['code']).toBe('factor.none');
    expect((await withPassword(api, person.username)).status).toBe(200);
    expect(told).toEqual(['factor_added', 'factor_removed']);
    expect(await actionsOf(api, person.id)).toContain('auth.factor_removed');
  });

  it('takes the place of an earlier one, whose codes then open nothing; recovery codes stay', async () => {
    const person = await enrolled(api);
    const call = callAs(api, person);
    const { body } = await call('POST', '/api/auth/factors/totp');
    const secret = String(body['secret']);
    const added = await call('PUT', '/api/auth/factors/totp', { code: codeAt(secret, Date.now()) });
    expect(added.body).toEqual({ recoveryCodes: [] });
    const old = await person.freshCode();
    const { cookie } = await withPassword(api, person.username);
    expect((await prove(api, cookie, 'totp', old)).code).toBe('factor.wrong_code');
    expect((await prove(api, cookie, 'recovery', person.recoveryCodes[3] ?? '')).status).toBe(200);
  });
});

describe('an administrator', () => {
  it('takes all factors of a person away, who is signed out and told [M-828]', async () => {
    const [admin, person] = [await signInAs(api, 'admin'), await enrolled(api)];
    const call = callAs(api, admin);
    const list = await call('GET', `/api/users?search=${person.username}`);
    expect(list.body['users']).toMatchObject([{ id: person.id, hasFactor: true }]);
    expect((await call('DELETE', `/api/users/${String(person.id)}/factors`)).status).toBe(204);
    expect((await call('DELETE', `/api/users/${String(person.id)}/factors`)).body['code']).toBe('factor.none');
    expect((await call('DELETE', '/api/users/2147483647/factors')).status).toBe(404);
    expect((await api.get('/api/auth/sessions', { cookie: person.cookie })).status).toBe(401);
    expect((await withPassword(api, person.username)).status).toBe(200);
    expect(told).toEqual(['factor_added', 'factors_reset']);
    expect(await actionsOf(api, person.id)).toContain('user.factors_reset');
    const { rows } = await api.pool.query('select 1 from recovery_codes where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });

  it('gives the password again before that', async () => {
    const [admin, person] = [await signInAs(api, 'admin'), await enrolled(api)];
    await forgetConfirmation(api, admin.id);
    const { body } = await callAs(api, admin)('DELETE', `/api/users/${String(person.id)}/factors`);
    expect(body['code']).toBe('auth.confirmation_required');
  });
});
