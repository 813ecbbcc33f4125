import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Notice = components['schemas']['Notice'];

/** ms; not while the page is out of sight. */
const everyMs = 30_000;

/** The newest fifty of one's own. */
export const noticesQuery = queryOptions({ ...staffAsked('/api/notices'), refetchInterval: everyMs });

/** Null: all of them. Fails with ApiError. */
export const useReadNotices = () =>
  useChange((ids: number[] | null) => dataOf(browserApi.POST('/api/notices/read', { body: { ids } })), '/api/notices');
