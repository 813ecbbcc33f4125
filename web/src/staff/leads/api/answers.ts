import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type LeadAnswer = components['schemas']['LeadAnswer'];

/** What the person wrote back; asked again when the lead changes. */
export const answersQuery = (id: number) => queryOptions(staffAsked('/api/leads/{id}/answers', { path: { id } }));
