/** To the newsletter: asked for on a form, confirmed and ended by links that only a mail to the address holds. */
import type { LeadSource } from './lead.ts';

export const isSubscription = ({ source }: { source: LeadSource }): boolean => source === 'newsletter';

/** `unasked`: from before anybody was asked to confirm. */
export const subscriptionStates = ['waiting', 'confirmed', 'unasked', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What nobody confirmed by then is deleted. */
export const confirmWithinDays = 7;

interface Moments {
  askedAt: string | null;
  confirmedAt: string | null;
  endedAt: string | null;
}

export function stateOf({ askedAt, confirmedAt, endedAt }: Moments): SubscriptionState {
  if (endedAt !== null) return 'ended';
  if (confirmedAt !== null) return 'confirmed';
  return askedAt === null ? 'unasked' : 'waiting';
}
