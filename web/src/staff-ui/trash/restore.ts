import type { components } from '@manzil/contract/api';
import { batchesOf } from '@manzil/core/platform/batches';
import { useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type TrashKind = components['schemas']['TrashKind'];
export type Restored = components['schemas']['TrashRestored'];

/** The server's limit. */
const mostAtOnce = 1_000;

/** All that shows or counts what may come back. */
export const shownInTrash = [
  '/api/trash',
  '/api/leads',
  '/api/leads/{id}',
  '/api/admin/properties',
  '/api/admin/properties/summary',
  '/api/admin/properties/{id}',
  '/api/blog-posts',
  '/api/agents',
  '/api/admin/stats',
] as const;

export interface TrashChoice {
  kind: TrashKind;
  ids: readonly number[];
}

/** Fails with ApiError. */
export function useRestoring() {
  return useChange(
    async ({ kind, ids }: TrashChoice): Promise<Restored> => {
      const all: Restored = { restored: [], renamed: [] };
      for (const some of batchesOf(ids, mostAtOnce)) {
        const body = { kind, ids: [...some] };
        const { restored, renamed } = await dataOf(browserApi.POST('/api/trash/restore', { body }));
        all.restored.push(...restored);
        all.renamed.push(...renamed);
      }
      return all;
    },
    ...shownInTrash,
  );
}
