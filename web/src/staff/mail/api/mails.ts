import { queryOptions } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components } from '@manzil/contract/api';

export type KeptMailHead = components['schemas']['KeptMailHead'];
export type KeptMail = components['schemas']['KeptMail'];

/** The mails that were kept here, the newest first. */
export const keptMailsQuery = queryOptions({
  queryKey: ['/api/admin/mails'],
  queryFn: ({ signal }) => dataOf(browserApi.GET('/api/admin/mails', { signal })),
});

/** One of them in full. */
export const keptMailQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/admin/mails', id],
    queryFn: ({ signal }) =>
      dataOf(browserApi.GET('/api/admin/mails/{mail}', { params: { path: { mail: id } }, signal })),
    // a one-time link need not stay in memory
    gcTime: 0,
  });
