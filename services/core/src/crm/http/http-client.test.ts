import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, bearerOf, credentialsUnreadable } from './authorize.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import { describeFailure } from './http-failure.ts';
import { always, httpAnswer, startRawServer, type RawServer } from '../testing/raw-server.ts';

let server: RawServer;
beforeAll(async () => {
  server = await startRawServer(always(httpAnswer(200, {}, { 'X-Limit': '5', 'Set-Cookie': 'a=1' })));
});
afterAll(() => server.close());

const signal = (): AbortSignal => AbortSignal.timeout(10_000);
const client = (authorization: HttpClientOptions['authorization']) =>
  createHttpClient({ baseUrl: `${server.url}/base`, authorization });
const lastRequest = (): string => server.requests.at(-1) ?? '';

it('sends a form as a form and an object as JSON, by every method', async () => {
  const http = client(bearer('key'));
  const form = new URLSearchParams({ grant_type: 'client_credentials', scope: 'a b' });
  const answer = await http.call({ method: 'POST', path: '/token', body: form, signal: signal() });
  expect(answer).toMatchObject({ kind: 'answer', headers: { 'x-limit': '5' } });
  expect(lastRequest()).toMatch(/^POST \/base\/token /);
  expect(lastRequest().toLowerCase()).toContain('content-type: application/x-www-form-urlencoded\r\n');
  expect(lastRequest()).toContain('grant_type=client_credentials&scope=a+b');
  await http.call({ method: 'PATCH', path: '/x', body: { a: 1 }, signal: signal() });
  expect(lastRequest()).toMatch(/^PATCH [^]*application\/json[^]*{"a":1}$/);
});

it('takes its key anew for each request, or none', async () => {
  let apiKey: string | null = 'first';
  const http = client(bearerOf(async () => ({ apiKey, clientId: null, clientSecret: null })));
  const call = () => http.call({ method: 'GET', path: '/x', signal: signal() });
  await call();
  expect(lastRequest()).toContain('Bearer first');
  apiKey = 'second';
  await call();
  expect(lastRequest()).toContain('Bearer second');
  apiKey = null;
  await call();
  expect(lastRequest().toLowerCase()).not.toContain('authorization');
});

it('sends nothing while its key cannot be read', async () => {
  const before = server.requests.length;
  const http = client(bearerOf(async () => null));
  expect(await http.call({ method: 'GET', path: '/x', signal: signal() })).toEqual(credentialsUnreadable);
  expect(server.requests).toHaveLength(before);
});

it("follows a whole address on the CRM's own host, and takes the key to no other", async () => {
  const http = client(bearer('key'));
  await http.call({ method: 'GET', path: `${server.url}/elsewhere?page=2`, signal: signal() });
  expect(lastRequest()).toMatch(/^GET \/elsewhere\?page=2 /);
  const before = server.requests.length;
  const { port } = new URL(server.url);
  const others = [
    'http://127.0.0.1:1/x',
    `http://localhost:${port}/x`,
    `http://a:b@127.0.0.1:${port}/x`,
    'x',
    'file:///x',
  ];
  for (const path of others)
    expect(await http.call({ method: 'GET', path, signal: signal() })).toMatchObject({
      sent: 'no',
      code: 'crm.foreign_address',
    });
  expect(server.requests).toHaveLength(before);
});

it('tells a certificate that cannot be trusted from no connection', () => {
  const failed = (code: string) => describeFailure(Object.assign(new Error('no'), { code }));
  expect(failed('CERT_HAS_EXPIRED')).toMatchObject({ sent: 'no', certificate: true });
  expect(failed('UNABLE_TO_VERIFY_LEAF_SIGNATURE')).toMatchObject({ certificate: true });
  expect(failed('ECONNREFUSED')).not.toHaveProperty('certificate');
});
