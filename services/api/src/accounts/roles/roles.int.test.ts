import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissionsOf } from '@manzil/core/accounts/permissions';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { forgetConfirmation } from '../testing/enrolled.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
});
beforeEach(() => api.pool.query('truncate request_limits'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function send(method: string, address: string, body?: object, who = admin) {
  const answer = await api.send(method, address, { cookie: who.cookie, origin: who.origin }, body);
  const read = answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>);
  return { status: answer.status, code: read['code'], body: read };
}
const name = { en: 'Photographer', ar: 'مصوّر' };
let made = 0;
const newKey = (): string => `own_${String((made += 1))}`;

async function roleWith(...permissions: string[]): Promise<string> {
  const key = newKey();
  expect((await send('POST', '/api/roles', { key, name, permissions })).status).toBe(201);
  return key;
}
async function personWith(role: string): Promise<Staff> {
  const person = await signInAs(api, 'user');
  await api.pool.query('update users set role = $2 where id = $1', [person.id, role]);
  return person;
}
const entriesOf = async (key: string) =>
  (
    await api.pool.query<{ action: string; after: unknown }>(
      `select action, after from audit_entries where subject_kind = 'role' and subject_id = $1 order by id`,
      [key],
    )
  ).rows;

describe('a role of one’s own', () => {
  it('is made, given, changed and removed, each an entry of the audit log [M-852]', async () => {
    const key = await roleWith('listings.read', 'media.write');
    const { id } = await signInAs(api, 'user');
    const given = await send('PATCH', `/api/users/${String(id)}`, { role: key });
    expect(given.body).toMatchObject({ id, role: key });
    const listed = (await send('GET', '/api/roles')).body['roles'] as { key: string }[];
    expect(listed.slice(0, 5).map((role) => role.key)).toEqual(['admin', 'manager', 'editor', 'agent', 'user']);
    expect(listed).toContainEqual({
      key,
      name,
      builtIn: false,
      permissions: ['listings.read', 'media.write'],
      contact: { phone: 'open', email: 'open' },
      people: 1,
    });
    expect(await send('DELETE', `/api/roles/${key}`)).toMatchObject({ status: 409, code: 'role.in_use' });

    const changed = await send('PUT', `/api/roles/${key}`, { name, permissions: ['seo.read'] });
    expect(changed.body).toMatchObject({ key, permissions: ['seo.read'], people: 1 });
    await send('PATCH', `/api/users/${String(id)}`, { role: 'agent' });
    expect((await send('DELETE', `/api/roles/${key}`)).status).toBe(204);
    expect((await send('DELETE', `/api/roles/${key}`)).code).toBe('role.not_found');
    expect((await entriesOf(key)).map(({ action }) => action)).toEqual([
      'role.created',
      'role.updated',
      'role.deleted',
    ]);
  });

  it('acts at the next request of those who have it, and the session says what it allows [M-853]', async () => {
    const key = await roleWith('seo.read');
    const person = await personWith(key);
    const user = (await send('GET', '/api/auth/user', undefined, person)).body;
    expect(user).toMatchObject({ role: key, roleName: name, permissions: ['seo.read'] });
    expect((await send('GET', '/api/leads', undefined, person)).code).toBe('auth.forbidden');
    await send('PUT', `/api/roles/${key}`, { name, permissions: ['leads.read_own', 'leads.write'] });
    expect((await send('GET', '/api/leads', undefined, person)).status).toBe(200);
    // who may work on leads can be given one
    const assignees = await send('GET', '/api/leads/assignees');
    expect(assignees.body).toContainEqual(expect.objectContaining({ id: person.id, role: key }));
  });

  it('has a key of its own, and built-in ones stay as they are [M-852]', async () => {
    const key = await roleWith('seo.read');
    const permissions = ['seo.read'];
    for (const taken of [key, 'admin', 'token'])
      expect((await send('POST', '/api/roles', { key: taken, name, permissions })).code).toBe('role.key_taken');
    for (const wrong of ['Big', 'x', '1a', `a${'b'.repeat(30)}`])
      expect((await send('POST', '/api/roles', { key: wrong, name, permissions })).status).toBe(400);
    expect((await send('POST', '/api/roles', { key: newKey(), name, permissions: [] })).status).toBe(400);
    expect((await send('POST', '/api/roles', { key: newKey(), name, permissions: ['leads.own'] })).status).toBe(400);
    for (const builtIn of ['admin', 'manager', 'editor', 'agent', 'user']) {
      expect((await send('PUT', `/api/roles/${builtIn}`, { name, permissions })).code).toBe('role.built_in');
      expect((await send('DELETE', `/api/roles/${builtIn}`)).code).toBe('role.built_in');
    }
    const { id } = await signInAs(api, 'agent');
    expect((await send('PATCH', `/api/users/${String(id)}`, { role: 'nobody_knows' })).code).toBe('role.unknown');
  });

  it('is made a hundred times at most', async () => {
    await api.pool.query(
      `insert into roles (key, name_en, name_ar, permissions) select 'many_' || n, 'x', 'x', '{seo.read}' from generate_series(1, 100) n`,
    );
    const refused = await send('POST', '/api/roles', { key: newKey(), name, permissions: ['seo.read'] });
    expect(refused).toMatchObject({ status: 409, code: 'role.limit_reached' });
    await api.pool.query(`delete from roles where key like 'many%'`);
  });

  it('asks for the password again [M-855]', async () => {
    const key = await roleWith('seo.read');
    await forgetConfirmation(api, admin.id);
    const permissions = ['seo.read'];
    const code = 'auth.confirmation_required';
    expect((await send('POST', '/api/roles', { key: newKey(), name, permissions })).code).toBe(code);
    expect((await send('PUT', `/api/roles/${key}`, { name, permissions })).code).toBe(code);
    expect((await send('DELETE', `/api/roles/${key}`)).code).toBe(code);
    admin = await signInAs(api, 'admin');
  });
});

describe('who manages accounts and may less than an administrator', () => {
  let manager: Staff;
  beforeAll(async () => {
    manager = await personWith(await roleWith('users.manage', 'seo.read'));
  });

  it('gives no more than they hold, in a role or to a person [M-854]', async () => {
    const beyond = { status: 403, code: 'role.beyond_own' };
    const more = { name, permissions: ['seo.read', 'audit.read'] };
    expect(await send('POST', '/api/roles', { key: newKey(), ...more }, manager)).toMatchObject(beyond);
    const key = newKey();
    expect((await send('POST', '/api/roles', { key, name, permissions: ['seo.read'] }, manager)).status).toBe(201);
    expect(await send('PUT', `/api/roles/${key}`, more, manager)).toMatchObject(beyond);
    const wider = await roleWith('seo.read', 'audit.read');
    expect(await send('PUT', `/api/roles/${wider}`, { name, permissions: ['seo.read'] }, manager)).toMatchObject(
      beyond,
    );
    expect(await send('DELETE', `/api/roles/${wider}`, undefined, manager)).toMatchObject(beyond);
    const { id } = await personWith('user');
    for (const role of ['admin', 'editor', wider])
      expect(await send('PATCH', `/api/users/${String(id)}`, { role }, manager)).toMatchObject(beyond);
    expect((await send('PATCH', `/api/users/${String(id)}`, { role: key }, manager)).status).toBe(200);
    const invitation = { email: 'beyond@example.com', firstName: 'Noor', lastName: '', role: 'admin' };
    expect(await send('POST', '/api/users', invitation, manager)).toMatchObject(beyond);
  });

  it('takes no account over whose role may more [M-854]', async () => {
    const beyond = { status: 403, code: 'role.beyond_own' };
    const { id } = await signInAs(api, 'editor');
    const one = `/api/users/${String(id)}`;
    for (const change of [{ email: 'mine@example.com' }, { firstName: 'Other' }, { disabled: true }, { role: 'user' }])
      expect(await send('PATCH', one, change, manager)).toMatchObject(beyond);
    expect(await send('POST', `${one}/access-link`, undefined, manager)).toMatchObject(beyond);
    expect(await send('DELETE', `${one}/factors`, undefined, manager)).toMatchObject(beyond);
    expect(await send('DELETE', one, undefined, manager)).toMatchObject(beyond);
    const rules = [{ role: 'admin', needed: true }];
    expect(await send('PUT', '/api/admin/factor-rules', { rules }, manager)).toMatchObject(beyond);
  });

  it('may be made to need a second step, as each role that opens the admin [M-857]', async () => {
    const key = await roleWith('seo.read');
    await send('PUT', '/api/admin/factor-rules', { rules: [{ role: key, needed: true }] });
    const { rules } = (await send('GET', '/api/admin/factor-rules')).body as { rules: { role: string }[] };
    expect(rules).toContainEqual({ role: key, needed: true });
    expect(rules.map(({ role }) => role)).not.toContain('user');
    await send('DELETE', `/api/roles/${key}`);
    const { rows } = await api.pool.query('select from factor_rules where role = $1', [key]);
    expect(rows).toEqual([]);
  });
});

it('an administrator holds every permission, whatever the table of roles says', async () => {
  await api.pool.query(`update roles set permissions = '{seo.read}' where key = 'admin'`);
  const { permissions } = (await send('GET', '/api/auth/user')).body as { permissions: string[] };
  expect(permissions).toEqual([...permissionsOf('admin')]);
});
