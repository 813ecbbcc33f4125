import type { Server } from 'node:http';

/** Lets requests under way end, and cuts what is left after `graceMs`. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    // connections that wait to be taken are taken, not reset
    setImmediate(() => {
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
    });
  });
}

/** Answers ask to close: a proxy then keeps no connection on which to send as it closes. */
export function endConnectionsWhile(server: Server, isDraining: () => boolean): void {
  server.prependListener('request', (_req, res) => {
    if (isDraining()) res.setHeader('Connection', 'close');
  });
}
