import { createServer, type Server } from 'node:http';

/** The server for pages, with its waits; it serves nothing yet. */
export function createHttpServer(): Server {
  const server = createServer({
    // longer than the api gives the slowest body, so that its own answer arrives
    requestTimeout: 150_000,
    headersTimeout: 20_000,
    // who asks closes an idle connection first, or a request may meet one that is just being closed here: it is told 3 s,
    // less than STOP_DELAY_MS, and proxies in front that do not listen to that keep one for 60 s
    keepAliveTimeout: 3_000,
    keepAliveTimeoutBuffer: 72_000,
  });
  // A browser that breaks off in the middle of a request ends its own connection and nothing else.
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  return server;
}
