import { startMailEngine } from '@manzil/core/start/mail-engine';
import { startDeliveries } from '@manzil/core/start/start-deliveries';
import { startProcess } from '@manzil/core/start/start-process';
import type { DeliveryJob } from '@manzil/core/messaging/queues';

const started = await startProcess({ service: 'notifier', consumes: 1, connections: 4 });
const deliveries = startDeliveries(started);
const engine = startMailEngine(started, deliveries);
const send = ({ deliveryId }: DeliveryJob) => engine.sendPending(deliveryId);
// two: a slow answer holds up no other
deliveries.workers.consume(
  'mail',
  {
    'lead.created': send,
    'lead.updated': send,
    'lead.confirmation': send,
    'mandate.ending': send,
    'message.created': send,
  },
  { concurrency: 2, lockMs: 30_000 },
);
started.ready(null);
