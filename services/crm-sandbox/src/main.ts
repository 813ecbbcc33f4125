import path from 'node:path';
import { loadEnv } from '@manzil/core/platform/env';
import { createLogger } from '@manzil/core/platform/logger';
import { announceReady } from '@manzil/core/start/ready';
import { sandboxKey } from '@manzil/core/platform/settings';
import { createShutdown } from '@manzil/core/start/shutdown';
import { demoListings } from './demo/demo-listings.ts';
import { demoPicturesFolder, readDemoPictures } from './demo/demo-pictures.ts';
import { createSandbox } from './sandbox.ts';

const env = loadEnv();
const log = createLogger({ service: 'crm-sandbox', level: env.LOG_LEVEL });
const shutdown = createShutdown({ logger: log });

const sandbox = createSandbox({
  file: path.join(env.DATA_DIR, 'crm-sandbox.sqlite'),
  apiKey: env.CRM_API_KEY ?? sandboxKey,
  picturesFolder: demoPicturesFolder,
  showPage: env.DEMO_MODE,
  onUnexpected: (error) => log.error({ err: error }, 'request failed'),
});
shutdown.onStop('sandbox', sandbox.close);

if (env.DEMO_MODE && sandbox.listings.isEmpty()) {
  const count = sandbox.fill(demoListings({ count: env.SANDBOX_LISTINGS, pictures: readDemoPictures() }));
  log.info({ count }, 'filled with demo listings');
}

const port = await sandbox.listen(env.SANDBOX_PORT, env.INTERNAL_HOST);
announceReady(log, port);
