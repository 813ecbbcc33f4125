import { listen } from '@manzil/testing/loopback';
import { createLogger } from '@manzil/core/platform/logger';
import express from 'express';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { policyReports } from './policy-reports.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function start() {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const clock = { now: 0 };
  const app = express().use(
    policyReports(createLogger({ service: 'web', level: 'debug', destination }), () => clock.now),
  );
  server = createServer(app);
  const address = await listen(server);
  const send = async (body: string, type = 'application/csp-report') => {
    const answer = await fetch(`${address}/csp-reports`, { method: 'POST', body, headers: { 'Content-Type': type } });
    return answer.status;
  };
  return { send, lines, clock };
}

const report = (blocked: string, directive = 'script-src-elem') =>
  JSON.stringify({
    'csp-report': { 'document-uri': 'https://x/en?q=secret', 'effective-directive': directive, 'blocked-uri': blocked },
  });

it('only the directive and the host are logged, in both forms [M-760]', async () => {
  const { send, lines } = await start();
  expect(await send(report('https://evil.example/path?who=secret'))).toBe(204);
  const current = [
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'https://x/secret' },
    },
  ];
  expect(await send(JSON.stringify(current), 'application/reports+json')).toBe(204);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { directive: 'script-src-elem', blocked: 'evil.example' },
    { directive: 'img-src', blocked: 'inline' },
  ]);
  expect(lines.join('')).not.toContain('secret');
});

it.each(['null', '[]', '{}', '"x"', '{"csp-report":5}', '[null]', report('x', 'A\nB')])(
  '%j is no report',
  async (body) => {
    const { send, lines } = await start();
    expect(await send(body)).toBeLessThan(500);
    expect(lines).toEqual([]);
  },
);

it('a large one is refused, and a flood is neither read nor logged [M-760]', async () => {
  const { send, lines, clock } = await start();
  expect(await send(report('x'.repeat(17_000)))).toBe(413);
  for (let n = 0; n < 60; n += 1) expect(await send(report('inline'))).toBe(204);
  expect(lines).toHaveLength(29);
  clock.now = 60_000;
  await send(report('inline'));
  expect(lines).toHaveLength(30);
});
