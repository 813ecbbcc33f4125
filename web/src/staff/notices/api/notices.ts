import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Notice = components['schemas']['Notice'];

/** The newest fifty of one's own; asked again when there is one (staff-lib/live). */
export const noticesQuery = queryOptions(staffAsked('/api/notices'));

/** What a notice is about. Fails with ApiError. */
export const fetchLeadOf = (id: number) => dataOf(browserApi.GET('/api/leads/{id}', { params: { path: { id } } }));

/** Null: all of them. Fails with ApiError. */
export const useReadNotices = () =>
  useChange((ids: number[] | null) => dataOf(browserApi.POST('/api/notices/read', { body: { ids } })), '/api/notices');
