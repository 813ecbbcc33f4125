import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAskBeforeLeaving } from '#staff-ui/unsaved-changes.tsx';
import { adminPropertyQuery } from '../api/admin-properties.ts';
import { titleOf } from '../property-words.ts';
import { PropertyForm } from './property-form.tsx';

/** Adds a listing, or changes one when there is an id. What was typed is not lost by a slip. */
export function PropertyFormDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation(['adminProperties', 'admin']);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery({ ...adminPropertyQuery(id ?? 0), enabled: id !== null });
  const ask = useAskBeforeLeaving();
  const ready = id === null || data !== undefined;
  return (
    <Dialog
      open
      wide
      onOpenChange={() => {
        ask(onClose);
      }}
      title={id === null ? t('form.addTitle') : t('form.editTitle')}
      {...(data === undefined ? {} : { description: titleOf(data.property, language) })}
    >
      {ready ? (
        <PropertyForm found={data ?? null} onClose={onClose} />
      ) : error !== null ? (
        <LoadFailure
          title={t('failed')}
          text={t('admin:failed.text')}
          retryLabel={t('admin:failed.retry')}
          onRetry={() => {
            void refetch();
          }}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Dialog>
  );
}
