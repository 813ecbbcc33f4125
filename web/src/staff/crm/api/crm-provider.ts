import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type CrmProviderState = components['schemas']['CrmProvider'];
export type ConnectionCheck = components['schemas']['ConnectionCheck'];
export type ConnectionFinding = components['schemas']['ConnectionFinding'];
export type FormerDeliveries = components['schemas']['FormerDeliveries'];
export type UntoldListings = components['schemas']['UntoldListings'];
export type CredentialName = 'apiKey' | 'clientId' | 'clientSecret';

/** Also what waits for a decision. */
export const crmProviderQuery = queryOptions({
  ...staffAsked('/api/admin/crm-provider'),
  refetchInterval: 30_000,
});

/** Within 20 s. Fails with ApiError. */
export function useTestConnection() {
  return useMutation({ mutationFn: () => dataOf(browserApi.POST('/api/admin/crm-provider/test')) });
}

/** Null forgets. Fails with ApiError. */
export function useSaveCredentials() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: components['schemas']['CrmCredentialsChange']) =>
      dataOf(browserApi.PUT('/api/admin/crm-provider/credentials', { body: change })),
    onSuccess: (state) => queryClient.setQueryData(crmProviderQuery.queryKey, state),
  });
}

const shown = ['/api/admin/crm-provider', '/api/crm/status', '/api/admin/deliveries'] as const;

/** Fails with ApiError. */
export const useDecideFormer = () =>
  useChange(
    (answer: components['schemas']['FormerAnswer']) =>
      dataOf(browserApi.POST('/api/admin/crm-provider/former', { body: answer })),
    ...shown,
  );

/** Fails with ApiError. */
export const useDecideUntold = () =>
  useChange(
    (answer: components['schemas']['UntoldAnswer']) =>
      dataOf(browserApi.POST('/api/admin/crm-provider/untold', { body: answer })),
    ...shown,
  );
