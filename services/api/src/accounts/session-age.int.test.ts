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

it('ends the oldest session where one account would have more than twenty [M-820]', async () => {
  const { id } = await signInAs(api, 'agent');
  const other = await signInAs(api, 'editor');
  const { rows } = await api.pool.query<{ username: string }>('select username from credentials where user_id = $1', [
    id,
  ]);
  const username = rows[0]?.username ?? '';
  // twenty more, the first of them the oldest
  await api.pool.query(
    `insert into sessions (sid, sess, expire)
     select 'old-' || n, jsonb_set(s.sess::jsonb, '{signedInAt}', to_jsonb((extract(epoch from now()) * 1000 - 3600000 + n)::bigint))::json, s.expire
     from sessions s, generate_series(1, 19) n where (s.sess ->> 'userId')::integer = $1`,
    [id],
  );
  const { origin } = other;
  const answer = await api.post('/api/auth/login', { username, password: testPassword }, { origin });
  expect(answer.status).toBe(200);
  const left = await api.pool.query<{ sid: string; userId: number }>(
    `select sid, (sess ->> 'userId')::integer as "userId" from sessions order by (sess ->> 'signedInAt')::float8`,
  );
  expect(left.rows.filter(({ userId }) => userId === id)).toHaveLength(20);
  expect(left.rows.map(({ sid }) => sid)).not.toContain('old-1');
  expect(left.rows.map(({ sid }) => sid)).toContain('old-2');
  // nobody else's
  expect(left.rows.filter(({ userId }) => userId === other.id)).toHaveLength(1);
});
