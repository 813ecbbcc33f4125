import type { components } from '@manzil/contract/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { ToastContent } from '#ui/toast-state.ts';

/** What is said of what went for good, and of what could not yet. */
export function usePurged() {
  const { t } = useTranslation('adminTrash');
  const { counted } = useFormats();
  return ({ deleted, waiting }: components['schemas']['TrashPurged']): ToastContent => ({
    title: t('purged', counted(deleted)),
    ...(waiting > 0 && { description: t('waiting', counted(waiting)) }),
  });
}
