import { takeForDispatch, undoDispatch } from '@manzil/core/deliveries/store/delivery-dispatch';
import type { DeliveryLane } from '@manzil/core/deliveries/delivery-ports';
import { mailLane } from '@manzil/core/mail/mail';
import type { RelayDeps } from '@manzil/core/messaging/relay';
import type { Started } from '@manzil/core/start/start-process';

export const lanesOf = (env: { CRM_PROVIDER: string }): DeliveryLane[] => [
  { consumer: 'crm', provider: env.CRM_PROVIDER },
  mailLane,
];

/** What is due and was not dispatched. */
export function relayOf(
  { env, database: { pool }, backend, publisher }: Started<never>,
  lanes: DeliveryLane[],
): RelayDeps {
  const providers = lanes.map(({ provider }) => provider);
  return {
    take: (query) => takeForDispatch(pool, { ...query, providers }),
    undo: (ids) => undoDispatch(pool, ids),
    canPublish: backend.canPublish,
    publish: publisher.publish,
    trustMs: env.RELAY_TRUST_MS,
  };
}
