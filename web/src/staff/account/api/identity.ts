import { queryOptions } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';

const address = '/api/auth/identity';

export const identityQuery = queryOptions({ ...staffAsked(address) });

/** After the password. Gives where the browser goes. Fails with ApiError. */
export const useStartLink = () => useChange(() => dataOf(browserApi.POST('/api/auth/identity')), address);

/** After the password. Fails with ApiError. */
export const useRemoveLink = () => useChange(() => dataOf(browserApi.DELETE('/api/auth/identity')), address);
