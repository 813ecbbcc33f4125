import type { DeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import type { DeliveryJob } from '@manzil/core/messaging/queues';
import type { WorkerHost } from '@manzil/core/messaging/worker-host';

export function consumeEvents(workers: WorkerHost, engine: DeliveryEngine): void {
  const send = ({ deliveryId }: DeliveryJob) => engine.sendPending(deliveryId);
  // A job takes a batch along; several at a time, so that a slow answer holds up no lead. The engine bounds the
  // requests.
  workers.consume('lead-events', { 'lead.created': send, 'lead.updated': send }, { concurrency: 8, lockMs: 30_000 });
  workers.consume(
    'property-events',
    { 'property.created': send, 'property.updated': send, 'property.deleted': send },
    { concurrency: 2, lockMs: 30_000 },
  );
}
