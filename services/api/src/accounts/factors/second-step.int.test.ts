import type { NoticeKind } from '@manzil/core/accounts/account-notice';
import { hash } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { testPassword } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { actionsOf, codeAt, enrolled, origin, prove, withPassword } from '../testing/enrolled.ts';

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

describe('signing in with a second factor', () => {
  it('takes two steps: the password alone opens nothing but the second [M-824]', async () => {
    const person = await enrolled(api, 'admin');
    const { status, body, cookie, answer } = await withPassword(api, person.username);
    expect([status, body]).toEqual([202, { step: 'factor', methods: ['totp', 'recovery'] }]);
    // nor is the browser known before it has signed in
    expect(answer.headers.getSetCookie().some((one) => one.startsWith('manzil.known='))).toBe(false);
    expect(await (await api.get('/api/auth/user', { cookie })).json()).toBeNull();
    for (const [method, path, sent] of [
      ['GET', '/api/leads', undefined],
      ['GET', '/api/auth/sessions', undefined],
      ['GET', '/api/auth/factors', undefined],
      ['DELETE', '/api/auth/factors/totp', undefined],
      ['POST', '/api/auth/factors/totp', undefined],
      ['POST', '/api/auth/factors/recovery-codes', undefined],
      ['DELETE', `/api/users/${String(person.id)}/factors`, undefined],
      ['POST', '/api/auth/confirm', { password: testPassword }],
      ['POST', '/api/auth/credentials', { currentPassword: testPassword, newUsername: 'x' }],
    ] as const) {
      const { status: refused, body: problem } = await callAs(api, { cookie, origin })(method, path, sent);
      expect([path, refused, problem['code']]).toEqual([path, 401, 'auth.required']);
    }
    expect(await (await api.get('/api/auth/login/second', { cookie })).json()).toEqual(body);
    const done = await prove(api, cookie, 'totp', await person.freshCode());
    expect([done.status, done.body]).toMatchObject([200, { username: person.username }]);
    expect(done.cookie).not.toBe(cookie);
    expect(done.answer.headers.getSetCookie().some((one) => one.startsWith('manzil.known='))).toBe(true);
    expect((await api.get('/api/leads', { cookie: done.cookie })).status).toBe(200);
    expect((await api.get('/api/leads', { cookie })).status).toBe(401);
    expect(await (await api.get('/api/auth/login/second', { cookie: done.cookie })).json()).toBeNull();
    expect((await actionsOf(api, person.id)).at(-1)).toBe('auth.signed_in');
  });

  it('gives visitors’ pages nothing of staff meanwhile', async () => {
    const person = await enrolled(api, 'editor');
    const { cookie } = await withPassword(api, person.username);
    const answer = await api.get('/api/agents', { cookie });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      (await api.get('/api/agents')).headers.get('cache-control'),
    ]);
  });

  it('takes each code once, also of two at the same moment [M-825]', async () => {
    const person = await enrolled(api);
    const [one, other] = [await withPassword(api, person.username), await withPassword(api, person.username)];
    const code = await person.freshCode();
    const both = await Promise.all([prove(api, one.cookie, 'totp', code), prove(api, other.cookie, 'totp', code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const third = await withPassword(api, person.username);
    expect((await prove(api, third.cookie, 'totp', code)).code).toBe('factor.code_used');
    // a minute later the app has another
    const later = codeAt(person.secret, Date.now() + 30_000);
    expect((await prove(api, third.cookie, 'totp', later)).status).toBe(200);
  });

  it('takes digits of an Arabic keyboard, and blanks between them', async () => {
    const person = await enrolled(api);
    const { cookie } = await withPassword(api, person.username);
    const code = (await person.freshCode()).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    expect((await prove(api, cookie, 'totp', `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('takes a recovery code in place of a factor, each once; new ones end the old [M-826]', async () => {
    const person = await enrolled(api);
    const [first = '', second = ''] = person.recoveryCodes;
    const { cookie } = await withPassword(api, person.username);
    const done = await prove(api, cookie, 'recovery', first.toUpperCase().replaceAll('-', ' '));
    expect(done.status).toBe(200);
    expect(told).toEqual(['factor_added', 'recovery_code_used']);
    const again = await withPassword(api, person.username);
    expect((await prove(api, again.cookie, 'recovery', first)).code).toBe('factor.wrong_code');
    const call = callAs(api, { cookie: done.cookie, origin });
    expect((await call('GET', '/api/auth/factors')).body).toMatchObject({ recoveryCodesLeft: 9 });
    const made = (await call('POST', '/api/auth/factors/recovery-codes')).body['recoveryCodes'] as string[];
    expect(made).toHaveLength(10);
    expect((await prove(api, again.cookie, 'recovery', second)).code).toBe('factor.wrong_code');
    expect((await prove(api, again.cookie, 'recovery', made[9] ?? '')).status).toBe(200);
    expect(told).toEqual(['factor_added', 'recovery_code_used', 'recovery_codes_made', 'recovery_code_used']);
  });

  it('takes nobody else’s recovery code', async () => {
    const [one, other] = [await enrolled(api), await enrolled(api)];
    const { cookie } = await withPassword(api, one.username);
    expect((await prove(api, cookie, 'recovery', other.recoveryCodes[0] ?? '')).code).toBe('factor.wrong_code');
  });

  it('has ten minutes', async () => {
    const person = await enrolled(api);
    const { cookie } = await withPassword(api, person.username);
    await api.pool.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb((sess ->> 'signedInAt')::float8 - 600001))::json
       where sess ->> 'pending' = 'factor' and (sess ->> 'userId')::int = $1`,
      [person.id],
    );
    const late = await prove(api, cookie, 'totp', await person.freshCode());
    expect([late.status, late.code]).toEqual([401, 'auth.required']);
  });

  it('slows wrong codes down for the account, and tells its owner that somebody has the password [M-827]', async () => {
    const person = await enrolled(api);
    const from = (n: number) => ({ 'x-forwarded-for': `10.1.${String(n)}.1` });
    const tries = [];
    for (let n = 0; n < 21; n += 1) {
      const { cookie } = await withPassword(api, person.username, from(n));
      const body = { method: 'totp', code: '000000' };
      const answer = await api.send('POST', '/api/auth/login/second', { cookie, origin, ...from(n) }, body);
      tries.push(answer.status);
    }
    expect(tries).toEqual([...Array<number>(20).fill(422), 429]);
    expect(told).toEqual(['factor_added', 'second_step_attempts']);
    const entries = await actionsOf(api, person.id);
    expect(entries.filter((action) => action === 'auth.factor_refused')).toHaveLength(20);
    expect(entries).toContain('auth.sign_in_limited');
  });

  it('is not asked of a session that is done, and nobody else can do it', async () => {
    const person = await enrolled(api);
    const done = await prove(api, person.cookie, 'totp', await person.freshCode());
    expect([done.status, done.code]).toEqual([409, 'factor.not_asked']);
    expect((await prove(api, '', 'totp', '123456')).status).toBe(401);
    const { cookie } = await withPassword(api, person.username);
    const forged = await api.send(
      'POST',
      '/api/auth/login/second',
      { cookie, origin: 'https://evil.example' },
      { method: 'totp', code: await person.freshCode() },
    );
    expect(forged.status).toBe(403);
  });

  it('with the password alone nobody ends the sessions of the owner, nor sees pending ones as sessions', async () => {
    const person = await enrolled(api);
    for (let n = 0; n < 25; n += 1) await withPassword(api, person.username);
    const sessions = await api.get('/api/auth/sessions', { cookie: person.cookie });
    expect(await sessions.json()).toHaveLength(1);
    const { rows } = await api.pool.query(
      `select 1 from sessions where sess ->> 'pending' is not null and (sess ->> 'userId')::int = $1`,
      [person.id],
    );
    expect(rows).toHaveLength(5);
  });

  it('still holds after another password was chosen, as by a link from the mailbox', async () => {
    const person = await enrolled(api);
    await api.pool.query('update credentials set password_hash = $2 where user_id = $1', [
      person.id,
      await hash(testPassword, { memoryCost: 8, timeCost: 1 }),
    ]);
    expect((await withPassword(api, person.username)).status).toBe(202);
  });
});
