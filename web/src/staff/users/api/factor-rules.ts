import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';

export type FactorRule = components['schemas']['FactorRule'];

export const factorRulesQuery = queryOptions({ ...staffAsked('/api/admin/factor-rules') });

/** Acts at the next sign-in. Fails with ApiError. */
export const useSaveFactorRules = () =>
  useChange(
    (body: components['schemas']['FactorRules']) => dataOf(browserApi.PUT('/api/admin/factor-rules', { body })),
    '/api/admin/factor-rules',
  );
