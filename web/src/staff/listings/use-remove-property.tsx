import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { isolated } from '#staff-lib/isolated.ts';
import { useTrashWords } from '#staff-ui/trash/use-trash-words.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { titleOf } from '#staff-lib/title-of.ts';
import type { Property } from './api/admin-properties.ts';
import { usePropertyWrites } from './api/write-property.ts';

type Removed = Pick<Property, 'id' | 'title' | 'titleAr'>;

/** Asks first, and offers to undo it. */
export function useRemoveProperty(onRemoved: () => void = () => undefined) {
  const { t } = useTranslation('adminProperties');
  const tell = useTell();
  const { remove, restore } = usePropertyWrites();
  const undo = (id: number) =>
    void tell(restore.mutateAsync(id), { done: t('toast.restored'), failed: t('toast.restoreFailed') });
  const { language } = useLanguage();
  const words = useTrashWords();
  return useQuestion(({ id, ...listing }: Removed) => ({
    title: t('delete.title', { name: isolated(titleOf(listing, language)) }),
    text: words.one(t('delete.text')),
    confirmLabel: t('delete.confirm'),
    destructive: true,
    onConfirm: async () => {
      const done = () => ({ title: t('toast.deleted'), action: { label: t('undo'), onAction: () => undo(id) } });
      if (await tell(remove.mutateAsync(id), { done, failed: t('toast.deleteFailed') })) onRemoved();
    },
  }));
}
