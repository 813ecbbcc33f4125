import { bootstrapCredentials } from '@manzil/core/accounts/bootstrap-credentials';
import { plantAdmin } from '@manzil/core/seeds/plant-admin';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { cookieOf, signInAs, testPassword } from '../testing/sign-in.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { DEMO_MODE: 'on' } });
  await plantAdmin(api.pool);
});
beforeEach(() => api.pool.query('truncate request_limits, sessions'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const user = async (headers: Record<string, string>): Promise<unknown> =>
  (await api.get('/api/auth/user', headers)).json();

describe('signing in', () => {
  it('gives a session cookie that scripts and other sites cannot use', async () => {
    const answer = await api.post('/api/auth/login', bootstrapCredentials);
    expect(answer.status).toBe(200);
    const session = answer.headers.getSetCookie().find((one) => one.startsWith('manzil.sid='));
    expect(session).toMatch(/^manzil\.sid=.+; Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/);
    expect(await user({ cookie: cookieOf(answer) })).toMatchObject({ username: 'admin', role: 'admin' });
  });

  it('stores the session under a hash of its identifier', async () => {
    const { cookie } = await signInAs(api, 'editor');
    const id =
      decodeURIComponent(cookie)
        .replace(/^manzil\.sid=s:/, '')
        .split('.', 1)[0] ?? '';
    const { rows } = await api.pool.query<{ sid: string }>('select sid from sessions');
    expect(rows).toHaveLength(1);
    expect(id.length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it('gives a new identifier at each sign-in', async () => {
    const first = await signInAs(api, 'editor');
    const again = await api.post('/api/auth/login', bootstrapCredentials, {
      cookie: first.cookie,
      origin: first.origin,
    });
    expect(cookieOf(again)).not.toBe(first.cookie);
    expect(await user({ cookie: first.cookie })).toBeNull();
  });

  it.each([
    ['admin', 'wrong'],
    ['nobody', testPassword],
  ])('refuses %s with the same words', async (username, password) => {
    const answer = await api.post('/api/auth/login', { username, password });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 'auth.invalid_credentials',
      detail: expect.stringMatching(/Invalid username or password/),
    });
  });

  it('slows down after five failures, also for the right password', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await api.post('/api/auth/login', { username: 'admin', password: `wrong ${n}` })).status).toBe(401);
    const sixth = await api.post('/api/auth/login', bootstrapCredentials);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(60);
    const elsewhere = await api.post('/api/auth/login', bootstrapCredentials, { 'x-forwarded-for': '10.9.9.9' });
    expect(elsewhere.status).toBe(200);
  });
});

describe('afterwards', () => {
  it('knows nobody without a session [P-303]', async () => {
    expect(await user({})).toBeNull();
    expect(await user({ cookie: 'manzil.sid=s%3Aforged.signature' })).toBeNull();
  });

  it('believes no session whose name nobody signed', async () => {
    const { cookie } = await signInAs(api, 'agent');
    expect(await user({ cookie })).not.toBeNull();
    const [, name = '', signature = ''] = /^manzil\.sid=s%3A([^.]+)\.([^;]+)/.exec(cookie) ?? [];
    expect(signature).not.toBe('');
    const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const forged of [`s%3A${name}.${other}`, `s%3A${name}.`, `s%3A${name}`, name])
      expect(await user({ cookie: `manzil.sid=${forged}` })).toBeNull();
  });

  it('signs out, clears the cookie and goes home [A-025 A-332]', async () => {
    const { cookie } = await signInAs(api, 'agent');
    const answer = await api.get('/api/logout', { cookie, 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect(answer.headers.getSetCookie()[0]).toMatch(/manzil\.sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await user({ cookie })).toBeNull();
  });

  it("signs out by the admin's own button, with the token of the session and not without [M-768]", async () => {
    const { cookie } = await signInAs(api, 'agent');
    const own = { cookie, origin: 'http://localhost:3000' };
    for (const token of ['', 'x'.repeat(43)])
      expect((await api.send('POST', '/api/logout', { ...own, 'x-session-token': token })).status).toBe(403);
    const foreign = { cookie, origin: 'https://evil.example' };
    expect((await api.send('POST', '/api/logout', foreign)).status).toBe(403);
    expect(await user({ cookie })).toMatchObject({ role: 'agent' });
    const answer = await api.send('POST', '/api/logout', own);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/manzil\.sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await user({ cookie })).toBeNull();
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an older browser', { referer: 'https://evil.example/page' }],
    ['nobody knows where', {}],
  ])('does not sign out for a link from %s [M-757]', async (_from, headers) => {
    const { cookie } = await signInAs(api, 'agent');
    const answer = await api.get('/api/logout', { cookie, ...headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin']);
    expect(await user({ cookie })).toMatchObject({ role: 'agent' });
  });

  it.each<[string, Record<string, string>]>([
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['our own page, in an older browser', { referer: 'http://localhost:3000/admin' }],
  ])('signs out for %s [M-757]', async (_from, headers) => {
    const { cookie } = await signInAs(api, 'agent');
    await api.get('/api/logout', { cookie, ...headers });
    expect(await user({ cookie })).toBeNull();
  });

  it('ends a session after twelve hours, however busy', async () => {
    const { cookie } = await signInAs(api, 'agent');
    // the session may be written after the answer
    const after = async (hours: number): Promise<unknown> => {
      await api.pool.query(
        `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb((extract(epoch from now()) * 1000 - $1::float8 * 3600000)::bigint))::json`,
        [hours],
      );
      return user({ cookie });
    };
    expect(await after(11.9)).toMatchObject({ role: 'agent' });
    await expect.poll(() => after(12.1)).toBeNull();
  });

  it('takes a role away at once', async () => {
    const { cookie, id } = await signInAs(api, 'admin');
    await api.pool.query(`update users set role = 'user' where id = $1`, [id]);
    expect((await api.get('/api/leads', { cookie })).status).toBe(403);
  });
});

describe('the hint on the sign-in page', () => {
  const hint = async (): Promise<unknown> => (await api.get('/api/auth/sign-in-hint')).json();

  it('shows the demo credentials while they are in force', async () => {
    expect(await hint()).toEqual(bootstrapCredentials);
    await api.pool.query('update credentials set is_bootstrap = false');
    expect(await hint()).toBeNull();
    await api.pool.query(`update credentials set is_bootstrap = true where username = 'admin'`);
  });
});
