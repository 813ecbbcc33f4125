import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { batchesOf } from '@manzil/core/platform/batches';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { shownInTrash, type TrashChoice } from '#staff-ui/trash/restore.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type TrashItem = components['schemas']['TrashItem'];
export type TrashQuery = NonNullable<operations['listTrash']['parameters']['query']>;
type Purged = components['schemas']['TrashPurged'];

/** The server's limit. */
const mostAtOnce = 1_000;

export const trashQuery = (query: TrashQuery) =>
  queryOptions({ ...staffAsked('/api/trash', { query }), placeholderData: keepPreviousData, gcTime: 60_000 });

/** For good. Fails with ApiError. */
export function usePurging() {
  return useChange(
    async (choices: readonly TrashChoice[]): Promise<Purged> => {
      const all: Purged = { deleted: 0, waiting: 0 };
      for (const { kind, ids } of choices)
        for (const some of batchesOf(ids, mostAtOnce)) {
          const body = { kind, ids: [...some] };
          const { deleted, waiting } = await dataOf(browserApi.POST('/api/trash/purge', { body }));
          all.deleted += deleted;
          all.waiting += waiting;
        }
      return all;
    },
    ...shownInTrash,
  );
}

/** All that was deleted until then, for good. Fails with ApiError. */
export function useEmptying() {
  return useChange(
    (until: string) => dataOf(browserApi.POST('/api/trash/empty', { body: { until } })),
    ...shownInTrash,
  );
}
