import { startMailEngine } from '@manzil/core/start/mail-engine';
import { startDeliveries } from '@manzil/core/start/start-deliveries';
import { startProcess } from '@manzil/core/start/start-process';
import type { DeliveryJob } from '@manzil/core/messaging/queues';

const started = await startProcess({ service: 'notifier', consumes: 1, connections: 4 });
const deliveries = startDeliveries(started);
const engine = startMailEngine(started, deliveries);
const send = ({ deliveryId }: DeliveryJob) => engine.sendPending(deliveryId);
// a job takes a batch along; two, so that one slow answer does not hold up the next. The lock only matters when the
// process dies, and then the relay is quicker
deliveries.workers.consume('mail', { 'lead.created': send, 'lead.updated': send }, { concurrency: 2, lockMs: 30_000 });
started.ready(null);
