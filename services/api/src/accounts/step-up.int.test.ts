import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAs, testPassword, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let other: Staff;
beforeAll(async () => {
  api = await startApi();
  other = await signInAs(api, 'agent');
});
beforeEach(async () => {
  await api.pool.query('truncate request_limits');
  admin = await signInAs(api, 'admin');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const send = async (method: string, address: string, body?: object): Promise<[number, string | null]> => {
  const answer = await api.send(method, address, { cookie: admin.cookie, origin: admin.origin }, body);
  const { code } = (answer.status >= 400 ? await answer.json() : {}) as { code?: string };
  return [answer.status, code ?? null];
};
const passMinutes = (minutes: number) =>
  api.pool.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{confirmedAt}',
       to_jsonb((sess ->> 'confirmedAt')::float8 - $2::float8))::json where (sess ->> 'userId')::integer = $1`,
    [admin.id, minutes * 60_000],
  );
const asks = [403, 'auth.confirmation_required'];
const person = (): string => `/api/users/${String(other.id)}`;
const crm = { apiKey: 'another-key-of-the-crm' };
const chat = { enabled: true, provider: 'built-in', autoResponse: true, leadGeneration: true };

const cases: [string, string, () => string, object | undefined][] = [
  [
    'an invitation',
    'POST',
    () => '/api/users',
    { email: 'x@example.com', firstName: 'X', lastName: '', role: 'agent' },
  ],
  ['another role', 'PATCH', person, { role: 'editor' }],
  ['another e-mail', 'PATCH', person, { email: 'elsewhere@example.com' }],
  ['a link', 'POST', () => `${person()}/access-link`, undefined],
  ['a key of the CRM', 'PUT', () => '/api/admin/crm-provider/credentials', crm],
  [
    'a key of an assistant',
    'PUT',
    () => '/api/admin/settings/chat',
    { ...chat, assistants: { openai: { key: 'k'.repeat(20) } } },
  ],
  ['forgetting a key', 'PUT', () => '/api/admin/settings/chat', { ...chat, assistants: { openai: { key: null } } }],
];
it.each(cases)(
  '%s asks for the password again after five minutes, and goes on when it was typed [M-726]',
  async (_what, method, address, body) => {
    await passMinutes(5.1);
    expect(await send(method, address(), body)).toEqual(asks);
    expect(await send('POST', '/api/auth/confirm', { password: 'not the password' })).toEqual([
      422,
      'auth.incorrect_current_password',
    ]);
    expect(await send(method, address(), body)).toEqual(asks);
    expect(await send('POST', '/api/auth/confirm', { password: testPassword })).toEqual([204, null]);
    expect((await send(method, address(), body))[0]).toBeLessThan(300);
  },
);

it('what opens nothing asks for nothing, and neither does the first five minutes', async () => {
  expect((await send('PATCH', person(), { role: 'agent' }))[0]).toBe(200);
  await passMinutes(60);
  expect((await send('PATCH', person(), { firstName: 'Nora' }))[0]).toBe(200);
  expect((await send('PUT', '/api/admin/settings/chat', chat))[0]).toBe(200);
});

it('guessing it is slowed down and told like guessing at the sign-in', async () => {
  const tries = [];
  for (let n = 0; n < 7; n += 1)
    tries.push(await send('POST', '/api/auth/confirm', { password: `wrong ${String(n)}` }));
  expect(tries.at(0)).toEqual([422, 'auth.incorrect_current_password']);
  expect(tries.at(-1)).toEqual([429, 'auth.rate_limited']);
  const { rows } = await api.pool.query(
    `select 1 from audit_entries where action = 'auth.credentials_refused' and actor_id = $1`,
    [admin.id],
  );
  expect(rows).toHaveLength(5);
});
