/** The web process: the one address that a browser needs. Serves pages and files, hands /api and /media to the api. */
import { loadEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { announceReady } from '@manzil/core/platform/ready';
import { createShutdown } from '@manzil/core/platform/shutdown';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { builtPages, developmentPages } from './build.ts';

const env = loadEnv();
const logger = createLogger({ service: 'web', level: env.LOG_LEVEL });
const shutdown = createShutdown({ logger });

const server = createServer({
  requestTimeout: 60_000,
  headersTimeout: 20_000,
  // longer than browsers' helpers and proxies in front keep one (60 s): who asks closes first, or a request may meet
  // a connection that is just being closed here
  keepAliveTimeout: 75_000,
});
const pages = env.NODE_ENV === 'development' ? await developmentPages(server) : await builtPages();
const app = createApp({
  apiUrl: env.API_URL,
  publicUrl: env.PUBLIC_URL,
  trustProxy: env.TRUST_PROXY.split(',').map((name) => name.trim()),
  pages,
  analytics: { id: env.ANALYTICS_ID, script: env.ANALYTICS_SCRIPT },
  logger,
});
server.on('request', app);
// A browser that breaks off in the middle of a request ends its own connection and nothing else.
server.on('clientError', (_error, socket) => {
  if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  else socket.destroy();
});
server.on('error', (error) => {
  logger.fatal({ err: error }, 'cannot listen');
  void shutdown.stop('cannot listen', 1);
});
shutdown.onStop('pages', () => pages.close());
shutdown.onStop('http', () => closeServer());

server.listen(env.PORT, env.HOST, () => {
  announceReady(logger, (server.address() as AddressInfo).port);
});

/** Lets answers under way finish, for at most 8 s. */
function closeServer(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
    }, 8_000);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
