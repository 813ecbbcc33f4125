/**
 * `PUT /control {"lie": "half-body"}` or `{"lie": null}`, `GET /control`. SANDBOX_PORT and CRM_API_KEY as for the
 * sandbox.
 */
import { createLogger } from '@manzil/core/platform/logger';
import { announceReady } from '@manzil/core/start/ready';
import { createShutdown } from '@manzil/core/start/shutdown';
import { startLyingCrm } from './server.ts';

const { CRM_API_KEY: apiKey = '', SANDBOX_PORT: port = '0', LOG_LEVEL: level = 'info' } = process.env;
const log = createLogger({ service: 'lying-crm', level });
const shutdown = createShutdown({ logger: log });
const crm = await startLyingCrm({ apiKey, port: Number(port) });
shutdown.onStop('crm', crm.close);
announceReady(log, Number(new URL(crm.url).port));
