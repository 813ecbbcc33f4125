import { forgetConfirmation } from './testing/enrolled.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, signInAs, testPassword, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let me: Staff;
beforeAll(async () => {
  api = await startApi({ settings: { DEMO_MODE: 'on' } });
});
beforeEach(async () => {
  await api.pool.query('truncate request_limits, sessions');
  me = await signInAs(api, 'editor');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const headers = (who: Staff): Record<string, string> => ({ cookie: who.cookie, origin: who.origin });
const change = (body: object, who = me) => api.send('POST', '/api/auth/credentials', headers(who), body);
const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;
const known = async (cookie: string): Promise<boolean> =>
  (await (await api.get('/api/auth/user', { cookie })).json()) !== null;
const again = async (who: Staff): Promise<Staff> => {
  const answer = await api.post('/api/auth/login', { username: who.username, password: testPassword });
  return { ...who, cookie: cookieOf(answer) };
};

describe('changing the credentials', () => {
  const wrong = { currentPassword: 'not it', newPassword: 'abc', confirmation: 'abd' };

  it('checks in order: current password, equality, length [A-275 A-276 A-277 A-278]', async () => {
    expect(await codeOf(await change(wrong))).toBe('auth.incorrect_current_password');
    expect(await codeOf(await change({ ...wrong, currentPassword: testPassword }))).toBe('auth.passwords_do_not_match');
    const short = { currentPassword: testPassword, newPassword: 'abcdef ghij', confirmation: 'abcdef ghij' };
    expect(await codeOf(await change(short))).toBe('auth.password_too_short');
    expect((await change({ ...short, newPassword: 'five old boats', confirmation: 'five old boats' })).status).toBe(
      200,
    );
  });

  it('a blank new password is too short, unless the name alone changes [A-279 A-281]', async () => {
    expect(await codeOf(await change({ currentPassword: testPassword }))).toBe('auth.password_too_short');
    const newUsername = `Renamed.${me.username}`;
    const answer = await change({ currentPassword: testPassword, newUsername });
    expect(await answer.json()).toMatchObject({ username: newUsername.toLowerCase() });
    const login = await api.post('/api/auth/login', { username: newUsername, password: testPassword });
    expect(login.status).toBe(200);
  });

  it('ends every other session; this one goes on under a new identifier [A-282 A-331]', async () => {
    const elsewhere = await again(me);
    const answer = await change({
      currentPassword: testPassword,
      newPassword: 'a new long one',
      confirmation: 'a new long one',
    });
    const mine = cookieOf(answer);
    expect(mine).not.toBe(me.cookie);
    expect([await known(mine), await known(me.cookie), await known(elsewhere.cookie)]).toEqual([true, false, false]);
    const token = answer.headers.get('x-session-token') ?? '';
    const next = await api.send('DELETE', '/api/auth/sessions', {
      cookie: mine,
      origin: me.origin,
      'x-session-token': token,
    });
    expect(next.status).toBe(204);
    expect((await api.post('/api/auth/login', { username: me.username, password: testPassword })).status).toBe(401);
  });

  it('refuses the name of somebody else', async () => {
    const other = await signInAs(api, 'agent');
    const answer = await change({ currentPassword: testPassword, newUsername: other.username.toUpperCase() });
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'auth.username_taken']);
  });

  it('slows down who guesses the current password', async () => {
    for (let n = 0; n < 5; n += 1) expect((await change(wrong)).status).toBe(422);
    expect((await change({ ...wrong, currentPassword: testPassword })).status).toBe(429);
  });

  it('stores the password as a hash and writes neither it nor its hash into the log [A-231]', async () => {
    await change({ currentPassword: testPassword, newPassword: 'open sesame door', confirmation: 'open sesame door' });
    const { rows } = await api.pool.query('select * from credentials where user_id = $1', [me.id]);
    expect(rows[0]).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$/) });
    const log = await api.pool.query('select * from audit_entries');
    expect(JSON.stringify(log.rows)).toContain('auth.credentials_changed');
    expect(JSON.stringify(log.rows)).not.toMatch(/sesame|argon2/);
  });
});

describe('a password that must be changed', () => {
  beforeEach(() => api.pool.query('update credentials set must_change = true where user_id = $1', [me.id]));

  it('comes before everything else', async () => {
    const stats = () => api.get('/api/admin/stats', { cookie: me.cookie });
    expect(await codeOf(await stats())).toBe('auth.password_change_required');
    const who = (await (await api.get('/api/auth/user', { cookie: me.cookie })).json()) as object;
    expect(who).toMatchObject({ mustChangePassword: true, passwordMinLength: 12 });
    const same = { currentPassword: testPassword, newPassword: testPassword, confirmation: testPassword };
    expect(await codeOf(await change(same))).toBe('auth.password_unchanged');
    expect(await codeOf(await change({ currentPassword: testPassword, newUsername: 'x' }))).toBe(
      'auth.password_too_short',
    );
    const answer = await change({
      currentPassword: testPassword,
      newPassword: 'my very own one',
      confirmation: 'my very own one',
    });
    expect(await answer.json()).toMatchObject({ mustChangePassword: false });
    expect((await api.get('/api/admin/stats', { cookie: cookieOf(answer) })).status).toBe(200);
  });
});

describe('own sessions', () => {
  const list = async (who = me) =>
    (await (await api.get('/api/auth/sessions', { cookie: who.cookie })).json()) as { id: string; current: boolean }[];

  it('lists them without what opens them, and ends one', async () => {
    const elsewhere = await again(me);
    const stranger = await signInAs(api, 'agent');
    const sessions = await list();
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
      'browser',
      'current',
      'endsAt',
      'id',
      'lastSeenAt',
      'signedInAt',
      'system',
    ]);
    const path = `/api/auth/sessions/${sessions[0]?.id ?? ''}`;
    expect((await api.send('DELETE', path, headers(stranger))).status).toBe(404);
    expect((await api.send('DELETE', path, headers(me))).status).toBe(204);
    expect([await known(elsewhere.cookie), await known(me.cookie)]).toEqual([false, true]);
  });

  it('ends none when the password was typed long ago: it is asked for again [M-835]', async () => {
    const elsewhere = await again(me);
    const [other] = await list();
    await forgetConfirmation(api, me.id);
    for (const path of ['/api/auth/sessions', `/api/auth/sessions/${other?.id ?? ''}`]) {
      const answer = await api.send('DELETE', path, headers(me));
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        403,
        'auth.confirmation_required',
      ]);
    }
    expect(await known(elsewhere.cookie)).toBe(true);
  });

  it('ends all the others', async () => {
    const elsewhere = await again(me);
    expect((await api.send('DELETE', '/api/auth/sessions', headers(me))).status).toBe(204);
    expect([await known(elsewhere.cookie), await known(me.cookie)]).toEqual([false, true]);
  });

  it('half an hour without a person ends one; what the page asks by itself does not count', async () => {
    const left = async (): Promise<number> => {
      const { rows } = await api.pool.query<{ s: number }>(
        'select extract(epoch from expire - now())::float8 as s from sessions',
      );
      return rows[0]?.s ?? 0;
    };
    const age = () => api.pool.query(`update sessions set expire = now() + interval '5 minutes'`);
    await age();
    await api.get('/api/admin/stats', { cookie: me.cookie, 'x-background': '1' });
    expect(await left()).toBeLessThan(301);
    await api.get('/api/admin/stats', { cookie: me.cookie });
    await expect.poll(left).toBeGreaterThan(1_700);
    expect(await left()).toBeLessThanOrEqual(1_801);
    await api.pool.query(`update sessions set expire = now() - interval '1 second'`);
    expect(await known(me.cookie)).toBe(false);
  });
});

describe('what the audit log says of signing in', () => {
  const lines = async () =>
    (
      await api.pool.query<{ line: string }>(
        `select concat_ws(' ', action, subject_label, 'by', actor_name) as line from audit_entries where id > $1 order by id`,
        [since],
      )
    ).rows.map(({ line }) => line);
  let since = 0;
  beforeEach(async () => {
    since =
      (await api.pool.query<{ n: number }>('select coalesce(max(id), 0)::int as n from audit_entries')).rows[0]?.n ?? 0;
  });

  it('names success, failure, the limit once, and the sign-out; a name that nobody has is not kept', async () => {
    const { username } = me;
    await api.post('/api/auth/login', { username: 'my-password-by-mistake', password: 'x' });
    await again(me);
    for (let n = 0; n < 8; n += 1) await api.post('/api/auth/login', { username, password: 'wrong' });
    await api.get('/api/logout', { cookie: me.cookie, 'sec-fetch-site': 'same-origin' });
    const refused = `auth.sign_in_refused ${username} by`;
    expect(await lines()).toEqual([
      'auth.sign_in_refused by',
      `auth.signed_in ${username} by ${username}`,
      ...Array.from({ length: 5 }, () => refused),
      `auth.sign_in_limited ${username} by`,
      `auth.signed_out ${username} by ${username}`,
    ]);
  });
});
