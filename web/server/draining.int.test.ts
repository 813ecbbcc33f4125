import { listen as listenOn } from '@manzil/testing/loopback';
import { endConnectionsWhile } from '@manzil/core/start/close-server';
import { createHttpMetrics } from '@manzil/core/start/http-metrics';
import { createLogger } from '@manzil/core/platform/logger';
import { createMetrics } from '@manzil/core/platform/metrics';
import { Agent, createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { Pages } from './build.ts';

const open: Server[] = [];
const agent = new Agent({ keepAlive: true });
const registry = createMetrics('web');
const logLines: string[] = [];
let draining = false;
let site = '';

async function listen(server: Server): Promise<string> {
  open.push(server);
  return listenOn(server);
}

const noPages: Pages = {
  load: () => Promise.reject(new Error('not here')),
  clientFolder: null,
  middleware: null,
  close: () => Promise.resolve(),
};
/** Echoes the request's id. */
const api: RequestListener = (req, res) => res.end(req.headers['x-request-id']);

beforeEach(async () => {
  draining = false;
  registry.clear();
  logLines.length = 0;
  const isDraining = (): boolean => draining;
  const app = createApp({
    apiUrl: await listen(createServer(api)),
    publicUrl: 'http://localhost:3000',
    trustProxy: ['loopback'],
    pages: noPages,
    logger: createLogger({ service: 'web', destination: { write: (line) => void logLines.push(line) } }),
    http: createHttpMetrics(registry),
    isDraining,
  });
  const server = createServer();
  endConnectionsWhile(server, isDraining);
  server.on('request', app);
  site = await listen(server);
});
afterEach(() => {
  agent.destroy();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** On a kept connection, as proxies do. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<IncomingMessage & { text: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${site}${path}`, { agent, headers, method }, resolve).on('error', reject).end();
  });
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
  return Object.assign(answer, { text });
}

it('is ready until it was asked to end', async () => {
  expect((await ask('/readyz')).statusCode).toBe(200);
  draining = true;
  expect((await ask('/readyz')).statusCode).toBe(503);
  expect((await ask('/healthz')).statusCode).toBe(200);
});

it.each(['/healthz', '/api/captcha'])('keeps connections, and ends them once it was asked to end: %s', async (path) => {
  expect((await ask(path)).headers.connection).toBe('keep-alive');
  draining = true;
  const late = await ask(path);
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
});

it('hands a harmless name of a request on to the api, and replaces any other', async () => {
  const id = '0196a4d8-5f7e-7c1c-b9bb-4f0c7b6a1e11';
  const named = await ask('/api/contact', { 'X-Request-Id': id });
  expect([named.text, named.headers['x-request-id']]).toEqual([id, id]);
  const unsafe = await ask('/api/contact', { 'X-Request-Id': 'noor@example.com' });
  expect(unsafe.text).toMatch(/^[\da-f]{8}-/);
  expect(unsafe.headers['x-request-id']).toBe(unsafe.text);
});

it('counts and logs requests without their addresses', async () => {
  await ask('/api/leads/noor?search=noor', { 'X-Request-Id': 'browser-1234' }, 'POST');
  await expect.poll(() => logLines.join('')).toContain('browser-1234');
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject({ route: '/api/*', method: 'POST', status: 200, aborted: false });
  const text = await registry.metrics();
  expect(text).toMatch(
    /manzil_http_request_duration_seconds_count\{[^}]*method="POST",route="\/api\/\*",status="2xx"[^}]*\} 1/,
  );
  expect(logLines.join('') + text).not.toContain('noor');
});
