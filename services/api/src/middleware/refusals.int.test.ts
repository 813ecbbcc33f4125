import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { CAPTCHA_MODE: 'off' } });
});
afterAll(() => api.close());

const asJson = { 'content-type': 'application/json' };

it.each([
  ['text that is no JSON', '{"firstName": "Nou', asJson, 400, 'request.malformed'],
  ['a list for an object', '[]', asJson, 400, 'request.invalid'],
  ['nothing at all', '', asJson, 400, 'request.invalid'],
  [
    'a form',
    'firstName=x',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'request.unsupported_media_type',
  ],
  [
    'another charset',
    '{}',
    { 'content-type': 'application/json; charset=iso-8859-1' },
    415,
    'request.unsupported_media_type',
  ],
  ['an unknown encoding', '{}', { ...asJson, 'content-encoding': 'zip' }, 415, 'request.unsupported_media_type'],
  ['a body that is no gzip', 'x', { ...asJson, 'content-encoding': 'gzip' }, 400, 'request.malformed'],
  ['a body over the limit', JSON.stringify({ message: 'x'.repeat(40_000) }), asJson, 413, 'request.too_large'],
])('%s is refused with a problem', async (_name, body, headers, status, code) => {
  const answer = await api.post('/api/contact', body, headers);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    expect.stringMatching(/^application\/problem\+json/),
  ]);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ code, status, requestId: answer.headers.get('x-request-id') });
  expect(text).not.toMatch(/node_modules|at .*\.ts|"stack"|Nou/);
});

it('names the request as the caller did, if that is harmless', async () => {
  const named = await api.get('/api/nothing', { 'x-request-id': 'browser-1234' });
  expect(named.headers.get('x-request-id')).toBe('browser-1234');
  const long = await api.get('/api/nothing', { 'x-request-id': 'x'.repeat(200) });
  expect(long.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

it('keeps what was searched for out of the log', async () => {
  await api.get('/api/properties?city=canary-4711');
  expect(api.logLines.join('')).toContain('/api/properties');
  expect(api.logLines.join('')).not.toContain('canary-4711');
});

it('writes of each request its name, the pattern of its route and what came of it', async () => {
  const lineOf = (id: string): unknown =>
    api.logLines
      .map((line) => JSON.parse(line) as { msg: string; requestId?: string })
      .find(({ msg, requestId }) => msg === 'request' && requestId === id);
  const read = await api.get('/api/properties/canary-4712', { 'x-request-id': 'reading-1234' });
  const lost = await api.get('/api/canary-4712/nowhere', { 'x-request-id': 'nowhere-1234' });
  const sent = await api.post('/api/contact', '{', { ...asJson, 'x-request-id': 'writing-1234' });
  await expect.poll(() => lineOf('writing-1234')).toBeDefined();
  const route = '/api/properties/:id';
  expect(lineOf('reading-1234')).toMatchObject({ method: 'GET', route, status: read.status, aborted: false });
  expect(lineOf('nowhere-1234')).toMatchObject({ level: 'info', route: 'unknown', status: lost.status });
  expect(lineOf('writing-1234')).toMatchObject({ level: 'info', route: '/api/contact', status: sent.status });
  expect(api.logLines.join('')).not.toContain('canary-4712');
});

it('says which methods a path takes', async () => {
  const answer = await fetch(`${api.url}/api/contact`, { method: 'PUT' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

it('does not tell what it runs on', async () => {
  const { headers } = await api.get('/api/captcha');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('takes enquiries without a sum while the captcha is off [P-234 P-328]', async () => {
  const challenge = await api.get('/api/captcha');
  expect([await challenge.json(), challenge.headers.get('cache-control')]).toEqual([
    { message: 'Captcha disabled' },
    'no-store',
  ]);
  const body = { firstName: 'Noura', email: 'n@example.com', phone: '55550101', captcha: 2, captchaToken: 'disabled' };
  expect((await api.post('/api/contact', body)).status).toBe(201);
});
