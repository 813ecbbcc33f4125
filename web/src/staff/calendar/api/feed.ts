import { queryOptions } from '@tanstack/react-query';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

const address = '/api/calendar-feed';

export const feedQuery = queryOptions({ ...staffAsked(address), select: ({ feed }) => feed, gcTime: 0 });

/** The answer alone has the address. Fails with ApiError. */
export const useMakeFeed = () => useChange(() => dataOf(browserApi.POST(address, {})), address);

/** Fails with ApiError. */
export const useRevokeFeed = () => useChange(() => dataOf(browserApi.DELETE(address, {})), address);
