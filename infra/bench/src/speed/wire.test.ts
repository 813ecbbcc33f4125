import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { requestBytes, runLoad, takeAnswer } from './wire.ts';

it('cuts answers by their length, however they arrive', () => {
  const bytes = Buffer.from('HTTP/1.1 201 Created\r\nContent-Length: 3\r\n\r\nabcHTTP/1.1 200 OK\r\n');
  expect(takeAnswer(bytes)).toMatchObject({ status: 201, body: Buffer.from('abc'), length: 46 });
  expect(takeAnswer(bytes.subarray(0, 45))).toBeNull();
  expect(takeAnswer(bytes.subarray(46))).toBeNull();
});

it('refuses an answer of unknown length', () => {
  expect(() => takeAnswer(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow('Content-Length');
});

it('sends each request once and counts every answer', async () => {
  const seen: string[] = [];
  const server = createServer((req, res) => {
    seen.push(req.url ?? '');
    res.statusCode = req.url === '/7' ? 404 : 200;
    res.end('x'.repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let sent = 0;
  const next = () => (sent < 50 ? requestBytes('GET', `/${String((sent += 1))}`) : null);
  const loaded = await runLoad({ port: (server.address() as AddressInfo).port, connections: 4, next });
  server.close();
  expect(loaded.statuses).toEqual({ 200: 49, 404: 1 });
  expect(loaded.latencies.length).toBe(50);
  expect(new Set(seen).size).toBe(50);
});
