/** The web process: the one address that a browser needs. Serves pages and files, hands /api and /media to the api. */
import { closeServer, endConnectionsWhile } from '@manzil/core/start/close-server';
import { loadEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { createHttpMetrics } from '@manzil/core/start/http-metrics';
import { createMetrics } from '@manzil/core/platform/metrics';
import { inOriginForm } from '@manzil/core/platform/request-target';
import { announceReady } from '@manzil/core/start/ready';
import { createShutdown } from '@manzil/core/start/shutdown';
import { startOps } from '@manzil/core/start/start-ops';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { builtPages, developmentPages } from './build.ts';

const env = loadEnv();
const logger = createLogger({ service: 'web', level: env.LOG_LEVEL });
const metrics = createMetrics('web');
const shutdown = createShutdown({ logger, delayMs: env.STOP_DELAY_MS });
// what a page needs of the api is its own business: kept pages are served without it
const ops = await startOps({ env, log: logger, shutdown, metrics, checks: {} });

const server = createServer({
  // longer than the api gives the slowest body, so that its own answer arrives
  requestTimeout: 150_000,
  headersTimeout: 20_000,
  // who asks closes an idle connection first, or a request may meet one that is just being closed here: it is told 3 s,
  // less than STOP_DELAY_MS, and proxies in front that do not listen to that keep one for 60 s
  keepAliveTimeout: 3_000,
  keepAliveTimeoutBuffer: 72_000,
});
const pages = env.NODE_ENV === 'development' ? await developmentPages(server) : await builtPages();
const app = createApp({
  apiUrl: env.API_URL,
  publicUrl: env.PUBLIC_URL,
  trustProxy: env.TRUST_PROXY.split(',').map((name) => name.trim()),
  pages,
  analytics: { id: env.ANALYTICS_ID, script: env.ANALYTICS_SCRIPT },
  logger,
  http: createHttpMetrics(metrics),
  isDraining: shutdown.isDraining,
});
endConnectionsWhile(server, shutdown.isDraining);
server.on('request', inOriginForm(app));
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
shutdown.onStop('http', () => closeServer(server, 8_000));

server.listen(env.PORT, env.HOST, () => {
  ops.started();
  announceReady(logger, (server.address() as AddressInfo).port);
});
