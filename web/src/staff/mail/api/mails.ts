import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type KeptMailHead = components['schemas']['KeptMailHead'];
export type KeptMail = components['schemas']['KeptMail'];

/** The mails that were kept here, the newest first. */
export const keptMailsQuery = queryOptions({
  ...staffAsked('/api/admin/mails'),
});

/** One of them in full. */
export const keptMailQuery = (id: string) =>
  queryOptions({
    ...staffAsked('/api/admin/mails/{mail}', { path: { mail: id } }),
    // a one-time link need not stay in memory
    gcTime: 0,
  });
