import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, portIsFree } from './free-port.ts';

it('gives ports that outgoing connections do not use, none of them twice', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(new Set(ports).size).toBe(50);
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(10_000);
    expect(port).toBeLessThan(32_768);
  }
});

it('sees that a port is taken', async () => {
  const port = await freePort();
  expect(await portIsFree(port)).toBe(true);
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(await portIsFree(port)).toBe(false);
});
