/** The end of an HTTP server, such that nobody who asked it something is left without an answer. */
import type { Server } from 'node:http';

/** Takes no new requests, lets those under way end, and cuts what is left after `graceMs`. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
    }, graceMs);
    // after the next look at the network: connections that wait to be taken are taken, not reset
    setImmediate(() => {
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
    });
  });
}

/**
 * While `isDraining` says so, each answer asks its sender to close the connection: a proxy that keeps connections then has
 * none left on which it could send a request in the moment in which they are closed here.
 */
export function endConnectionsWhile(server: Server, isDraining: () => boolean): void {
  server.prependListener('request', (_req, res) => {
    if (isDraining()) res.setHeader('Connection', 'close');
  });
}
