import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
});
afterAll(() => api.close());

it('the audit log shows from which address somebody signed in, or tried to [M-776]', async () => {
  await api.post('/api/auth/login', { username: admin.username, password: 'not the password' });
  const answer = await api.get('/api/audit?kind=auth&limit=200', { cookie: admin.cookie, origin: admin.origin });
  const { entries } = (await answer.json()) as { entries: { action: string; address: string | null }[] };
  const addressOf = (action: string) => entries.find((entry) => entry.action === action)?.address;
  expect(addressOf('auth.signed_in')).toBe('127.0.0.1');
  expect(addressOf('auth.sign_in_refused')).toBe('127.0.0.1');
  api.demandContract();
});
