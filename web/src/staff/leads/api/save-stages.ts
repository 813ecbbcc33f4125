import type { components } from '@manzil/contract/api';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { useChange } from '#staff-lib/api/staff-query.ts';
import { leadAddresses } from './leads.ts';

export type LeadStages = components['schemas']['LeadStages'];
export type LeadStagePlan = components['schemas']['LeadStagePlan'];

/** Leads are asked anew too: those of a retired stage are elsewhere. Fails with ApiError. */
export const useSaveStages = () =>
  useChange(
    (body: LeadStagePlan) => dataOf(browserApi.PUT('/api/lead-stages', { body })),
    '/api/lead-stages',
    '/api/leads/ids',
    ...leadAddresses,
  );
