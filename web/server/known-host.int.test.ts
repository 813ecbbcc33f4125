import { createLogger } from '@manzil/core/platform/logger';
import { inOriginForm } from '@manzil/core/platform/request-target';
import { listen } from '@manzil/testing/loopback';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { PageBuild } from './build.ts';
import { createHttpServer } from './http-server.ts';

let server: Server;
let port: number;
const logLines: string[] = [];

beforeEach(async () => {
  logLines.length = 0;
  const module = {
    createLoadContext: () => ({}),
    createRequestHandler: () => (request: Request) => Promise.resolve(new Response(`page of ${request.url}`)),
  };
  const app = createApp({
    apiUrl: 'http://127.0.0.1:1',
    publicUrl: 'https://manzil.example',
    hosts: ['www.manzil.example', 'web'],
    trustProxy: ['loopback'],
    pages: {
      load: () => Promise.resolve({ entry: { module } } as unknown as PageBuild),
      clientFolder: null,
      middleware: null,
      close: () => Promise.resolve(),
    },
    logger: createLogger({ service: 'web', destination: { write: (line) => void logLines.push(line) } }),
  });
  server = createHttpServer();
  server.on('request', inOriginForm(app));
  port = Number(new URL(await listen(server)).port);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends lines as they are and gives the whole answer. */
async function ask(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => void parts.push(part));
  // the server may close before all was sent
  socket.on('error', () => undefined);
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  await once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
  return Buffer.concat(parts).toString('utf8');
}
const statusOf = (answer: string): number => Number(answer.split(' ')[1]);

it.each([
  'manzil.example',
  'MANZIL.Example',
  'manzil.example.',
  'manzil.example:8443',
  'www.manzil.example',
  'web:3000',
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
])('Host: %s is this site [M-746]', async (host) => {
  const answer = await ask('GET /en HTTP/1.1', `Host: ${host}`);
  expect([statusOf(answer), answer.includes('page of ')]).toEqual([200, true]);
});

it.each([
  'evil.example',
  'evil.example:443',
  'manzil.example.evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'api',
  '10.0.0.1',
  '[2001:db8::1]',
])('Host: %s is another site, for pages and for the api [M-746]', async (host) => {
  for (const path of ['/en', '/api/properties', '/media/x.webp', '/robots.txt']) {
    const answer = await ask(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'X-Forwarded-Host: manzil.example');
    expect([path, statusOf(answer)]).toEqual([path, 421]);
    expect(answer).toContain('request.unknown_host');
    expect(answer).not.toMatch(/evil|node_modules|\.ts:/);
  }
});

it.each([
  ['userinfo', ['GET /en HTTP/1.1', 'Host: manzil.example@evil.example']],
  ['a path', ['GET /en HTTP/1.1', 'Host: manzil.example/evil']],
  ['an empty host', ['GET /en HTTP/1.1', 'Host:']],
  ['a list', ['GET /en HTTP/1.1', 'Host: manzil.example, evil.example']],
  ['a port that is none', ['GET /en HTTP/1.1', 'Host: manzil.example:x']],
  ['an open bracket', ['GET /en HTTP/1.1', 'Host: [::1']],
  ['two hosts', ['GET /en HTTP/1.1', 'Host: manzil.example', 'Host: evil.example']],
  ['twice the same', ['GET /en HTTP/1.1', 'Host: manzil.example', 'HOST: manzil.example']],
  ['no host', ['GET /en HTTP/1.1']],
  ['no host, as HTTP/1.0 may', ['GET /en HTTP/1.0']],
])('%s is a bad request [M-746]', async (_what, lines) => {
  expect(statusOf(await ask(...lines))).toBe(400);
});

it('another host cannot be brought in by X-Forwarded-Host [M-746]', async () => {
  const answer = await ask('GET /en HTTP/1.1', 'Host: manzil.example', 'X-Forwarded-Host: evil.example');
  expect([statusOf(answer), answer.includes('evil')]).toEqual([200, false]);
});

it('probes may call the process by any address', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect(statusOf(await ask(`GET ${path} HTTP/1.1`, 'Host: 10.1.2.3:3000'))).toBe(200);
});

it.each([
  ['GET http://x/… HTTP/1.1', 400],
  ['GET http://manzil.example/en HTTP/1.1', 200],
  ['GET http://[ HTTP/1.1', 404],
  ['GET ftp://manzil.example/ HTTP/1.1', 400],
  ['GET * HTTP/1.1', 400],
  ['OPTIONS * HTTP/1.1', 400],
  ['GET /%ff HTTP/1.1', 400],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 400],
])('%s is answered with %i, and no stack is told or logged [M-203]', async (line, status) => {
  const answer = await ask(line, 'Host: localhost');
  expect(statusOf(answer)).toBe(status);
  expect(answer + logLines.join('')).not.toMatch(/"stack"|node_modules|\bat .*\.ts/);
});

it.each(['//', '//[', '/%', '/%00'])('GET %s is no fault of the server [M-203]', async (target) => {
  const answer = await ask(`GET ${target} HTTP/1.1`, 'Host: localhost');
  expect(statusOf(answer)).toBeLessThan(500);
  expect(logLines.join('')).not.toMatch(/"stack"|node_modules/);
});

it('opens no tunnel, and goes on after one was asked for', async () => {
  expect(await ask('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443')).not.toContain(' 200 ');
  expect(statusOf(await ask('GET /en HTTP/1.1', 'Host: localhost'))).toBe(200);
});

it.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND', 'OPTIONS'])('a page does not take %s [M-819]', async (method) => {
  const answer = await ask(`${method} /en HTTP/1.1`, 'Host: manzil.example', 'Cookie: manzil.sid=hidden');
  expect([statusOf(answer), answer.includes('hidden')]).toEqual([405, false]);
  expect(answer).toMatch(/^Allow: GET, HEAD, POST$/m);
});

it('a page asks for https for a year, and tells other sites our name at most', async () => {
  const answer = await ask('GET /en HTTP/1.1', 'Host: manzil.example', 'Origin: https://evil.example');
  expect(answer).toMatch(/^Strict-Transport-Security: max-age=31536000; includeSubDomains$/m);
  expect(answer).toMatch(/^Referrer-Policy: strict-origin-when-cross-origin$/m);
  expect(answer).not.toMatch(/^Access-Control-/im);
});
