import { useTranslation } from 'react-i18next';
import { formatNumber, formatSeconds } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { useToast } from '#ui/toast-state.ts';
import { type SyncNowResult, useSyncNow } from '../api/listing-sync.ts';

/**
 * Pulls the listings, and says in the words of the service what came of it.
 * @param full all of them, not only what changed
 */
export function usePullNow(full: boolean): { pull: () => void; isPending: boolean } {
  const { t } = useTranslation(['adminCrm', 'adminDashboard']);
  const { language } = useLanguage();
  const toast = useToast();
  const problem = useProblem();
  const { mutate, isPending } = useSyncNow(full);
  /** The service speaks English; from its figures the page makes a sentence of its own. */
  const wordsOf = ({ detail, count, newProperties, duration }: SyncNowResult): string => {
    if (language === 'en' || count === undefined || newProperties === undefined || duration === undefined)
      return detail || t('listings.successText');
    const seconds = formatSeconds(duration, language);
    const figures = { formatted: formatNumber(count, language), fresh: formatNumber(newProperties, language), seconds };
    return t('adminDashboard:sync.done', figures);
  };
  const pull = (): void => {
    mutate(undefined, {
      onSuccess: (result) => {
        // it had not ended when the answer was due: nobody knows yet how it will
        if (result.status === 'running')
          toast({ title: t('listings.goesOnTitle'), description: t('listings.goesOnText') });
        else toast({ title: t('listings.successTitle'), description: wordsOf(result) });
      },
      onError: (error) => {
        const description = problem.sentence(error, t('listings.failedText'));
        toast({ title: t('listings.failedTitle'), description, variant: 'destructive' });
      },
    });
  };
  return { pull, isPending };
}
