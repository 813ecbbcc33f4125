import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

type Schemas = components['schemas'];
export type Setup = Schemas['Setup'];
export type StepName = keyof Setup['steps'];

/** In the order in which a new agency takes them. */
export const stepNames = ['office', 'languages', 'crm', 'mail', 'listing'] as const satisfies readonly StepName[];

export const setupQuery = queryOptions(staffAsked('/api/admin/setup'));

export const doneOf = ({ steps }: Setup): number => stepNames.filter((name) => steps[name]).length;

/** Fails with ApiError. */
export function useSaveSetup() {
  return useChange(
    (body: Schemas['SetupChange']) => dataOf(browserApi.PUT('/api/admin/setup', { body })),
    '/api/admin/setup',
  );
}

/** To one's own address. Fails with ApiError. */
export function useTestMail() {
  return useChange(() => dataOf(browserApi.POST('/api/admin/setup/mail')), '/api/admin/setup');
}
