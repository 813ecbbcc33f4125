import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOperatorLink } from '@manzil/core/accounts/store/operator-link';
import { cookieOf, signInAs, testPassword, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
});
beforeEach(() => api.pool.query('truncate request_limits'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const as = (who: Staff) => ({ cookie: who.cookie, origin: who.origin });
const send = (method: string, address: string, body?: object, who = admin) => api.send(method, address, as(who), body);
const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;
const users = async (query: string) =>
  ((await (await api.get(`/api/users?${query}`, as(admin))).json()) as { users: { id: number; state: string }[] })
    .users;

let invited = 0;
async function invite(role = 'editor') {
  invited += 1;
  const body = {
    email: `new${String(invited)}@example.com`,
    firstName: 'Noor',
    lastName: 'Haddad',
    role,
    language: 'ar',
  };
  const answer = await send('POST', '/api/users', body);
  expect(answer.status).toBe(201);
  const { user, link } = (await answer.json()) as {
    user: { id: number };
    link: { sent: boolean; expiresAt: string };
  };
  return { ...body, id: user.id, link };
}
/** As the operator prints it on the server. */
async function printed(name: string): Promise<string> {
  const made = await makeOperatorLink(api.pool, name);
  return made?.token ?? '';
}
const hours = (until: string) => Math.round((Date.parse(until) - Date.now()) / 360_000) / 10;
const good = { password: 'a long enough one', confirmation: 'a long enough one' };
const use = (body: object) => api.post('/api/auth/access-link/use', body);

describe('an invitation', () => {
  it('gives a link that works once, for a name and a password of one’s own', async () => {
    const { id, email } = await invite();
    const token = await printed(email.toUpperCase());
    expect(await users(`state=invited`)).toContainEqual(expect.objectContaining({ id, state: 'invited' }));
    const read = await api.post('/api/auth/access-link', { token });
    expect(await read.json()).toEqual({ purpose: 'invite', username: null, firstName: 'Noor', passwordMinLength: 12 });

    expect(await codeOf(await use({ token, username: 'noor', ...good, confirmation: 'other' }))).toBe(
      'auth.passwords_do_not_match',
    );
    expect(await codeOf(await use({ token, username: 'noor', password: 'short', confirmation: 'short' }))).toBe(
      'auth.password_too_short',
    );
    expect(await codeOf(await use({ token, ...good }))).toBe('auth.username_missing');
    expect(await codeOf(await use({ token, username: admin.username, ...good }))).toBe('auth.username_taken');
    const both = await Promise.all([
      use({ token, username: 'noor', ...good }),
      use({ token, username: 'noor2', ...good }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 410]);
    expect((await api.post('/api/auth/access-link', { token })).status).toBe(410);
    const { rows } = await api.pool.query<{ username: string }>('select username from credentials where user_id = $1', [
      id,
    ]);
    const login = await api.post('/api/auth/login', { username: rows[0]?.username, password: good.password });
    expect(login.status).toBe(200);
  });

  it('is stored as a hash, and reaches no answer, no kept mail and no log [M-723]', async () => {
    const { link, email } = await invite();
    expect(Object.keys(link).toSorted()).toEqual(['expiresAt', 'purpose', 'sent']);
    const token = await printed(email);
    const stored = await api.pool.query('select * from access_links');
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    expect(link.sent).toBe(false); // kept, not sent
    const folder = path.join(api.dataDir, 'mail');
    const files = readdirSync(folder).map((name) => path.join(folder, name));
    const mail = files.find((file) => readFileSync(file, 'utf8').includes(email)) ?? '';
    expect(files.map((file) => readFileSync(file, 'utf8')).join('')).not.toContain('/admin-access#');
    expect(statSync(mail).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(mail, 'utf8'))).toMatchObject({
      to: email,
      subject: expect.stringContaining('منزل'),
    });
    expect(api.logLines.join('\n')).not.toMatch(new RegExp(`${token}|${email}`));
  });

  it('is too old after a week, and dies when it is taken back', async () => {
    const old = await invite();
    expect(hours(old.link.expiresAt)).toBe(7 * 24);
    const oldToken = await printed(old.email);
    await api.pool.query(`update access_links set expires_at = now() - interval '1 second' where user_id = $1`, [
      old.id,
    ]);
    expect((await api.post('/api/auth/access-link', { token: oldToken })).status).toBe(410);
    const other = await invite();
    const token = await printed(other.email);
    expect((await send('DELETE', `/api/users/${String(other.id)}`)).status).toBe(204);
    expect((await use({ token, username: 'late', ...good })).status).toBe(410);
    expect(await codeOf(await send('DELETE', `/api/users/${String(admin.id)}`))).toBe('user.accepted');
  });

  it('refuses an e-mail address that somebody has, in any letters', async () => {
    const { email } = await invite();
    const body = { email: email.toUpperCase(), firstName: 'A', lastName: 'B', role: 'agent' };
    expect(await codeOf(await send('POST', '/api/users', body))).toBe('user.email_taken');
  });
});

describe('an account', () => {
  it('that is disabled is signed out, cannot sign in, and gets no link', async () => {
    const who = await signInAs(api, 'agent');
    const address = `/api/users/${String(who.id)}`;
    expect(await (await send('PATCH', address, { disabled: true })).json()).toMatchObject({ state: 'disabled' });
    expect((await api.get('/api/leads', { cookie: who.cookie })).status).toBe(401);
    const login = () => api.post('/api/auth/login', { username: who.username, password: testPassword });
    expect([(await login()).status, await codeOf(await login())]).toEqual([401, 'auth.invalid_credentials']);
    expect(await codeOf(await send('POST', `${address}/access-link`))).toBe('user.disabled');
    await send('PATCH', address, { disabled: false });
    expect((await login()).status).toBe(200);
  });

  it('gets another role, with which it signs in anew', async () => {
    const who = await signInAs(api, 'agent');
    await send('PATCH', `/api/users/${String(who.id)}`, { role: 'editor' });
    expect((await api.get('/api/admin/stats', { cookie: who.cookie })).status).toBe(401);
    const login = await api.post('/api/auth/login', { username: who.username, password: testPassword });
    expect(await login.json()).toMatchObject({ role: 'editor' });
  });

  it('of the last administrator stays, also when two remove each other', async () => {
    const me = `/api/users/${String(admin.id)}`;
    await invite('admin');
    for (const change of [{ disabled: true }, { role: 'editor' }])
      expect(await codeOf(await send('PATCH', me, change))).toBe('user.last_admin');
    const other = await signInAs(api, 'admin');
    const both = await Promise.all([
      send('PATCH', `/api/users/${String(other.id)}`, { disabled: true }, admin),
      send('PATCH', me, { role: 'agent' }, other),
    ]);
    const statuses = both.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const { rows } = await api.pool.query(
      `select from users u join credentials c on c.user_id = u.id where u.role = 'admin' and u.disabled_at is null`,
    );
    expect(rows).toHaveLength(1);
    await api.pool.query(`update users set role = 'admin', disabled_at = null where id = $1`, [admin.id]);
    admin = {
      ...admin,
      cookie: cookieOf(await api.post('/api/auth/login', { username: admin.username, password: testPassword })),
    };
    await send('PATCH', `/api/users/${String(other.id)}`, { disabled: true });
  });

  it('is found by name, role and state', async () => {
    const who = await signInAs(api, 'user');
    expect((await users(`search=${who.username.toUpperCase()}&role=user&state=active`)).map(({ id }) => id)).toEqual([
      who.id,
    ]);
    expect(await users(`search=${who.username}&role=agent`)).toEqual([]);
    expect(await users(`search=${who.username}&state=disabled`)).toEqual([]);
    // a percent sign is no pattern
    expect(await users('search=%25')).toEqual([]);
  });

  it('comes in the order that is asked for', async () => {
    const first = await invite();
    const last = await invite();
    const ids = async (sort: string) => (await users(`sort=${sort}&limit=100`)).map(({ id }) => id);
    expect((await ids('newest')).slice(0, 2)).toEqual([last.id, first.id]);
    expect((await ids('oldest')).slice(-2)).toEqual([first.id, last.id]);
    expect((await users('sort=newest&limit=1&page=2')).map(({ id }) => id)).toEqual([first.id]);
    expect((await api.get('/api/users?sort=height', as(admin))).status).toBe(400);
  });

  it('leaves each change in the audit log, without names and addresses', async () => {
    const { id, email } = await invite();
    await send('PATCH', `/api/users/${String(id)}`, { firstName: 'Nora', role: 'agent' });
    const answer = await api.get(`/api/audit?kind=user&subjectId=${String(id)}`, as(admin));
    const { entries } = (await answer.json()) as { entries: { action: string; before: object; after: object }[] };
    expect(entries.map(({ action }) => action)).toEqual(['user.updated', 'user.link_made', 'user.invited']);
    expect(entries[0]).toMatchObject({
      actor: { username: admin.username, role: 'admin' },
      before: { firstName: '[redacted]', role: 'editor' },
      after: { firstName: '[redacted]', role: 'agent' },
    });
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${email}|Noor|Nora`));
  });
});

describe('a forgotten password', () => {
  const forgot = (username: string) => api.post('/api/auth/forgotten', { username });

  it('answers the same for everybody; administrators see that it was asked for, and a link leads back', async () => {
    const who = await signInAs(api, 'agent');
    expect([(await forgot('nobody-at-all')).status, (await forgot(`${who.username}@EXAMPLE.com`)).status]).toEqual([
      202, 202,
    ]);
    await expect
      .poll(async () => (await users(`search=${who.username}`))[0])
      .toMatchObject({ passwordAskedAt: expect.stringMatching(/^20/) });
    const made = await send('POST', `/api/users/${String(who.id)}/access-link`);
    const { purpose, expiresAt } = (await made.json()) as { purpose: string; expiresAt: string };
    expect([purpose, hours(expiresAt)]).toEqual(['reset', 2]);
    const token = await printed(who.username);
    expect((await use({ token, ...good })).status).toBe(204);
    expect((await api.get('/api/leads', { cookie: who.cookie })).status).toBe(401);
    expect((await api.post('/api/auth/login', { username: who.username, password: good.password })).status).toBe(200);
    expect((await users(`search=${who.username}`))[0]).toMatchObject({ passwordAskedAt: null });
    const other = { password: 'another long one', confirmation: 'another long one' };
    expect((await use({ token, ...other })).status).toBe(410);
    expect((await api.post('/api/auth/login', { username: who.username, password: good.password })).status).toBe(200);
  });

  it('is taken five times from one address', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) answers.push((await forgot('nobody')).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('the audit log', () => {
  it('is searched by words, kind, person and day, page by page', async () => {
    const page = async (query: string) =>
      (await (await api.get(`/api/audit?${query}`, as(admin))).json()) as {
        entries: { id: number; action: string; subject: { kind: string }; actor: { id: number } | null }[];
        pagination: { total: number; hasNext: boolean };
      };
    const all = await page('limit=2');
    expect(all.entries).toHaveLength(2);
    expect(all.pagination.hasNext).toBe(true);
    const next = await page('limit=2&page=2');
    expect(new Set([...all.entries, ...next.entries].map(({ id }) => id)).size).toBe(4);
    const kinds = (await page('kind=user&limit=200')).entries.map(({ subject }) => subject.kind);
    expect(new Set(kinds)).toEqual(new Set(['user']));
    const mine = await page(`actorId=${String(admin.id)}&search=signed_in`);
    expect(mine.entries.every(({ actor, action }) => actor?.id === admin.id && action === 'auth.signed_in')).toBe(true);
    expect(mine.pagination.total).toBeGreaterThan(0);
    const day = (daysAhead: number) =>
      new Date(Date.now() + (daysAhead * 24 + 3) * 3_600_000).toISOString().slice(0, 10);
    const today = day(0);
    expect((await page(`from=${today}&to=${today}`)).pagination.total).toBe(all.pagination.total);
    expect((await page('to=2020-01-01')).pagination.total).toBe(0);
    expect((await page(`from=${day(1)}`)).pagination.total).toBe(0);
    expect((await page('search=%25')).pagination.total).toBe(0);
  });

  it('refuses a day that is none', async () => {
    expect((await api.get('/api/audit?from=2026-13-01', as(admin))).status).toBe(400);
  });
});
