import type { DispatchedDelivery } from '../deliveries/delivery-ports.ts';
import type { DeliveryJob, QueueName, RetryJobs } from './queues.ts';

/** A job takes up to 63 more along; half is counted on, so that lost jobs or busy subjects leave nothing behind. */
export const perJob = 32;

export interface RoutedJob {
  queue: QueueName;
  name: string;
  data: DeliveryJob;
}

/**
 * Retries go by consumer: a slow mail server never holds up the CRM.
 * @param forced someone waits: the retries take first attempts as well
 */
export function routeDelivery(delivery: DispatchedDelivery, forced = false): RoutedJob {
  const data = { deliveryId: delivery.id, subjectId: delivery.subjectId, seq: delivery.seq };
  if (delivery.state === 'pending' && !forced) {
    return { queue: firstQueue(delivery), name: delivery.event, data };
  }
  return { queue: delivery.consumer === 'mail' ? 'mail-retry' : 'crm-retry', name: retryTask(delivery.state), data };
}

function firstQueue({ consumer, event }: DispatchedDelivery): 'lead-events' | 'property-events' | 'mail' {
  if (consumer === 'mail') return 'mail';
  return event.startsWith('lead.') ? 'lead-events' : 'property-events';
}

function retryTask(state: DispatchedDelivery['state']): keyof RetryJobs {
  if (state === 'unknown') return 'resolve-delivery';
  return state === 'sending' ? 'expire-lease' : 'send-delivery';
}
