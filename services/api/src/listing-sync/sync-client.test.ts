import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSyncClient, type SyncClient } from './sync-client.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function clientOf(answer: RequestListener): Promise<SyncClient> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  const { port } = listening.address() as AddressInfo;
  return createSyncClient({ url: `http://127.0.0.1:${String(port)}`, token: 'the-token', timeoutMs: 300 });
}

const saying =
  (status: number, body: string): RequestListener =>
  (_req, res) =>
    void res.writeHead(status, { 'content-type': 'application/json' }).end(body);

it('asks with the token and the request id, for all listings where told to', async () => {
  const seen: IncomingMessage[] = [];
  const client = await clientOf((req, res) => {
    seen.push(req);
    saying(200, '{"detail":"Synced","count":3,"newProperties":1,"duration":20}')(req, res);
  });
  expect(await client.syncNow('req-12345678')).toEqual({
    kind: 'done',
    result: { detail: 'Synced', count: 3, newProperties: 1, duration: 20 },
  });
  await client.syncNow('req-12345678', true);
  expect(seen.map(({ method, url }) => [method, url])).toEqual([
    ['POST', '/sync-now'],
    ['POST', '/sync-now?full=1'],
  ]);
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer the-token', 'x-request-id': 'req-12345678' });
});

it.each([
  [202, 'running'],
  [409, 'stopped'],
  [503, 'failed'],
  [500, 'failed'],
])('takes %i as %s', async (status, kind) => {
  const client = await clientOf(saying(status, '{"detail":"words"}'));
  expect((await client.syncNow('req-12345678')).kind).toBe(kind);
});

it.each(['not json', '{}', '{"detail":1}', ''])('takes %j for no answer', async (body) => {
  const client = await clientOf(saying(200, body));
  expect(await client.syncNow('req-12345678')).toEqual({ kind: 'unreachable' });
});

it('gives up on a service that is silent or gone', async () => {
  const silent = await clientOf(() => undefined);
  expect(await silent.syncNow('req-12345678')).toEqual({ kind: 'unreachable' });
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  expect(await silent.syncNow('req-12345678')).toEqual({ kind: 'unreachable' });
});
