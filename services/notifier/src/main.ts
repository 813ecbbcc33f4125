import { startMailEngine } from '@manzil/core/start/mail-engine';
import { startDeliveries } from '@manzil/core/start/start-deliveries';
import { startProcess } from '@manzil/core/start/start-process';
import type { DeliveryJob } from '@manzil/core/messaging/queues';

const started = await startProcess({ service: 'notifier', consumes: 1, connections: 4 });
const deliveries = startDeliveries(started);
const engine = startMailEngine(started, deliveries);
const send = ({ deliveryId }: DeliveryJob) => engine.sendPending(deliveryId);
// two, so that one slow answer does not hold up the next; the lock only matters when the process dies
deliveries.workers.consume('mail', { 'lead.created': send, 'lead.updated': send }, { concurrency: 2, lockMs: 30_000 });
started.ready(null);
