import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { contract } from './document.ts';
import { type Operation, type Parameter, readOperations } from './operations.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    settings: { CAPTCHA_MODE: 'off', LIMIT_CONTACT_PER_ADDRESS: '100000', LIMIT_SIGNIN_FAILURES: '100000' },
  });
});
afterAll(() => api.close());

const allowed = new Set([400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503]);
const open = readOperations(contract).filter(({ permission }) => permission === 'public');

const nasty = [
  '%00',
  '-1',
  '99999999999999999999',
  '%F0%9F%8F%A0',
  "'%3B%20drop%20table%20leads",
  '%3Cscript%3E',
  'NaN',
  '..%2F..%2Fetc',
  '[]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '1e6',
  '%ff',
  '%C0%AF',
  '%ED%A0%80',
  'x'.repeat(600),
];
const unreadable = new Set(['%00', '%ff', '%C0%AF', '%ED%A0%80']);
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"a":1},"constructor":1}',
  '{"firstName":{"$gt":""},"email":["a"],"phone":0,"message":null,"username":false,"password":{},"language":"xx"}',
  `{"message":"${'\\u0000'.repeat(10)}","source":"${'x'.repeat(500)}"}`,
  JSON.stringify({ message: 'x'.repeat(60_000) }),
];

async function demandProblem(answer: Response, what: string): Promise<void> {
  const text = await answer.text();
  expect({ what, status: answer.status, allowed: allowed.has(answer.status) }).toEqual({
    what,
    status: answer.status,
    allowed: true,
  });
  expect({ what, failed: answer.status === 500 }).toEqual({ what, failed: false });
  const type = answer.headers.get('content-type');
  expect({ what, type }).toEqual({ what, type: expect.stringMatching(/^application\/problem\+json/) as string });
  const problem = JSON.parse(text) as Record<string, unknown>;
  expect({ what, ...problem }).toMatchObject({
    what,
    status: answer.status,
    code: expect.stringMatching(/^[\w]+\.[\w]+$/) as string,
    requestId: answer.headers.get('x-request-id'),
  });
  const leak = /node_modules|\bat [^"]*\.(ts|js):\d|"stack"|select |insert into/i.exec(text);
  expect({ what, leak }).toEqual({ what, leak: null });
}

/** Free texts take all but far too much, and what no database holds; those with a pattern what it matches. */
const takesAnyText = ({ schema }: Parameter, value: string): boolean => {
  const { type, pattern, enum: known, maxLength } = schema as Record<string, unknown>;
  if (type !== 'string' || known !== undefined || unreadable.has(value)) return false;
  const text = decodeURIComponent(value);
  const fits = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  return fits && text.length <= Number(maxLength);
};

async function demand(answer: Response, fine: boolean, what: string): Promise<void> {
  if (!fine || answer.status >= 400) return demandProblem(answer, what);
  expect([what, answer.status]).toEqual([what, 200]);
  expect(await answer.json()).toBeTypeOf('object');
}

const addressOf = ({ path, parameters }: Operation, value: string) => {
  const filled = path.replaceAll(/\{\w+\}/g, value);
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=${value}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
};

it('there are operations to look at', () => {
  expect(open.length).toBeGreaterThan(10);
});

it.each(open.map((operation) => [operation.id, operation] as const))(
  '%s answers bad input with a problem [P-367]',
  async (id, operation) => {
    const method = operation.method.toUpperCase();
    // reads neither its address nor a body
    const readsNothing = operation.body === null && operation.parameters.length === 0 && !operation.path.includes('{');
    for (const value of nasty) {
      const answer = await fetch(api.url + addressOf(operation, value), {
        method,
        ...(operation.body === null ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      await demand(answer, readsNothing, `${id} with ${value.slice(0, 30)}`);
    }
    // none hides behind another's refusal
    for (const parameter of operation.parameters.filter((one) => one.in === 'query'))
      for (const value of nasty) {
        const answer = await fetch(`${api.url}${operation.path}?${parameter.name}=${value}`, { method });
        await demand(answer, takesAnyText(parameter, value), `${id} with ${parameter.name}=${value.slice(0, 30)}`);
      }
    const whole = api.url + operation.path.replaceAll(/\{\w+\}/g, '1');
    if (operation.body !== null)
      for (const body of bodies)
        for (const type of ['application/json', 'text/plain'])
          await demandProblem(
            await fetch(whole, { method, body, headers: { 'content-type': type } }),
            `${id} with ${type} ${body.slice(0, 30)}`,
          );
    expect((await fetch(whole, { method: 'PROPFIND' })).status).toBe(405);
  },
);

it.each([
  ['Brotli that is none', { 'content-encoding': 'br' }, Buffer.from('garbage'), 400],
  ['gzip that is none', { 'content-encoding': 'gzip' }, Buffer.from('garbage'), 400],
  ['an encoding that nobody knows', { 'content-encoding': 'x-zip' }, Buffer.from('{}'), 415],
  ['a byte that is no text', {}, Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]), 400],
  ['a text of another character set', { 'content-type': 'application/json; charset=latin1' }, Buffer.from('{}'), 415],
  ['ten thousand levels', {}, Buffer.from('['.repeat(10_000) + ']'.repeat(10_000)), 400],
])('a body of %s is a problem and never a fault [M-203]', async (what, headers, body, status) => {
  const answer = await fetch(`${api.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  expect([what, answer.status]).toEqual([what, status]);
  await demandProblem(answer, what);
});

it.each([
  ['GET http://manzil.example/api/captcha HTTP/1.1', 200],
  ['GET http://manzil.example/api/properties?minPrice=1e6 HTTP/1.1', 400],
  ['GET /api/properties?city=%ff HTTP/1.1', 400],
  ['GET * HTTP/1.1', 400],
  ['GET //[ HTTP/1.1', 404],
  ['GET http://x/… HTTP/1.1', 400],
  ['GET http://x/%e2%80%a6 HTTP/1.1', 404],
  ['OPTIONS * HTTP/1.1', 400],
  ['GET // HTTP/1.1', 404],
  ['GET /% HTTP/1.1', 404],
  ['GET /%00 HTTP/1.1', 404],
])('%s is answered with %i [M-203]', async (line, status) => {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => void parts.push(part));
  socket.write(`${line}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  expect(Buffer.concat(parts).toString('utf8').split(' ')[1]).toBe(String(status));
});

it('what is nowhere, what is closed and what is broken are problems too [P-367 A-431]', async () => {
  const cases: [string, number][] = [
    ['/api/nothing', 404],
    ['/api/leads', 401],
    ['/api/properties/%E0%A4%A', 400],
    ['/api/properties/999999', 404],
  ];
  for (const [path, status] of cases) {
    const answer = await api.get(path);
    expect([path, answer.status]).toEqual([path, status]);
    await demandProblem(answer, path);
  }
});
