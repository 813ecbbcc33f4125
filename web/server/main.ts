import { beginProcess } from '@manzil/core/start/begin-process';
import { createHttpMetrics } from '@manzil/core/start/http-metrics';
import { inOriginForm } from '@manzil/core/platform/request-target';
import { announceReady } from '@manzil/core/start/ready';
import { serve } from '@manzil/core/start/serve';
import { startOps } from '@manzil/core/start/start-ops';
import { createApp } from './app.ts';
import { builtPages, developmentPages } from './build.ts';
import { createHttpServer } from './http-server.ts';

const begun = beginProcess('web');
const { env, log: logger, metrics, shutdown } = begun;
// kept pages are served without the api, so nothing is checked
const ops = await startOps({ ...begun, checks: {} });

const server = createHttpServer();
const pages = env.NODE_ENV === 'development' ? await developmentPages(server) : await builtPages();
const app = createApp({
  apiUrl: env.API_URL,
  publicUrl: env.PUBLIC_URL,
  // the api scans the site by the name inside
  hosts: [...env.ALLOWED_HOSTS, new URL(env.WEB_URL).hostname],
  trustProxy: env.TRUST_PROXY.split(',').map((name) => name.trim()),
  pages,
  analytics: { id: env.ANALYTICS_ID, script: env.ANALYTICS_SCRIPT },
  logger,
  http: createHttpMetrics(metrics),
  isDraining: shutdown.isDraining,
});
server.on('request', inOriginForm(app));
shutdown.onStop('pages', () => pages.close());
serve(server, { port: env.PORT, host: env.HOST }, begun, (port) => {
  ops.started();
  announceReady(logger, port);
});
