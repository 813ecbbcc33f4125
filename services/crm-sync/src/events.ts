import type { DeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import type { DeliveryJob } from '@manzil/core/messaging/queues';
import type { WorkerHost } from '@manzil/core/messaging/worker-host';

/** Takes lead and property events: each job sends its delivery and whatever else is due. */
export function consumeEvents(workers: WorkerHost, engine: DeliveryEngine): void {
  const send = ({ deliveryId }: DeliveryJob) => engine.sendPending(deliveryId);
  // A job takes a batch along, so a backlog needs few jobs at a time; several, so that one slow answer of the CRM does
  // not hold up the next visitor's lead. The requests themselves are bounded in the engine, over all jobs.
  // The lock is renewed every half of it and only matters when the process dies; then the relay is quicker anyway.
  workers.consume('lead-events', { 'lead.created': send, 'lead.updated': send }, { concurrency: 8, lockMs: 30_000 });
  workers.consume(
    'property-events',
    { 'property.created': send, 'property.updated': send, 'property.deleted': send },
    { concurrency: 2, lockMs: 30_000 },
  );
}
