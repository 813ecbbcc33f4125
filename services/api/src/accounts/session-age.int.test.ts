import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { signInAs, testPassword } from '../testing/sign-in.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.pool.query('truncate request_limits, sessions'));
afterAll(() => api.close());

async function agedCookie(): Promise<{ cookie: string; origin: string; username: string }> {
  const { cookie, origin, id } = await signInAs(api, 'agent');
  await api.pool.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb((extract(epoch from now()) * 1000 - 13 * 3600000)::bigint))::json`,
  );
  const { rows } = await api.pool.query<{ username: string }>('select username from credentials where user_id = $1', [
    id,
  ]);
  return { cookie, origin, username: rows[0]?.username ?? '' };
}

it('signs out with a session that is too old', async () => {
  const { cookie } = await agedCookie();
  expect((await api.get('/api/logout', { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(302);
});

it('signs in with the cookie of a session that is too old', async () => {
  const { cookie, origin, username } = await agedCookie();
  const answer = await api.post('/api/auth/login', { username, password: testPassword }, { cookie, origin });
  expect(answer.status).toBe(200);
});
