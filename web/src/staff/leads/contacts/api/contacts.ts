import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Contact = components['schemas']['Contact'];
export type ContactDetail = components['schemas']['ContactDetail'];
export type ContactDuplicate = components['schemas']['ContactDuplicate'];
export type ContactMerge = components['schemas']['ContactMerge'];
export type ContactMergePreview = components['schemas']['ContactMergePreview'];
export type ContactQuery = NonNullable<operations['listContacts']['parameters']['query']>;

const at = (id: number) => ({ params: { path: { id } } });
/** What shows who is who. */
const shown = [
  '/api/contacts',
  '/api/contacts/{id}',
  '/api/leads',
  '/api/leads/{id}',
  '/api/leads/{id}/person',
] as const;

export const contactsQuery = (query: ContactQuery) =>
  queryOptions({ ...staffAsked('/api/contacts', { query }), placeholderData: keepPreviousData, gcTime: 60_000 });

export const contactQuery = (id: number) => queryOptions(staffAsked('/api/contacts/{id}', { path: { id } }));

/** Always asked anew: what is merged is what was seen. */
export const mergePreviewQuery = (id: number, otherId: number) =>
  queryOptions({
    ...staffAsked('/api/contacts/{id}/merge-preview', { path: { id }, query: { otherId } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** The other's enquiries move to `id`. Fails with ApiError. */
export const useMergeContacts = () =>
  useChange(
    ({ id, ...body }: { id: number } & components['schemas']['ContactMerging']) =>
      dataOf(browserApi.POST('/api/contacts/{id}/merges', { ...at(id), body })),
    ...shown,
  );

/** Fails with ApiError. */
export const useUndoMerge = () =>
  useChange(
    ({ id, merge }: { id: number; merge: number }) =>
      dataOf(browserApi.DELETE('/api/contacts/{id}/merges/{merge}', { params: { path: { id, merge } } })),
    ...shown,
  );

/** They are no longer proposed to each other. Fails with ApiError. */
export const useDistinguish = (id: number) =>
  useChange(
    (otherId: number) => dataOf(browserApi.POST('/api/contacts/{id}/distinctions', { ...at(id), body: { otherId } })),
    '/api/contacts',
    '/api/contacts/{id}',
  );

/** For all enquiries of the person. Fails with ApiError. */
export const useWithdrawConsent = (id: number) =>
  useChange(
    () => dataOf(browserApi.PUT('/api/contacts/{id}/consent', { ...at(id), body: { marketing: false } })),
    ...shown,
  );
