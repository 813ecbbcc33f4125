import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/*
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): between the choice
 * and the moment that a server listens, any connection of any program may take one of those.
 */
const lowest = 10_000;
const highest = 32_767;
const mostTries = 500;
const given = new Set<number>();

/**
 * A port that nothing listens on at this moment, and that this process was not given before; another program's server may
 * still take it first. @throws Error when none is found
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(lowest, highest + 1);
    if (given.has(port)) continue;
    given.add(port);
    if (await portIsFree(port)) return port;
  }
  throw new Error(`No free port was found between ${String(lowest)} and ${String(highest)}.`);
}

/** True when a server can listen on the port now. */
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
