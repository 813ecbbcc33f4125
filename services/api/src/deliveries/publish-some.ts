import type { DispatchedDelivery } from '@manzil/core/deliveries/delivery-ports';
import { publishedAtOnce } from '@manzil/core/messaging/publisher';
import type { ApiDeps } from '../deps.ts';

export const publishSome = (publisher: ApiDeps['publisher'], jobs: readonly DispatchedDelivery[]) =>
  publisher.publish(jobs.slice(0, publishedAtOnce));
