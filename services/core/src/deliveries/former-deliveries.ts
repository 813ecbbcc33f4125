/** Deliveries of a provider that is no longer connected: nobody sends them until staff decide. */
import type { components } from '@manzil/contract/api';

export type FormerDeliveries = components['schemas']['FormerDeliveries'];

/** Their subjects go to the CRM that is connected now, or they are set aside. */
export type FormerDecision = 'send' | 'leave';

/** Fewer are sent where several spoke of one thing, or it waits there already. */
export type FormerResult = components['schemas']['FormerResult'];
