import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs, testPassword } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it.each(['/api/properties', '/api/auth/user', '/api/nothing', '/media/nothing.webp'])(
  '%s opens itself to no other origin, and tells none where its reader came from',
  async (path) => {
    const { headers } = await api.get(path, { origin: 'https://evil.example' });
    expect(Object.fromEntries(headers)).not.toHaveProperty('access-control-allow-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it('a preflight of another origin gets no leave', async () => {
  const answer = await fetch(`${api.url}/api/leads`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(Object.keys(Object.fromEntries(answer.headers)).filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  );
});

it('a parameter given twice is refused where one value is asked for', async () => {
  const answer = await api.get('/api/properties?page=1&page=2');
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'request.invalid']);
});

it('a session’s identifier has 192 random bits, and no two are alike', async () => {
  const { origin, username } = await signInAs(api, 'agent');
  const ids = new Set<string>();
  for (let n = 0; n < 3; n += 1) {
    const answer = await api.post('/api/auth/login', { username, password: testPassword }, { origin });
    const [, sid = ''] = /manzil\.sid=s%3A([\w-]+)\./.exec(answer.headers.getSetCookie().join()) ?? [];
    expect(Buffer.from(sid, 'base64url')).toHaveLength(24);
    ids.add(sid);
  }
  expect(ids.size).toBe(3);
});

it('a password of two hundred characters is taken whole and as it is: its last one counts, and its spaces', async () => {
  const { cookie, origin, username } = await signInAs(api, 'agent');
  const long = ` ${'A Wide field, '.repeat(16).slice(0, 198)}!`;
  expect(long).toHaveLength(200);
  const change = { currentPassword: testPassword, newPassword: long, confirmation: long };
  expect((await api.send('POST', '/api/auth/credentials', { cookie, origin }, change)).status).toBe(200);
  const signIn = async (password: string): Promise<number> =>
    (await api.post('/api/auth/login', { username, password }, { origin })).status;
  expect(await signIn(`${long.slice(0, -1)}?`)).toBe(401);
  expect(await signIn(long.trim())).toBe(401);
  expect(await signIn(long.toLowerCase())).toBe(401);
  expect(await signIn(long)).toBe(200);
});
