import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Bulk, BulkAction } from '#staff-ui/list/bulk-bar.tsx';
import { type Restored, useRestoring } from '#staff-ui/trash/restore.ts';
import { useRestored } from '#staff-ui/trash/use-undo.ts';
import { type TrashItem, usePurging } from './api/trash.ts';
import { choicesOf } from './trash-table-spec.ts';
import { usePurged } from './use-purged.ts';

interface TrashBulkOptions {
  count: number;
  mayPurge: boolean;
  /** Of those chosen, in words. */
  names: string;
  /** All at once are those of a page: the list names two kinds of numbers. */
  pageKeys: readonly string[];
}

export function useTrashBulk({ count, mayPurge, names, pageKeys }: TrashBulkOptions): Bulk<TrashItem, string> {
  const { t } = useTranslation('adminTrash');
  const { counted, number } = useFormats();
  const restoring = useRestoring();
  const purging = usePurging();
  const restored = useRestored();
  const purged = usePurged();
  const back: BulkAction<string> = {
    name: 'restore',
    label: t('restore'),
    icon: RotateCcw,
    run: async (keys) => {
      const all: Restored = { restored: [], renamed: [] };
      for (const choice of choicesOf(keys)) {
        const some = await restoring.mutateAsync(choice);
        all.restored.push(...some.restored);
        all.renamed.push(...some.renamed);
      }
      return restored(all);
    },
    failed: t('restoreFailed'),
  };
  const drop: BulkAction<string> = {
    name: 'purge',
    label: t('purge'),
    icon: Trash2,
    question: {
      title: t('purgeTitleMany', counted(count)),
      text: t('purgeTextMany', { names }),
      confirmLabel: t('purge'),
      destructive: true,
    },
    run: async (keys) => purged(await purging.mutateAsync(choicesOf(keys))),
    failed: t('purgeFailed'),
  };
  return {
    actions: mayPurge ? [back, drop] : [back],
    fetchAllIds: () => Promise.resolve([...pageKeys]),
    all: { total: pageKeys.length, label: t('selectPage', { formatted: number(pageKeys.length) }) },
  };
}
