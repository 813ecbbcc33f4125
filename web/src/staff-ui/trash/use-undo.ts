import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { ToastContent } from '#ui/toast-state.ts';
import type { BulkResult } from '../list/bulk-bar.tsx';
import { useTell } from '../use-tell.ts';
import { type Restored, type TrashKind, useRestoring } from './restore.ts';

/** How a deletion is taken back, on the spot. */
export function useUndo(kind: TrashKind) {
  const { t } = useTranslation('adminTrash');
  const tell = useTell();
  const told = useRestored();
  const { mutateAsync } = useRestoring();
  return {
    /** For the toast after one. */
    action: (ids: readonly number[]): NonNullable<ToastContent['action']> => ({
      label: t('undo'),
      onAction: () => void tell(mutateAsync({ kind, ids }), { done: told, failed: t('restoreFailed') }),
    }),
    /** For the answer after many. */
    undo: (ids: readonly number[]): BulkResult['undo'] =>
      ids.length === 0 ? undefined : { label: t('undo'), run: async () => told(await mutateAsync({ kind, ids })) },
  };
}

/** What is said of what came back. */
export function useRestored() {
  const { t } = useTranslation('adminTrash');
  const { counted } = useFormats();
  return ({ restored, renamed }: Restored): ToastContent => ({
    title: restored.length === 0 ? t('nothing') : t('restored', counted(restored.length)),
    ...(renamed[0] !== undefined && {
      description: t('renamed', { slug: renamed.map(({ slug }) => slug).join(', ') }),
    }),
  });
}
