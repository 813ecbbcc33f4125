import { createHash } from 'node:crypto';
import { grantable } from '@manzil/core/accounts/api-token';
import { permissionsOf, type Permission } from '@manzil/core/accounts/permissions';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import * as tokens from '../testing/api-tokens.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi({ forceWaitMs: 50 });
});
beforeEach(async () => {
  await api.pool.query('truncate request_limits');
  admin = await signInAs(api, 'admin');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const make = (body: object, who = admin) => tokens.make(api, who, body);
const made = (permissions: Permission[], name?: string) => tokens.made(api, admin, permissions, name);
const call = (
  token: Pick<tokens.MadeToken, 'secret'>,
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => tokens.callWith(api, token, method, path, body, headers);

const entries = async (action: string) =>
  (
    await api.pool.query(
      'select actor_id, actor_name, actor_role, subject_id, subject_label, after from audit_entries where action = $1 order by id',
      [action],
    )
  ).rows;

describe('a token', () => {
  it('is shown once, stored as a hash, and reads without cookie, origin and session token [M-836]', async () => {
    const answer = await api.send('POST', '/api/tokens', admin as never, {
      name: ' Brochures ',
      permissions: ['listings.read'],
      days: 90,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { token, secret } = (await answer.json()) as { token: Record<string, unknown>; secret: string };
    expect(secret).toMatch(/^mzl_[\w-]{43}$/);
    expect(token).toMatchObject({
      name: 'Brochures',
      prefix: secret.slice(0, 10),
      permissions: ['listings.read'],
      state: 'active',
      madeBy: admin.username,
      lastUsedAt: null,
    });
    const { rows } = await api.pool.query('select * from api_tokens where id = $1', [token['id']]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0].token_hash).toBe(createHash('sha256').update(secret).digest('base64url'));

    expect((await call({ secret }, 'GET', '/api/admin/properties')).status).toBe(200);
    const listed = await callAs(api, admin)('GET', '/api/tokens');
    expect(JSON.stringify(listed.body)).not.toContain(secret);
    const [first] = listed.body['tokens'] as { lastUsedAt: string }[];
    expect(Date.now() - Date.parse(first?.lastUsedAt ?? '')).toBeLessThan(60_000);
    expect(api.logLines.join('\n')).not.toContain(secret);
  });

  it('notes its last use once a minute [M-836]', async () => {
    const token = await made(['listings.read']);
    const use = async (): Promise<string> => {
      await call(token, 'GET', '/api/admin/properties');
      const { rows } = await api.pool.query('select last_used_at::text as at from api_tokens where id = $1', [
        token.id,
      ]);
      return rows[0].at;
    };
    const first = await use();
    expect(await use()).toBe(first);
    await api.pool.query(`update api_tokens set last_used_at = last_used_at - interval '61 seconds' where id = $1`, [
      token.id,
    ]);
    expect((await use()) > first).toBe(true);
  });

  it('changes what its permissions say, and stands in the audit log in place of a person [M-841]', async () => {
    const token = await made(['blog.write', 'blog.read'], 'Article robot');
    await api.pool.query(`insert into blog_categories (id, name, slug) values (2, 'Tips', 'tips')`);
    const post = {
      title: 'By a machine',
      slug: 'by-a-machine',
      excerpt: 'Short',
      content: '<p>Long</p>',
      featuredImage: null,
      categoryId: 2,
      status: 'draft',
      language: 'en',
      tags: [],
    };
    const { status, body } = await call(token, 'POST', '/api/blog-posts', post);
    expect([status, body['code']]).toEqual([201, undefined]);
    expect(await entries('post.created')).toMatchObject([
      { actor_id: token.id, actor_name: 'Article robot', actor_role: 'token', subject_id: String(body['id']) },
    ]);
    const { rows } = await api.pool.query('select author_id from blog_posts where id = $1', [body['id']]);
    expect(rows).toEqual([{ author_id: null }]);
    const log = await callAs(api, admin)('GET', `/api/audit?search=Article`);
    expect(log.body).toMatchObject({
      entries: [{ actor: { id: token.id, username: 'Article robot', role: 'token' } }, { action: 'token.created' }],
    });
  });

  it('says of a listing that nobody holds its field: a machine does', async () => {
    const listing = await addProperty(api.pool, { source: 'crm', referenceId: 'MZL-1' });
    const id = String(listing);
    const { status } = await call(await made(['listings.write', 'listings.read']), 'PATCH', `/api/properties/${id}`, {
      price: '5',
    });
    expect(status).toBe(200);
    const { rows } = await api.pool.query('select field, set_by from property_overrides where property_id = $1', [id]);
    expect(rows).toEqual([{ field: 'price', set_by: null }]);
  });
});

describe('what a token may', () => {
  it('is no more than its maker holds, and never to manage accounts [M-837]', async () => {
    for (const permission of ['users.manage'] as Permission[])
      expect(await make({ name: 'More', permissions: [permission], days: 1 })).toMatchObject({
        status: 422,
        body: { code: 'token.not_grantable' },
      });
    const listed = await callAs(api, admin)('GET', '/api/tokens');
    expect(listed.body['grantable']).toEqual(grantable({ permissions: permissionsOf('admin') }));
    expect(listed.body['grantable']).not.toContain('users.manage');
    const editor = await signInAs(api, 'editor');
    expect((await make({ name: 'x', permissions: ['listings.read'], days: 1 }, editor)).status).toBe(403);
  });

  it('shrinks with what its maker may, at once [M-837]', async () => {
    const token = await made(['leads.delete', 'listings.read']);
    expect((await call(token, 'DELETE', '/api/leads/2147483647')).status).toBe(404);
    await api.pool.query(`update users set role = 'editor' where id = $1`, [admin.id]);
    expect((await call(token, 'DELETE', '/api/leads/2147483647')).status).toBe(403);
    expect((await call(token, 'GET', '/api/admin/properties')).status).toBe(200);
    await api.pool.query(`update users set role = 'user' where id = $1`, [admin.id]);
    expect((await call(token, 'GET', '/api/admin/properties')).status).toBe(403);
  });

  it('holds no session: what is about a person, or wants the password again, is refused [M-837]', async () => {
    const token = await made(grantable({ permissions: permissionsOf('admin') }));
    expect(await call(token, 'GET', '/api/auth/sessions')).toMatchObject({
      status: 403,
      body: { code: 'auth.forbidden' },
    });
    expect(await call(token, 'GET', '/api/auth/user')).toMatchObject({ status: 200, body: {} });
    const key = { apiKey: 'another-key-of-the-crm' };
    expect(await call(token, 'PUT', '/api/admin/crm-provider/credentials', key)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirmation_required' },
    });
  });
});

describe('a token that opens nothing', () => {
  const revoked = { status: 401, body: { code: 'auth.token_revoked' } };

  it('is refused by its own code: unknown, expired, revoked, or of somebody who is disabled [M-838]', async () => {
    const unknown = await call({ secret: `mzl_${'x'.repeat(43)}` }, 'GET', '/api/leads');
    expect(unknown).toMatchObject({ status: 401, body: { code: 'auth.token_unknown' } });
    expect(unknown.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    for (const secret of ['', 'nothing like it', `mzl_${'x'.repeat(44)}`, 'x'.repeat(4_000)])
      expect(await call({ secret }, 'GET', '/api/leads')).toMatchObject({
        status: 401,
        body: { code: 'auth.token_unknown' },
      });
    const token = await made(['listings.read']);
    await api.pool.query(
      `update api_tokens set created_at = now() - interval '3 days', expires_at = now() - interval '1 second' where id = $1`,
      [token.id],
    );
    expect(await call(token, 'GET', '/api/admin/properties')).toMatchObject({
      status: 401,
      body: { code: 'auth.token_expired' },
    });
    const gone = await made(['listings.read']);
    const address = `/api/tokens/${String(gone.id)}`;
    expect((await callAs(api, admin)('DELETE', address)).status).toBe(204);
    expect(await call(gone, 'GET', '/api/admin/properties')).toMatchObject(revoked);
    expect((await callAs(api, admin)('DELETE', address)).body['code']).toBe('token.not_found');
    const orphan = await made(['listings.read']);
    await api.pool.query('update users set disabled_at = now() where id = $1', [admin.id]);
    expect(await call(orphan, 'GET', '/api/admin/properties')).toMatchObject(revoked);
  });

  it('stands in the audit log once an hour however often it is tried [M-841]', async () => {
    const token = await made(['listings.read']);
    await callAs(api, admin)('DELETE', `/api/tokens/${String(token.id)}`);
    for (let n = 0; n < 3; n += 1) await call(token, 'GET', '/api/leads');
    const told = (await entries('token.refused')).filter(({ subject_id }) => subject_id === String(token.id));
    expect(told).toMatchObject([{ actor_id: null, after: { code: 'auth.token_revoked' } }]);
  });

  it('so does a right one at what it may not [M-841]', async () => {
    const token = await made(['listings.read'], 'Curious');
    for (let n = 0; n < 3; n += 1) await call(token, 'GET', '/api/leads');
    await call(token, 'GET', '/api/users');
    const told = (await entries('auth.refused')).filter(({ actor_name }) => actor_name === 'Curious');
    expect(told.map(({ after }) => after.operation)).toEqual(['listLeads', 'listUsers']);
  });
});

it('a cookie and a token together are refused [M-839]', async () => {
  const token = await made(['listings.read']);
  const both = await call(token, 'GET', '/api/admin/properties', undefined, { cookie: admin.cookie });
  expect(both).toMatchObject({ status: 400, body: { code: 'auth.two_credentials' } });
  const change = await call(token, 'POST', '/api/properties', undefined, {
    cookie: admin.cookie,
    origin: admin.origin,
  });
  expect(change).toMatchObject({ status: 400, body: { code: 'auth.two_credentials' } });
  const basic = await api.get('/api/admin/properties', { cookie: admin.cookie, authorization: 'Basic eDp5' });
  expect(basic.status).toBe(200);
});

it('each token has its own budget, and wrong ones are counted by address [M-840]', async () => {
  const busy = await made(['listings.read']);
  const quiet = await made(['listings.read']);
  await call(busy, 'GET', '/api/admin/properties');
  await api.pool.query(`update request_limits set points = 600 where key = $1`, [`token:${String(busy.id)}`]);
  const refused = await call(busy, 'GET', '/api/admin/properties');
  expect(refused).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call(quiet, 'GET', '/api/admin/properties')).status).toBe(200);

  const wrong = { secret: `mzl_${'y'.repeat(43)}` };
  const codes = new Set<unknown>();
  for (let n = 0; n < 30; n += 1) codes.add((await call(wrong, 'GET', '/api/leads')).body['code']);
  expect([...codes]).toEqual(['auth.token_unknown']);
  expect((await call(wrong, 'GET', '/api/leads')).status).toBe(429);
  expect((await call(quiet, 'GET', '/api/admin/properties')).status).toBe(200);
});

describe('making one', () => {
  it('asks for the password again after five minutes, and stands in the audit log without the token [M-842]', async () => {
    await api.pool.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{confirmedAt}', '0')::json where (sess ->> 'userId')::integer = $1`,
      [admin.id],
    );
    expect((await make({ name: 'x', permissions: ['listings.read'], days: 1 })).body['code']).toBe(
      'auth.confirmation_required',
    );
    admin = await signInAs(api, 'admin');
    const { id, secret } = await made(['listings.read'], 'Told of');
    const all = await entries('token.created');
    expect(all.at(-1)).toMatchObject({
      actor_name: admin.username,
      subject_id: String(id),
      subject_label: 'Told of',
      after: { permissions: ['listings.read'], days: 30 },
    });
    expect(JSON.stringify(all)).not.toContain(secret.slice(4));
  });

  it.each([
    { name: 'x', permissions: ['listings.read'], days: 366 },
    { name: 'x', permissions: ['listings.read'], days: 0 },
    { name: 'x', permissions: ['listings.read'] },
    { name: 'x', permissions: [], days: 1 },
    { name: '  ', permissions: ['listings.read'], days: 1 },
    { name: 'x'.repeat(61), permissions: ['listings.read'], days: 1 },
    { name: 'x', permissions: ['everything'], days: 1 },
  ])('is refused without an end within a year, a name and permissions: %j [M-842]', async (body) => {
    expect((await make(body)).status).toBe(400);
  });

  it('ends at a hundred that work, also when two are made at once [M-842]', async () => {
    await api.pool.query('delete from api_tokens');
    await api.pool.query(
      `insert into api_tokens (name, prefix, token_hash, permissions, made_by_id, expires_at)
       select 'Many', 'mzl_xxxxxx', 'h' || n, '{listings.read}', $1, now() + interval '1 day' from generate_series(1, 99) n`,
      [admin.id],
    );
    const body = { name: 'One more', permissions: ['listings.read'], days: 1 };
    const answers = await Promise.all([make(body), make(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('token.limit_reached');
  });
});
