import { isIn, waitingStates } from '@manzil/core/deliveries/states';
import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type LeadTimeline = components['schemas']['LeadTimeline'];
export type LeadSafety = components['schemas']['LeadSafety'];
export type TimelineEntry = LeadTimeline['entries'][number];

/** While the lead is on its way, ms. */
const watchMs = 3_000;

export const timelineQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/leads/{id}/timeline', { path: { id } }),
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? watchMs : false),
  });

function isMoving({ safety, entries }: LeadTimeline): boolean {
  const mailWaits = entries.some((entry) => entry.kind === 'owed' && isIn(waitingStates, entry.state));
  return mailWaits || safety.kind === 'sending' || safety.kind === 'checking' || safety.kind === 'waiting';
}
