import { resetAdmin } from '@manzil/core/accounts/store/first-admin';
import { hash } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { cookieOf, signInAs, testPassword } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { actionsOf, codeAt, enrolled, forgetConfirmation, origin, withPassword } from '../testing/enrolled.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ withFactorRule: true });
});
beforeEach(() => api.pool.query(`truncate request_limits, factor_rules`));
afterEach(() => api.demandContract());
afterAll(() => api.close());

let last = 0;
/** Without signing in. */
async function person(role: 'admin' | 'editor' | 'agent' | 'user'): Promise<{ id: number; username: string }> {
  const username = `rule-${String((last += 1))}`;
  const { rows } = await api.pool.query<{ id: number }>(
    `with added as (insert into users (email, role) values ($1 || '@example.com', $2) returning id)
     insert into credentials (user_id, username, password_hash) select id, $1, $3 from added returning user_id as id`,
    [username, role, await hash(testPassword, { memoryCost: 8, timeCost: 1 })],
  );
  return { id: rows[0]?.id ?? 0, username };
}
const decide = (role: string, needed: boolean) =>
  api.pool.query(
    `insert into factor_rules (role, needed) values ($1, $2) on conflict (role) do update set needed = excluded.needed`,
    [role, needed],
  );

it('an administrator without a second factor adds one in the middle of the sign-in, and may do nothing else before [M-830]', async () => {
  const { id, username } = await person('admin');
  const { status, body, cookie } = await withPassword(api, username);
  expect([status, body]).toEqual([202, { step: 'enrol', methods: [] }]);
  const call = callAs(api, { cookie, origin });
  for (const [method, path, sent] of [
    ['GET', '/api/leads', undefined],
    ['GET', '/api/auth/factors', undefined],
    ['POST', '/api/auth/login/second', { method: 'totp', code: '123456' }],
    ['PUT', '/api/admin/factor-rules', { rules: [{ role: 'admin', needed: false }] }],
    ['POST', '/api/auth/credentials', { currentPassword: testPassword, newUsername: 'x' }],
  ] as const)
    expect([path, (await call(method, path, sent)).status]).toEqual([path, 401]);
  expect(await (await api.get('/api/auth/login/second', { cookie })).json()).toEqual(body);
  const { body: start } = await call('POST', '/api/auth/factors/totp');
  const code = codeAt(String(start['secret']), Date.now());
  const answer = await api.send('PUT', '/api/auth/factors/totp', { cookie, origin }, { code });
  expect(await answer.json()).toEqual({ recoveryCodes: expect.arrayContaining([expect.any(String)]) });
  const full = cookieOf(answer);
  expect(full).not.toBe(cookie);
  expect((await api.get('/api/leads', { cookie: full })).status).toBe(200);
  expect((await api.get('/api/leads', { cookie })).status).toBe(401);
  expect(await actionsOf(api, id)).toEqual(['auth.factor_added', 'auth.signed_in']);
  expect((await withPassword(api, username)).body).toMatchObject({ step: 'factor' });
});

it('by default only administrators need one; a row decides for each role, nobody without a way into the admin [M-829]', async () => {
  const steps = async () =>
    Promise.all(
      (['admin', 'editor', 'agent', 'user'] as const).map(async (role) => {
        const { username } = await person(role);
        return (await withPassword(api, username)).status;
      }),
    );
  expect(await steps()).toEqual([202, 200, 200, 200]);
  await decide('admin', false);
  await decide('agent', true);
  await decide('user', true);
  expect(await steps()).toEqual([200, 200, 202, 200]);
});

it('is decided by an administrator after the password, and written down [M-829]', async () => {
  await decide('admin', false);
  const admin = await signInAs(api, 'admin');
  const call = callAs(api, admin);
  const rules = [
    { role: 'admin', needed: true },
    { role: 'manager', needed: false },
    { role: 'editor', needed: false },
    { role: 'agent', needed: true },
  ];
  await forgetConfirmation(api, admin.id);
  expect((await call('PUT', '/api/admin/factor-rules', { rules })).body['code']).toBe('auth.confirmation_required');
  expect((await call('POST', '/api/auth/confirm', { password: testPassword })).status).toBe(204);
  expect((await call('PUT', '/api/admin/factor-rules', { rules })).body).toEqual({ rules });
  expect((await call('GET', '/api/admin/factor-rules')).body).toEqual({ rules });
  expect((await call('PUT', '/api/admin/factor-rules', { rules: [{ role: 'user', needed: true }] })).body['code']).toBe(
    'role.unknown',
  );
  const { rows } = await api.pool.query(
    `select before, after from audit_entries where action = 'auth.factor_rules_set' and actor_id = $1`,
    [admin.id],
  );
  expect(rows).toEqual([{ before: { admin: false, agent: false }, after: { admin: true, agent: true } }]);
});

it('the last factor stays where the role needs one, and goes where not [M-829]', async () => {
  await decide('agent', false);
  const someone = await enrolled(api, 'agent');
  await decide('agent', true);
  const call = callAs(api, someone);
  expect((await call('GET', '/api/auth/factors')).body).toMatchObject({ needed: true });
  expect((await call('DELETE', '/api/auth/factors/totp')).body['code']).toBe('factor.needed');
  expect((await call('GET', '/api/auth/factors')).body).toMatchObject({ recoveryCodesLeft: 10 });
  await decide('agent', false);
  expect((await call('DELETE', '/api/auth/factors/totp')).status).toBe(204);
});

it('the operator’s command lets the last administrator back in, whose factors go [M-831]', async () => {
  await decide('admin', false);
  const { username, id } = await enrolled(api, 'admin');
  await api.pool.query('truncate factor_rules');
  const access = await resetAdmin(api.pool, username);
  const answer = await api.post('/api/auth/login', access);
  // and a new one is set up at once
  expect([answer.status, await answer.json()]).toEqual([202, { step: 'enrol', methods: [] }]);
  const { rows } = await api.pool.query(
    'select 1 from totp_factors where user_id = $1 union all select 1 from recovery_codes where user_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
});
