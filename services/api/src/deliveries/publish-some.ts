import type { DispatchedDelivery } from '@manzil/core/deliveries/delivery-ports';
import type { ApiDeps } from '../deps.ts';

const mostAtOnce = 500;

/** Within the queue's limit; the relay publishes the rest. */
export const publishSome = (publisher: ApiDeps['publisher'], jobs: readonly DispatchedDelivery[]) =>
  publisher.publish(jobs.slice(0, mostAtOnce));
