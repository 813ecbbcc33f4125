import { hash } from '@node-rs/argon2';
import { bootstrapCredentials } from '@manzil/core/accounts/bootstrap-credentials';
import { plantAdmin } from '@manzil/core/seeds/plant-admin';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs, testPassword, type Staff } from '../testing/sign-in.ts';
import { startBreachServer, type BreachServer } from './testing/breach-server.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

describe.each(['on', 'off'])('a password, demo mode %s [A-278 A-433 M-705]', (mode) => {
  let api: TestApi;
  let me: Staff;
  let breaches: BreachServer;
  beforeAll(async () => {
    breaches = await startBreachServer(['ninety green umbrellas']);
    api = await startApi({ settings: { DEMO_MODE: mode, PASSWORD_BREACH_URL: breaches.url } });
    await plantAdmin(api.pool);
  });
  beforeEach(async () => {
    await api.pool.query('truncate request_limits, sessions');
    me = await signInAs(api, 'editor');
  });
  afterEach(() => api.demandContract());
  afterAll(() => Promise.all([api.close(), breaches.close()]));

  const stored = async (): Promise<{ password_hash: string; must_change: boolean } | undefined> => {
    const sql = 'select password_hash, must_change from credentials where user_id = $1';
    return (await api.pool.query<{ password_hash: string; must_change: boolean }>(sql, [me.id])).rows[0];
  };
  const login = (password: string) => api.post('/api/auth/login', { username: me.username, password });

  it.each([
    ['12345678901', 'auth.password_too_short'],
    ['password1234', 'auth.password_too_common'],
    ['manzilmanzil', 'auth.password_of_own_words'],
    ['editor-12345', 'auth.password_of_own_words'],
    ['ninety green umbrellas', 'auth.password_breached'],
  ])('is refused: %s', async (password, code) => {
    await api.pool.query(`update users set first_name = 'Editor' where id = $1`, [me.id]);
    const body = { currentPassword: testPassword, newPassword: password, confirmation: password };
    const answer = await api.send('POST', '/api/auth/credentials', { cookie: me.cookie, origin: me.origin }, body);
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ code })]);
  });

  it('is kept under the parameters of today from the next sign-in on', async () => {
    await api.pool.query('update credentials set password_hash = $2 where user_id = $1', [
      me.id,
      await hash(testPassword, { memoryCost: 8, timeCost: 1 }),
    ]);
    expect((await login(testPassword)).status).toBe(200);
    const renewed = await stored();
    expect(renewed?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(testPassword)).status).toBe(200);
    expect(await stored()).toEqual({ ...renewed, must_change: false });
  });

  it('opens however its letters are composed, also one kept before that was so', async () => {
    const decomposed = 'cafe\u0301 on the corniche';
    await api.pool.query('update credentials set password_hash = $2 where user_id = $1', [
      me.id,
      await hash(decomposed),
    ]);
    expect((await login(decomposed)).status).toBe(200);
    expect((await login(decomposed.normalize('NFC'))).status).toBe(200);
    expect((await login('cafe on the corniche')).status).toBe(401);
  });

  it('of older rules opens once more, for choosing another', async () => {
    await api.pool.query('update credentials set password_hash = $2 where user_id = $1', [me.id, await hash('123456')]);
    const answer = await login('123456');
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ mustChangePassword: true })]);
    expect(await stored()).toMatchObject({ must_change: true });
  });

  it('of the printed account stays in demo mode alone', async () => {
    const answer = await api.post('/api/auth/login', bootstrapCredentials);
    expect(await answer.json()).toMatchObject({ mustChangePassword: mode === 'off' });
  });
});
