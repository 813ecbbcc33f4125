import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { signInAs, testPassword } from '../testing/sign-in.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.pool.query('truncate request_limits, sessions'));
afterAll(() => api.close());

const statuses = async (answers: Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status);

it('judges no more than five guesses when many come at once', async () => {
  const guesses = Array.from({ length: 15 }, (_, n) =>
    api.post('/api/auth/login', { username: 'admin', password: `guess ${String(n)}` }),
  );
  expect((await statuses(guesses)).filter((status) => status === 401).length).toBeLessThanOrEqual(5);
});

it('counts the names that one address tries together', async () => {
  let refusedAfter = 0;
  for (; refusedAfter < 60; refusedAfter += 1) {
    const body = { username: `name-${String(refusedAfter)}`, password: 'Password1' };
    if ((await api.post('/api/auth/login', body)).status === 429) break;
  }
  expect(refusedAfter).toBe(50);
});

it('does not count the sign-ins that succeed', async () => {
  const { id } = await signInAs(api, 'editor');
  const { rows } = await api.pool.query<{ username: string }>('select username from credentials where user_id = $1', [
    id,
  ]);
  for (let n = 0; n < 7; n += 1) {
    const answer = await api.post('/api/auth/login', { username: rows[0]?.username, password: testPassword });
    expect(answer.status).toBe(200);
  }
});

it('takes the addresses of one IPv6 network for one', async () => {
  const from = (host: string) =>
    api.post('/api/auth/login', { username: 'admin', password: 'x' }, { 'x-forwarded-for': `2001:db8:1:2::${host}` });
  const answers: number[] = [];
  for (const host of ['1', '2', '3', '4', '5', '6']) answers.push((await from(host)).status);
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
});
