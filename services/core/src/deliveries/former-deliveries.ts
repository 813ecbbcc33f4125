/** Of a provider no longer connected: nobody sends them until staff decide. */
import type { components } from '@manzil/contract/api';

export type FormerDeliveries = components['schemas']['FormerDeliveries'];

/** Subjects go to the connected CRM, or are set aside. */
export type FormerDecision = 'send' | 'leave';

/** Fewer are sent where several spoke of one thing, or it waits already. */
export type FormerResult = components['schemas']['FormerResult'];
