import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { sendWithKey, useIdempotencyKey } from '#lib/api/idempotency-key.ts';
import { leadAddresses } from './leads.ts';

export type EnteredLead = components['schemas']['LeadEntered'];

/** Stored once, however often it is sent. Fails with ApiError. */
export function useEnterLead() {
  const key = useIdempotencyKey();
  return useChange(
    (body: EnteredLead) =>
      sendWithKey(key, (name) =>
        dataOf(browserApi.POST('/api/leads/entered', { params: { header: { 'Idempotency-Key': name } }, body })),
      ),
    ...leadAddresses,
  );
}

/** How many enquiries have this number or e-mail; asked of what is long enough to be one. */
export const knownQuery = (contact: string) =>
  queryOptions({
    ...staffAsked('/api/leads', { query: { search: contact, limit: 1 } }),
    select: ({ pagination }) => pagination.total,
    enabled: contact.includes('@') || contact.replace(/\D/g, '').length >= 7,
    staleTime: 30_000,
  });

/** On the site, by reference or words. */
export const listingChoiceQuery = (words: string) =>
  queryOptions({
    ...staffAsked('/api/properties', { query: { city: words, limit: 5 } }),
    select: ({ properties }) => properties,
    enabled: words.length >= 2,
    staleTime: 30_000,
  });
