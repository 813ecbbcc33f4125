import { roles, type Role } from '@manzil/core/accounts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../contract/document.ts';
import { readOperations } from '../contract/operations.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { callers, permissionMatrix, type Caller } from './testing/permission-matrix.ts';

let api: TestApi;
const staff = new Map<Role, Staff>();
beforeAll(async () => {
  api = await startApi();
  for (const role of roles) staff.set(role, await signInAs(api, role));
});
afterAll(() => api.close());

const operations = readOperations(contract);
const absent = { id: '2147483647', session: '00000000-0000-4000-8000-000000000000', slug: 'nowhere', key: 'nowhere' };

function addressOf(path: string): string {
  return path
    .replace('{crm_provider}', 'sandbox')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => absent[name as keyof typeof absent] ?? '1');
}

/** The permission must be asked first. */
async function call(method: string, path: string, who: Staff | undefined): Promise<{ status: number; code: string }> {
  const headers = who === undefined ? {} : { cookie: who.cookie, origin: who.origin };
  const answer = await api.send(method.toUpperCase(), addressOf(path), headers);
  const body = answer.headers.get('content-type')?.includes('json') === true ? await answer.json() : null;
  return { status: answer.status, code: (body as { code?: string } | null)?.code ?? '' };
}

const mayCall = (id: string, caller: Caller): boolean =>
  permissionMatrix[id]?.split(' ')[callers.indexOf(caller)] === '+';

const refusalOf = (caller: Caller): string => (caller === 'anonymous' ? '401 auth.required' : '403 auth.forbidden');

it('the table names every operation, and nothing else [A-012]', () => {
  expect(Object.keys(permissionMatrix).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  expect(Object.values(permissionMatrix).filter((row) => !/^[+-]( [+-]){5}$/.test(row))).toEqual([]);
});

describe.each(callers)('%s', (caller) => {
  it.each(operations.map(({ id, method, path }) => [id, method, path] as const))(
    'is let through to %s, or refused, as the table says [A-002 A-012 A-327 A-334 P-302 M-851]',
    async (id, method, path) => {
      const who =
        caller === 'anonymous'
          ? undefined
          : ['logout', 'signOut'].includes(id)
            ? await signInAs(api, caller)
            : staff.get(caller);
      const { status, code } = await call(method, path, who);
      const refusal = /^auth\.(required|forbidden|session_token)$/.test(code) ? `${String(status)} ${code}` : 'none';
      expect(refusal).toBe(mayCall(id, caller) ? 'none' : refusalOf(caller));
    },
  );
});

it('a flag that anybody can set opens nothing [A-259 A-261 A-329]', async () => {
  const answer = await api.get('/api/leads', { cookie: 'adminLoggedIn=true; isAdmin=1', 'x-admin': 'true' });
  expect(answer.status).toBe(401);
});

describe('a change by somebody signed in', () => {
  const change = (headers: Record<string, string>) => api.send('POST', '/api/crm/force-retry', headers);
  const admin = (): Staff => staff.get('admin') as Staff;

  it('is refused when it comes from another site, or does not say where from', async () => {
    const { cookie } = admin();
    for (const foreign of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}])
      expect((await change({ cookie, ...foreign })).status).toBe(403);
  });

  it('is refused without the token of this very session', async () => {
    const { cookie, origin } = admin();
    const other = await api.get('/api/auth/user', { cookie: (staff.get('editor') as Staff).cookie });
    for (const token of ['', 'x'.repeat(43), other.headers.get('x-session-token') ?? '']) {
      const answer = await change({ cookie, origin, 'x-session-token': token });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'auth.session_token']);
    }
    expect((await change({ cookie, origin })).status).toBe(200);
  });

  it('a public form needs none', async () => {
    const { cookie, origin } = admin();
    const answer = await api.send('POST', '/api/chat', { cookie, origin, 'x-session-token': '' }, { message: 'Hello' });
    expect(answer.status).toBe(200);
  });
});

it.each([
  '/api/admin/stats',
  '/api/leads',
  '/api/properties',
  '/api/agents',
  '/api/blog-posts',
  '/api/auth/sessions',
  '/api/audit',
])('what staff get from %s is stored nowhere', async (path) => {
  const { cookie } = staff.get('admin') as Staff;
  expect((await api.get(path, { cookie })).headers.get('cache-control')).toBe('no-store');
  expect((await api.get(path)).headers.get('cache-control')).toMatch(/no-store|no-cache/);
});

it('what was refused to somebody signed in stands in the audit log', async () => {
  const { cookie, username } = staff.get('agent') as Staff;
  await api.get('/api/users', { cookie });
  const { rows } = await api.pool.query(
    `select actor_name, action, subject_label, after from audit_entries order by id desc limit 1`,
  );
  expect(rows).toEqual([
    {
      actor_name: username,
      action: 'auth.refused',
      subject_label: 'listUsers',
      after: { operation: 'listUsers', code: 'auth.forbidden' },
    },
  ]);
});
