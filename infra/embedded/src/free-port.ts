import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/* Below the ports for outgoing connections (from 32768 on Linux, 49152 elsewhere), which any program may take. */
const lowest = 10_000;
const highest = 32_767;
const mostTries = 500;
const given = new Set<number>();

/** Another program may still take it first. @throws Error when none is found */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(lowest, highest + 1);
    if (given.has(port)) continue;
    given.add(port);
    if (await portIsFree(port)) return port;
  }
  throw new Error(`No free port was found between ${String(lowest)} and ${String(highest)}.`);
}

export function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, host, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
