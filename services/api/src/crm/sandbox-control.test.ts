import { listen } from '@manzil/testing/loopback';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createSandboxControl } from './sandbox-control.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const faults = {
  error500: 0.5,
  tooMany429: 0,
  cutAfterWrite: 0,
  malformed: 0,
  lostWrite: 0,
  duplicateWrite: 0,
  retryAfterSeconds: 2,
  delayMs: 0,
  idempotent: true,
};

/** null: never answers. */
async function controlOf(status: number, body: string | null) {
  const asked: string[] = [];
  server = createServer((req, res) => {
    asked.push(`${req.method ?? ''} ${req.url ?? ''} ${req.headers.authorization ?? ''}`);
    if (body !== null) res.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const url = await listen(server);
  return { control: createSandboxControl({ url, key: 'k', timeoutMs: 200 }), asked };
}

it('reads and sets the faults with the key', async () => {
  const { control, asked } = await controlOf(200, JSON.stringify(faults));
  expect(await control.faults()).toEqual(faults);
  expect(await control.setFaults(faults)).toEqual(faults);
  expect(asked).toEqual(['GET /v1/faults Bearer k', 'PUT /v1/faults Bearer k']);
});

it('asks for many references at once, and nobody for none', async () => {
  const { control, asked } = await controlOf(200, JSON.stringify({ leads: [{ reference: 'MZL-1', records: 2 }] }));
  expect(await control.records(['MZL-1'])).toEqual(new Map([['MZL-1', 2]]));
  expect(await control.records([])).toEqual(new Map());
  expect(asked).toEqual(['POST /v1/stats/leads Bearer k']);
});

it.each([
  [500, JSON.stringify(faults)],
  [200, '{"error500":'],
  [200, JSON.stringify({ ...faults, error500: 7 })],
  [200, null],
])('an answer %i %s is none', async (status, body) => {
  const { control } = await controlOf(status, body);
  expect(await control.faults()).toBeNull();
  expect(await control.records(['MZL-1'])).toBeNull();
});

it('a sandbox that is gone is none', async () => {
  const { control } = await controlOf(200, '{}');
  await new Promise((resolve) => server.close(resolve));
  expect(await control.setFaults(faults)).toBeNull();
});
