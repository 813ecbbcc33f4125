import { useTranslation } from 'react-i18next';
import { ApiError, detailOf } from '#lib/api/api-error.ts';
import { useToast } from '#ui/toast-state.ts';
import { useSyncNow } from './api/listing-sync.ts';
import { usePullProblem } from './use-pull-problem.ts';

/**
 * Pulls the listings, and says in the words of the service what came of it.
 * @param full all of them, not only what changed
 */
export function usePullNow(full: boolean): { pull: () => void; isPending: boolean } {
  const { t } = useTranslation('adminCrm');
  const toast = useToast();
  const problemOf = usePullProblem();
  const { mutate, isPending } = useSyncNow(full);
  const pull = (): void => {
    mutate(undefined, {
      onSuccess: ({ status, detail }) => {
        // it had not ended when the answer was due: nobody knows yet how it will
        if (status === 'running') toast({ title: t('listings.goesOnTitle'), description: t('listings.goesOnText') });
        else toast({ title: t('listings.successTitle'), description: detail || t('listings.successText') });
      },
      onError: (error) => {
        const code = error instanceof ApiError ? error.code : null;
        const description = problemOf(code, detailOf(error)) ?? t('listings.failedText');
        toast({ title: t('listings.failedTitle'), description, variant: 'destructive' });
      },
    });
  };
  return { pull, isPending };
}
