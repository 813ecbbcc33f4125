import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { askAgain, staffAsked } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

type Schemas = components['schemas'];
export type Settings = Schemas['Settings'];
export type ChatSettings = Schemas['ChatSettings'];
export type ChatProvider = Schemas['ChatProvider'];
export type AssistantProvider = Schemas['AssistantProvider'];
export type AssistantReport = Schemas['AssistantReport'];
export type MarketingSettings = Schemas['MarketingSettings'];
export type SyncSchedule = Schemas['SyncSchedule'];
export type PublishingSettings = Schemas['PublishingSettings'];
export type PublishingSettingsSaved = Schemas['PublishingSettingsSaved'];

/** Not read anew on focus: its forms begin once. */
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

export function useSaveChat() {
  const keep = useKept();
  return useMutation({
    mutationFn: (body: Schemas['ChatSettingsChange']) => dataOf(browserApi.PUT('/api/admin/settings/chat', { body })),
    onSuccess: (chat) => keep({ chat }),
  });
}

/** One question. Fails with ApiError when it could not be tried. */
export function useTestAssistant() {
  return useMutation({
    mutationFn: (body: Schemas['AssistantTrial']) => dataOf(browserApi.POST('/api/admin/settings/chat/test', { body })),
  });
}

export function useSaveMarketing() {
  const keep = useKept();
  return useMutation({
    mutationFn: (body: Schemas['MarketingSettingsChange']) =>
      dataOf(browserApi.PUT('/api/admin/settings/marketing', { body })),
    onSuccess: (marketing) => keep({ marketing }),
  });
}

export function useSaveSchedule() {
  const keep = useKept();
  return useMutation({
    mutationFn: (body: Schemas['SyncScheduleChange']) =>
      dataOf(browserApi.PUT('/api/admin/settings/schedule', { body })),
    onSuccess: (schedule) => keep({ schedule }),
  });
}

export function useSavePublishing() {
  const keep = useKept();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['PublishingSettingsChange']) =>
      dataOf(browserApi.PUT('/api/admin/settings/publishing', { body })),
    onSuccess: ({ minimum, needsMandate }) => {
      keep({ publishing: { minimum, needsMandate } });
      return askAgain(
        queryClient,
        '/api/admin/properties',
        '/api/admin/properties/summary',
        '/api/admin/properties/{id}',
        '/api/admin/properties/{id}/mandates',
      );
    },
  });
}
