import { createServer } from 'node:http';
import { ormOn } from '@manzil/core/data/open-unit';
import { observeDisk } from '@manzil/core/observability/disk-metrics';
import { inOriginForm } from '@manzil/core/platform/request-target';
import { serve } from '@manzil/core/start/serve';
import { startProcess } from '@manzil/core/start/start-process';
import { createApp } from './app.ts';
import { composeApi } from './compose.ts';

const started = await startProcess({
  service: 'api',
  requires: ['SESSION_SECRET', 'CAPTCHA_SECRET', 'SYNC_TOKEN', 'SETTINGS_KEY'],
  consumes: 0,
  // the pool waits 2 s longer: an answer takes 5.5 s at most
  statementTimeoutMs: 3_000,
});
const { env, metrics, shutdown } = started;
observeDisk(metrics, env.DATA_DIR);
const deps = composeApi({ ...started, queues: started.backend });
await deps.provider.recall();
const server = createServer(inOriginForm(createApp(deps, { isDraining: shutdown.isDraining })));
// without a body, which has its own time (middleware/slow-body.ts)
server.requestTimeout = 150_000;
server.headersTimeout = 10_000;
// web closes idle connections within 3 s, and containers stop after 4 s (STOP_DELAY_MS)
server.keepAliveTimeout = 3_000;
server.keepAliveTimeoutBuffer = 62_000;
serve(server, { port: env.API_PORT, host: env.INTERNAL_HOST }, started, started.ready);
// first of all: the server waits for what is open
shutdown.onStop('events', () => deps.events.close());
// half a second that the first save would wait for
void ormOn(started.database.pool);
