import { queryOptions } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type LeadTimeline = components['schemas']['LeadTimeline'];
export type LeadSafety = components['schemas']['LeadSafety'];
export type TimelineEntry = LeadTimeline['entries'][number];

/** While the lead is on its way, its window looks again this often (ms). */
const watchMs = 3_000;

/** Where a lead is and how it came there. Whatever asks for the lead anew asks for this as well. */
export const timelineQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/leads/{id}', id, 'timeline'],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/leads/{id}/timeline', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? watchMs : false),
  });

function isMoving({ safety, entries }: LeadTimeline): boolean {
  const mailWaits = entries.some(
    (entry) => entry.kind === 'owed' && ['pending', 'sending', 'unknown', 'retry_wait'].includes(entry.state),
  );
  return mailWaits || safety.kind === 'sending' || safety.kind === 'checking' || safety.kind === 'waiting';
}
