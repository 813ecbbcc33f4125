/** Which queue a delivery goes to. */
import type { DispatchedDelivery } from '../domain/delivery-ports.ts';
import type { DeliveryJob, JobFor, QueueName } from './queues.ts';

export interface RoutedJob {
  queue: QueueName;
  name: string;
  data: DeliveryJob;
}

/**
 * A first attempt goes to the queue of its event, all else to `crm-retry`.
 * @param forced someone waits for the outcome: `crm-retry` takes first attempts as well
 */
export function routeDelivery(delivery: DispatchedDelivery, forced = false): RoutedJob {
  const data = { deliveryId: delivery.id, subjectId: delivery.subjectId, seq: delivery.seq };
  if (delivery.state === 'pending' && !forced) {
    const queue = delivery.event.startsWith('lead.') ? 'lead-events' : 'property-events';
    return { queue, name: delivery.event, data };
  }
  return { queue: 'crm-retry', name: retryTask(delivery.state), data };
}

function retryTask(state: DispatchedDelivery['state']): JobFor<'crm-retry'>['name'] {
  if (state === 'unknown') return 'resolve-delivery';
  return state === 'sending' ? 'expire-lease' : 'send-delivery';
}
