import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

type Schemas = components['schemas'];

/** Not read anew on focus: the form begins once. */
export const officeQuery = queryOptions({
  ...staffAsked('/api/admin/settings'),
  refetchOnWindowFocus: false,
  select: ({ office }: Schemas['Settings']) => office,
});

export function useSaveOffice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['OfficeSettingsChange']) =>
      dataOf(browserApi.PUT('/api/admin/settings/office', { body })),
    onSuccess: (office) => {
      queryClient.setQueryData(officeQuery.queryKey, (before) =>
        before === undefined ? before : { ...before, office },
      );
    },
  });
}

/** @returns its path on the site. Fails with ApiError. */
export async function uploadPicture(file: File): Promise<string> {
  const { url } = await dataOf(
    browserApi.POST('/api/admin/media', {
      body: file as never,
      bodySerializer: (body: unknown) => body as File,
      headers: { 'Content-Type': file.type },
    }),
  );
  return url;
}
