import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeAccessLink } from '@manzil/core/accounts/store/access-link-repository';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { signInAs, testPassword, type Staff } from '../testing/sign-in.ts';

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
    api.post('/api/auth/login', { username: 'admin', password: 'x' }, { 'x-forwarded-for': `2001:db8:1:2${host}::1` });
  const answers: number[] = [];
  for (const host of ['01', '02', '03', '04', '05', '06']) answers.push((await from(host)).status);
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
});

describe('one account, guessed from fifteen addresses [M-703]', () => {
  let owner: Staff;
  beforeEach(async () => {
    owner = await signInAs(api, 'editor');
  });
  const login = (username: string, password: string, more: Record<string, string> = {}) =>
    api.post('/api/auth/login', { username, password }, more);
  const knownTo = (answer: Response): string =>
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('manzil.known='))
      ?.split(';', 1)[0] ?? '';

  /** Sixty tries, four from each; what each answered. */
  async function guess(username: string): Promise<Response[]> {
    const answers: Response[] = [];
    for (let n = 0; n < 60; n += 1)
      answers.push(
        await login(username, `guess ${String(n)}`, { 'x-forwarded-for': `10.8.0.${String(1 + (n % 15))}` }),
      );
    return answers;
  }
  const told = (answers: Response[]): number[] => answers.map(({ status }) => status);
  const elsewhere = { 'x-forwarded-for': '10.9.9.9' };

  it('ends in waiting, for a name that nobody has as well', async () => {
    const [somebody, nobody] = [await guess(owner.username), await guess('nobody-of-that-name')];
    expect(told(somebody)).toEqual([...Array<number>(20).fill(401), ...Array<number>(40).fill(429)]);
    expect(told(nobody)).toEqual(told(somebody));
    const waits = [...somebody, ...nobody].slice(0, 120).map((answer) => Number(answer.headers.get('retry-after')));
    expect(Math.max(...waits)).toBeLessThanOrEqual(900);
    expect((await login(owner.username, testPassword, elsewhere)).status).toBe(429);
  });

  it('lets in meanwhile a browser that has signed in before, with a budget of its own', async () => {
    const cookie = knownTo(await login(owner.username, testPassword));
    expect(cookie).not.toBe('');
    const stranger = knownTo(await login((await signInAs(api, 'agent')).username, testPassword));
    await guess(owner.username);
    expect((await login(owner.username, testPassword, { ...elsewhere, cookie: stranger })).status).toBe(429);
    expect((await login(owner.username, testPassword, { ...elsewhere, cookie })).status).toBe(200);
    for (let n = 0; n < 5; n += 1)
      expect((await login(owner.username, 'wrong', { ...elsewhere, cookie })).status).toBe(401);
    expect((await login(owner.username, testPassword, { ...elsewhere, cookie })).status).toBe(429);
  });

  it('lets the owner in after the wait that is said', async () => {
    await guess(owner.username);
    const wait = Number((await login(owner.username, testPassword, elsewhere)).headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    await api.pool.query('update request_limits set expire = expire - $1::bigint', [wait * 1000]);
    expect((await login(owner.username, testPassword, elsewhere)).status).toBe(200);
  });

  it('lets the owner in at once by a link', async () => {
    await guess(owner.username);
    const { token } = await staffWrite(api.pool, { actor: null, requestId: null }, async (unit) => ({
      result: await makeAccessLink(unit, owner.id, 'reset', null),
      entry: { action: 'user.link_made', id: owner.id },
    }));
    const password = 'eleven quiet lamps';
    const use = await api.post('/api/auth/access-link/use', { token, password, confirmation: password });
    expect(use.status).toBe(204);
    expect((await login(owner.username, password, elsewhere)).status).toBe(200);
  });

  it('is told to the owner, the office and the audit log, once', async () => {
    const folder = path.join(api.dataDir, 'mail');
    const mails = () => {
      const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
      return files.map((text) => (JSON.parse(text) as { to: string }).to);
    };
    const toOffice = () => mails().filter((to) => to === 'hello@manzil.example').length;
    const before = toOffice();
    await guess(owner.username);
    await expect.poll(() => mails().filter((to) => to === `${owner.username}@example.com`).length).toBe(1);
    await expect.poll(toOffice).toBe(before + 1);
    const { rows } = await api.pool.query(
      `select from audit_entries where action = 'auth.sign_in_limited' and subject_id = $1`,
      [String(owner.id)],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a forgotten password [M-704]', () => {
  it('is mailed three times in an hour, whoever asks, and nobody learns of it', async () => {
    const { username, id } = await signInAs(api, 'agent');
    for (let n = 0; n < 8; n += 1) {
      const from = { 'x-forwarded-for': `10.7.0.${String(n)}` };
      expect((await api.post('/api/auth/forgotten', { username }, from)).status).toBe(202);
    }
    const links = async () => (await api.pool.query('select from access_links where user_id = $1', [id])).rows.length;
    await expect.poll(links).toBe(3);
    const asked = async () =>
      (
        await api.pool.query<{ n: number }>(
          `select max(points)::int as n from request_limits where key like 'forgotten-mails:%'`,
        )
      ).rows[0]?.n;
    await expect.poll(asked).toBe(8);
    expect(await links()).toBe(3);
  });
});
