import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type KeptMailHead = components['schemas']['KeptMailHead'];
export type KeptMail = components['schemas']['KeptMail'];

/** Newest first. */
export const keptMailsQuery = queryOptions({
  ...staffAsked('/api/admin/mails'),
});

export const keptMailQuery = (id: string) =>
  queryOptions({
    ...staffAsked('/api/admin/mails/{mail}', { path: { mail: id } }),
    // it may hold a one-time link
    gcTime: 0,
  });
