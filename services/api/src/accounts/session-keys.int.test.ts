import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { signInAs } from '../testing/sign-in.ts';

const former = 'the former secret of the tests';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { SESSION_SECRET: 'the new secret of the tests', SESSION_SECRET_FORMER: former } });
});
afterAll(() => api.close());

/** The same session, as the key before had signed it. */
function signedBy(key: string, cookie: string): string {
  const [name = '', value = ''] = cookie.split('=');
  const [sid = ''] = decodeURIComponent(value).slice('s:'.length).split('.');
  const signature = createHmac('sha256', key).update(sid).digest('base64').replace(/=+$/, '');
  return `${name}=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}

it('keeps who is signed in by the former key, and gives a cookie by the new one [M-867]', async () => {
  const { cookie } = await signInAs(api, 'agent');
  const older = signedBy(former, cookie);
  expect(older).not.toBe(cookie);
  const answer = await api.get('/api/auth/sessions', { cookie: older });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toContain(`${cookie};`);
});

it('knows nobody by a key that is neither [M-867]', async () => {
  const { cookie } = await signInAs(api, 'agent');
  const answer = await api.get('/api/auth/sessions', { cookie: signedBy('a key of somebody else', cookie) });
  expect(answer.status).toBe(401);
});
