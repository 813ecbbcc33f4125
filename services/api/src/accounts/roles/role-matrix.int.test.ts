/** Every operation of the contract, by somebody with a role of one's own. The role changes between the calls; the session does not. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { permissions, type Permission } from '@manzil/core/accounts/permissions';
import { contract } from '../../contract/document.ts';
import { readOperations } from '../../contract/operations.ts';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let person: Staff;
beforeAll(async () => {
  api = await startApi();
  await api.pool.query(
    `insert into roles (key, name_en, name_ar, permissions) values ('own', 'Own', 'خاص', '{seo.read}')`,
  );
  person = await ownOne();
});
beforeEach(() => api.pool.query('truncate request_limits'));
afterAll(() => api.close());

async function ownOne(): Promise<Staff> {
  const made = await signInAs(api, 'user');
  await api.pool.query(`update users set role = 'own' where id = $1`, [made.id]);
  return made;
}

const absent = { id: '2147483647', session: '00000000-0000-4000-8000-000000000000', slug: 'nowhere', key: 'nowhere' };
const addressOf = (path: string): string =>
  path
    .replace('{crm_provider}', 'sandbox')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => absent[name as keyof typeof absent] ?? '1');

/** One that no release knows stands for none: the table wants some. */
async function refusalWith(granted: readonly Permission[], method: string, path: string, who = person) {
  await api.pool.query(`update roles set permissions = $1 where key = 'own'`, [['unknown.to_all', ...granted]]);
  const answer = await api.send(method.toUpperCase(), addressOf(path), { cookie: who.cookie, origin: who.origin });
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const body = (isJson ? await answer.json() : null) as { code?: string } | null;
  const code = body?.code ?? '';
  return ['auth.required', 'auth.forbidden', 'auth.session_token'].includes(code) ? code : 'none';
}

type Line = readonly [id: string, method: string, path: string, permission: string];
const lines = readOperations(contract).map(({ id, method, path, permission }): Line => [id, method, path, permission]);
const isOpen = ([, , , permission]: Line): boolean => permission === 'public' || permission === 'signed_in';

it.each(lines.filter(isOpen))('%s takes a role with nothing [M-856]', async (id, method, path) => {
  const who = ['logout', 'signOut'].includes(id) ? await ownOne() : person;
  expect(await refusalWith([], method, path, who)).toBe('none');
});

it.each(lines.filter((line) => !isOpen(line)))(
  '%s takes a role with exactly its permission, and none with all others [M-856]',
  async (_id, method, path, permission) => {
    const own = permissions.filter((one) => one === permission);
    const others = permissions.filter((one) => one !== permission);
    expect(own).toHaveLength(1);
    expect(await refusalWith(own, method, path)).toBe('none');
    expect(await refusalWith([], method, path)).toBe('auth.forbidden');
    expect(await refusalWith(others, method, path)).toBe('auth.forbidden');
  },
);
