/** The api process: takes enquiries, answers reads, serves pictures. */
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
  // the pool waits 2 s longer than this, also for a frozen server: an answer may then take 5.5 s at most
  statementTimeoutMs: 3_000,
});
const { env, metrics, shutdown } = started;
observeDisk(metrics, env.DATA_DIR);
const deps = composeApi({ ...started, queues: started.backend });
await deps.provider.recall();
const server = createServer(inOriginForm(createApp(deps, { isDraining: shutdown.isDraining })));
// for what reads no body; each body that is read has a time of its own (middleware/slow-body.ts)
server.requestTimeout = 150_000;
server.headersTimeout = 10_000;
// web is told 3 s and closes idle connections by then, less than STOP_DELAY_MS: when this process stops, none is left on
// which a request could just be coming
server.keepAliveTimeout = 3_000;
server.keepAliveTimeoutBuffer = 62_000;
serve(server, { port: env.API_PORT, host: env.INTERNAL_HOST }, started, started.ready);
// half a second of work that the first member of staff who saves something does not wait for
void ormOn(started.database.pool);
