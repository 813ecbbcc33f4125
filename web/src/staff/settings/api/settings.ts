import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

type Schemas = components['schemas'];
export type Settings = Schemas['Settings'];
export type ChatSettings = Schemas['ChatSettings'];
export type ChatProvider = Schemas['ChatProvider'];
export type AssistantProvider = Schemas['AssistantProvider'];
export type AssistantReport = Schemas['AssistantReport'];
export type MarketingSettings = Schemas['MarketingSettings'];
export type SyncSchedule = Schemas['SyncSchedule'];

/** Everything on the settings page. Asked once: a refetch would overwrite what is being typed. */
export const settingsQuery = queryOptions({
  ...staffAsked('/api/admin/settings'),
  refetchOnWindowFocus: false,
});

function useKept() {
  const queryClient = useQueryClient();
  return (part: Partial<Settings>) => {
    queryClient.setQueryData(settingsQuery.queryKey, (before) =>
      before === undefined ? before : { ...before, ...part },
    );
  };
}

/** Saves the chat's settings. Fails with ApiError. */
export function useSaveChat() {
  const keep = useKept();
  return useMutation({
    mutationFn: (body: Schemas['ChatSettingsChange']) => dataOf(browserApi.PUT('/api/admin/settings/chat', { body })),
    onSuccess: (chat) => keep({ chat }),
  });
}

/** Asks an assistant one question and reports what came of it. Fails with ApiError when it could not be tried. */
export function useTestAssistant() {
  return useMutation({
    mutationFn: (body: Schemas['AssistantTrial']) => dataOf(browserApi.POST('/api/admin/settings/chat/test', { body })),
  });
}

/** Saves which services are told of visits. Fails with ApiError. */
export function useSaveMarketing() {
  const keep = useKept();
  return useMutation({
    mutationFn: (body: Schemas['MarketingSettingsChange']) =>
      dataOf(browserApi.PUT('/api/admin/settings/marketing', { body })),
    onSuccess: (marketing) => keep({ marketing }),
  });
}

/** Saves when listings are pulled. Fails with ApiError. */
export function useSaveSchedule() {
  const keep = useKept();
  return useMutation({
    mutationFn: (body: Schemas['SyncScheduleChange']) =>
      dataOf(browserApi.PUT('/api/admin/settings/schedule', { body })),
    onSuccess: (schedule) => keep({ schedule }),
  });
}
