/** After a first failure: retries, unknown outcomes, expired leases, what staff force. */
import type { DeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import type { RetryJobs } from '@manzil/core/messaging/queues';
import type { Handlers } from '@manzil/core/messaging/worker-host';
import { startCrmEngine } from '@manzil/core/start/crm-engine';
import { startMailEngine } from '@manzil/core/start/mail-engine';
import { startDeliveries } from '@manzil/core/start/start-deliveries';
import { startProcess } from '@manzil/core/start/start-process';

const started = await startProcess({ service: 'retry', consumes: 2, connections: 6 });
const deliveries = startDeliveries(started);
const crm = await startCrmEngine(started, deliveries);
const mails = startMailEngine(started, deliveries);

function retries(engine: DeliveryEngine): Handlers<'crm-retry'> & Handlers<'mail-retry'> {
  return {
    'send-delivery': ({ deliveryId }: RetryJobs['send-delivery']) => engine.sendRetries(deliveryId),
    'resolve-delivery': ({ deliveryId }: RetryJobs['resolve-delivery']) => engine.resolveUnknown(deliveryId),
    'expire-lease': () => engine.expireLeases(),
    'send-poison': () => engine.sendPoison(started.env.SWEEP_INTERVAL_MS / 2),
  };
}

// Several: a slow answer holds up no other. The lock only matters when the process dies.
deliveries.workers.consume('crm-retry', retries(crm.engine), { concurrency: 8, lockMs: 30_000 });
// its own: a hanging mail server takes nothing from the CRM
deliveries.workers.consume('mail-retry', retries(mails), { concurrency: 2, lockMs: 30_000 });
started.ready(null);
