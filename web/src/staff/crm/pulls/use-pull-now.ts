import { useTranslation } from 'react-i18next';
import { formatNumber, formatSeconds } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { type SyncNowResult, useSyncNow } from '../api/listing-sync.ts';

/**
 * Pulls the listings, and says in the words of the service what came of it.
 * @param full all of them, not only what changed
 */
export function usePullNow(full: boolean): { pull: () => void; isPending: boolean } {
  const { t } = useTranslation(['adminCrm', 'adminDashboard']);
  const { language } = useLanguage();
  const tell = useTell();
  const { mutateAsync, isPending } = useSyncNow(full);
  /** The service speaks English; from its figures the page makes a sentence of its own. */
  const wordsOf = ({ detail, count, newProperties, duration }: SyncNowResult): string => {
    if (language === 'en' || count === undefined || newProperties === undefined || duration === undefined)
      return detail || t('listings.successText');
    const seconds = formatSeconds(duration, language);
    const figures = { formatted: formatNumber(count, language), fresh: formatNumber(newProperties, language), seconds };
    return t('adminDashboard:sync.done', figures);
  };
  const pull = (): void => {
    void tell(mutateAsync(), {
      // it had not ended when the answer was due: nobody knows yet how it will
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
