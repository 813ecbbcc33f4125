/** Time tells of no name: counted is what takes it, argon2 and the database, and not the time itself. */
import argon2 from '@node-rs/argon2';
import { hashPassword } from '@manzil/core/accounts/store/password-hash';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testPassword } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.pool.query(
    `with added as (
       insert into users (email, role, disabled_at)
       values ('known@example.com', 'agent', null), ('former@example.com', 'agent', now()), ('invited@example.com', 'agent', null)
       returning id, email)
     insert into credentials (user_id, username, password_hash)
     select id, split_part(email, '@', 1), $1 from added where email not like 'invited%'`,
    [await hashPassword(testPassword)],
  );
});
beforeEach(() => api.pool.query('truncate request_limits'));
afterEach(() => {
  vi.restoreAllMocks();
  api.demandContract();
});
afterAll(() => api.close());

const headersOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => !name.startsWith('x-request')).toSorted();

/** What one try does, and what its answer shows. */
async function tried(username: string, password: string) {
  const verify = vi.spyOn(argon2, 'verify');
  const hash = vi.spyOn(argon2, 'hash');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await api.post('/api/auth/login', { username, password });
  const { requestId: _own, ...body } = (await answer.json()) as Record<string, unknown>;
  const work = {
    verified: verify.mock.calls.map(([stored]) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(String(stored))?.[0]),
    lengths: verify.mock.calls.map(([stored]) => String(stored).length),
    hashed: hash.mock.calls.length,
    statements: query.mock.calls.length,
  };
  vi.restoreAllMocks();
  return { work, shown: { status: answer.status, headers: headersOf(answer), body } };
}

const today = '$argon2id$v=19$m=19456,t=2,p=1$';

describe.each([
  ['a wrong password', 'wrong horse battery', 1],
  // kept as typed by an older release, perhaps: tried in both ways
  ['letters that are composed otherwise', 'cafe\u0301 on the corniche', 2],
  ['the longest', 'x'.repeat(200), 1],
])('signing in with %s', (_, password, times) => {
  it.each([
    ['a name that nobody has', 'nobody'],
    ['an account that is closed', 'former'],
    ['an account without a password yet', 'invited'],
  ])('does the same work for %s as for a known one [M-909]', async (_what, username) => {
    const known = await tried('known', password);
    expect(known.work).toMatchObject({ verified: Array(times).fill(today), hashed: 0 });
    expect(known.shown.status).toBe(401);
    expect(await tried(username, password)).toEqual(known);
  });
});

it('an account that is closed refuses its own password like a wrong one [M-909]', async () => {
  expect(await tried('former', testPassword)).toEqual(await tried('known', 'wrong horse battery'));
});

it('a password that is too long is refused before anything is looked up [M-909]', async () => {
  const [known, unknown] = [await tried('known', 'x'.repeat(201)), await tried('nobody', 'x'.repeat(201))];
  expect(known.work).toEqual({ verified: [], lengths: [], hashed: 0, statements: 0 });
  expect(unknown).toEqual(known);
  expect(known.shown.status).toBe(400);
});

it('the one who is right is looked at once too [M-909]', async () => {
  const { work, shown } = await tried('known', testPassword);
  expect([shown.status, work.verified, work.hashed]).toEqual([200, [today], 0]);
});
