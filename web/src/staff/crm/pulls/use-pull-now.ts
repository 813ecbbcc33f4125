import { useTranslation } from 'react-i18next';
import { formatNumber, formatSeconds } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { type SyncNowResult, useSyncNow } from '../api/listing-sync.ts';

/** @param full all of them, not only changes */
export function usePullNow(full: boolean): { pull: () => void; isPending: boolean } {
  const { t } = useTranslation(['adminCrm', 'adminDashboard']);
  const { language } = useLanguage();
  const tell = useTell();
  const { mutateAsync, isPending } = useSyncNow(full);
  /** The service speaks English only. */
  const wordsOf = ({ detail, count, newProperties, duration }: SyncNowResult): string => {
    if (language === 'en' || count === undefined || newProperties === undefined || duration === undefined)
      return detail || t('listings.successText');
    const seconds = formatSeconds(duration, language);
    const figures = { formatted: formatNumber(count, language), fresh: formatNumber(newProperties, language), seconds };
    return t('adminDashboard:sync.done', figures);
  };
  const pull = (): void => {
    void tell(mutateAsync(), {
      // no answer in time: the outcome is not known
      done: (result) =>
        result.status === 'running'
          ? { title: t('listings.goesOnTitle'), description: t('listings.goesOnText') }
          : { title: t('listings.successTitle'), description: wordsOf(result) },
      failed: t('listings.failedTitle'),
      otherwise: t('listings.failedText'),
    });
  };
  return { pull, isPending };
}
