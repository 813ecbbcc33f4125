import { useTranslation } from 'react-i18next';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { usePropertyWrites } from './api/write-property.ts';

/** Asks first, and offers to undo it. */
export function useRemoveProperty(onRemoved: () => void = () => undefined) {
  const { t } = useTranslation('adminProperties');
  const tell = useTell();
  const { remove, restore } = usePropertyWrites();
  const undo = (id: number) =>
    void tell(restore.mutateAsync(id), { done: t('toast.restored'), failed: t('toast.restoreFailed') });
  return useQuestion((id: number) => ({
    title: t('delete.title'),
    text: t('delete.text'),
    confirmLabel: t('delete.confirm'),
    destructive: true,
    onConfirm: async () => {
      const done = () => ({ title: t('toast.deleted'), action: { label: t('undo'), onAction: () => undo(id) } });
      if (await tell(remove.mutateAsync(id), { done, failed: t('toast.deleteFailed') })) onRemoved();
    },
  }));
}
