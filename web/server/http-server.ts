import { createServer, type Server } from 'node:http';

export function createHttpServer(): Server {
  const server = createServer({
    // longer than the api's limit for a slow body: its answer must arrive
    requestTimeout: 150_000,
    headersTimeout: 20_000,
    // clients are told 3 s and close idle connections first, or a request may meet one closing here. Less than
    // STOP_DELAY_MS. Proxies that do not listen keep one for 60 s
    keepAliveTimeout: 3_000,
    keepAliveTimeoutBuffer: 72_000,
  });
  // a broken request ends only its own connection
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  return server;
}
