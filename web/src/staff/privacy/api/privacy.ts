import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';

export type CrmDuty = components['schemas']['CrmDuty'];
export type Retention = components['schemas']['Retention'];

/** Shown at once: the next come when these are done. */
export const mostDuties = 200;

export const dutiesQuery = (state: 'open' | 'done') =>
  queryOptions(staffAsked('/api/admin/crm-duties', { query: { state, limit: mostDuties } }));

/** @param months to look at; null: those that hold */
export const retentionQuery = (months: number | null) =>
  queryOptions(staffAsked('/api/admin/retention', { query: months === null ? {} : { months } }));

/** Fails with ApiError. */
export const useSetDuty = () =>
  useChange(
    ({ id, done }: { id: number; done: boolean }) =>
      dataOf(browserApi.PUT('/api/admin/crm-duties/{id}', { params: { path: { id } }, body: { done } })),
    '/api/admin/crm-duties',
  );

/** There is no way back for what is made anonymous. Fails with ApiError. */
export const useConfirmRetention = () =>
  useChange(
    ({ months, due }: Pick<Retention, 'months' | 'due'>) =>
      dataOf(browserApi.PUT('/api/admin/retention', { body: { months, due } })),
    '/api/admin/retention',
  );

/** Fails with ApiError. */
export const useStopRetention = () =>
  useChange(() => dataOf(browserApi.DELETE('/api/admin/retention')), '/api/admin/retention');
