import type { AccountNotice } from '@manzil/core/accounts/account-notice';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { cookieOf, signInAs, testPassword, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { callWith, made } from '../testing/api-tokens.ts';
import { enrolled, forgetConfirmation, withPassword } from '../testing/enrolled.ts';

interface Listed {
  id: string;
  current: boolean;
}
const told: AccountNotice[] = [];
let api: TestApi;
let admin: Staff;
let person: Staff;
beforeAll(async () => {
  api = await startApi({ replace: { accountNotifier: { tell: (notice) => void told.push(notice) } } });
});
beforeEach(async () => {
  await api.pool.query('truncate request_limits, sessions');
  admin = await signInAs(api, 'admin');
  person = await signInAs(api, 'agent');
  told.length = 0;
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const of = (who: { id: number }): string => `/api/users/${String(who.id)}/sessions`;
const asAdmin = (method: string, path: string) => callAs(api, admin)(method, path);
const list = async (who: { id: number }) => (await asAdmin('GET', of(who))).body as unknown as Listed[];
const known = async (cookie: string): Promise<boolean> =>
  (await (await api.get('/api/auth/user', { cookie })).json()) !== null;
const again = async ({ username }: Staff): Promise<string> =>
  cookieOf(await api.post('/api/auth/login', { username, password: testPassword }));
const entries = async (who: { id: number }) => {
  const { rows } = await api.pool.query<{ action: string }>(
    `select action, actor_name, actor_id, subject_label, after from audit_entries
     where subject_id = $1::text and subject_kind = 'user' order by id`,
    [who.id],
  );
  return rows.filter(({ action }) => action.includes('session'));
};

describe('where another person is signed in', () => {
  it('is listed for an administrator, newest first, without what opens a session [M-846]', async () => {
    const elsewhere = await again(person);
    const sessions = await list(person);
    expect(sessions).toHaveLength(2);
    const own = await api.get('/api/auth/sessions', { cookie: elsewhere });
    const asShown = ((await own.json()) as Listed[]).map((one) => ({ ...one, current: false }));
    expect(sessions).toEqual(asShown);
  });

  it('leaves out who waits for a second step, and is nothing for an account that nobody uses [M-846]', async () => {
    const waiting = await enrolled(api);
    await api.pool.query("delete from sessions where (sess ->> 'userId')::int = $1", [waiting.id]);
    expect((await withPassword(api, waiting.username)).status).toBe(202);
    expect(await list(waiting)).toEqual([]);
    expect((await asAdmin('GET', of({ id: 2_147_483_647 }))).body['code']).toBe('user.not_found');
  });
});

describe('an administrator', () => {
  it('ends one session of a person, who is told; the others go on [M-847]', async () => {
    const elsewhere = await again(person);
    const [newest] = await list(person);
    const path = `${of(person)}/${newest?.id ?? ''}`;
    expect((await asAdmin('DELETE', path)).status).toBe(204);
    expect([await known(elsewhere), await known(person.cookie)]).toEqual([false, true]);
    expect(told).toMatchObject([{ kind: 'sessions_ended', to: `${person.username}@example.com` }]);
    expect(await entries(person)).toEqual([
      {
        action: 'user.session_ended',
        actor_name: admin.username,
        actor_id: admin.id,
        subject_label: person.username,
        after: { session: newest?.id },
      },
    ]);
    expect((await asAdmin('DELETE', path)).body['code']).toBe('session.not_found');
    // of somebody else, under this person's name
    const [foreign] = await list(await signInAs(api, 'editor'));
    expect((await asAdmin('DELETE', `${of(person)}/${foreign?.id ?? ''}`)).status).toBe(404);
    expect(told).toHaveLength(1);
  });

  it('ends all of them, and those that wait for a second step too; nobody is told twice of nothing [M-847]', async () => {
    const waiting = await enrolled(api);
    const { cookie } = await withPassword(api, waiting.username);
    told.length = 0;
    expect((await asAdmin('DELETE', of(waiting))).status).toBe(204);
    expect(await known(waiting.cookie)).toBe(false);
    const pending = await api.get('/api/auth/login/second', { cookie });
    expect(await pending.json()).toBeNull();
    expect((await asAdmin('DELETE', of(waiting))).status).toBe(204);
    expect(told.map(({ kind }) => kind)).toEqual(['sessions_ended']);
    expect(await entries(waiting)).toMatchObject([
      { action: 'user.sessions_ended', actor_name: admin.username, after: { ended: 2 } },
      { action: 'user.sessions_ended', after: { ended: 0 } },
    ]);
    expect((await asAdmin('DELETE', of({ id: 2_147_483_647 }))).body['code']).toBe('user.not_found');
  });

  it('ends none when the password was typed long ago [M-847]', async () => {
    const [one] = await list(person);
    await forgetConfirmation(api, admin.id);
    for (const path of [of(person), `${of(person)}/${one?.id ?? ''}`])
      expect((await asAdmin('DELETE', path)).body['code']).toBe('auth.confirmation_required');
    expect(await known(person.cookie)).toBe(true);
    expect([told, await entries(person)]).toEqual([[], []]);
  });

  it('does neither to oneself: own sessions are ended with the own account [M-847]', async () => {
    await again(admin);
    for (const [method, path] of [
      ['GET', of(admin)],
      ['DELETE', of(admin)],
      ['DELETE', `${of(admin)}/00000000-0000-4000-8000-000000000000`],
    ] as const)
      expect(await asAdmin(method, path)).toMatchObject({ status: 409, body: { code: 'session.own' } });
    expect(await known(admin.cookie)).toBe(true);
  });

  it('ends no API token by it [M-847]', async () => {
    const token = await made(api, admin, ['listings.read'], 'a machine');
    const other = await signInAs(api, 'admin');
    expect((await callAs(api, other)('DELETE', of(admin))).status).toBe(204);
    expect(await known(admin.cookie)).toBe(false);
    expect((await callWith(api, token, 'GET', '/api/admin/properties')).status).toBe(200);
  });
});

it('who may not do all that a person may ends none of their sessions [M-847]', async () => {
  await api.pool.query(
    `insert into roles (key, name_en, name_ar, permissions) values ('hosts', 'Hosts', 'مضيفون', '{users.manage}')
     on conflict do nothing`,
  );
  const host = await signInAs(api, 'user');
  await api.pool.query(`update users set role = 'hosts' where id = $1`, [host.id]);
  for (const method of ['GET', 'DELETE'])
    expect((await callAs(api, host)(method, of(admin))).status).toBe(method === 'GET' ? 200 : 403);
  expect(await known(admin.cookie)).toBe(true);
  expect(told).toEqual([]);
});
