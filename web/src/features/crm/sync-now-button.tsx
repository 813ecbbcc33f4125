import { useTranslation } from 'react-i18next';
import { ApiError, detailOf } from '#lib/api/api-error.ts';
import { useMay } from '#lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useSyncNow } from './api/listing-sync.ts';
import { usePullProblem } from './use-pull-problem.ts';

/** Pulls the listings now, and says in the words of the service what came of it. */
export function SyncNowButton({ running }: { running: boolean }) {
  const { t } = useTranslation('adminCrm');
  const toast = useToast();
  const problemOf = usePullProblem();
  const sync = useSyncNow();
  const maySync = useMay('admin', 'editor');
  if (!maySync) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      disabled={sync.isPending || running}
      onClick={() => {
        sync.mutate(undefined, {
          onSuccess: ({ detail }) => {
            toast({ title: t('listings.successTitle'), description: detail || t('listings.successText') });
          },
          onError: (error) => {
            const code = error instanceof ApiError ? error.code : null;
            const description = problemOf(code, detailOf(error)) ?? t('listings.failedText');
            toast({ title: t('listings.failedTitle'), description, variant: 'destructive' });
          },
        });
      }}
    >
      {sync.isPending || running ? t('listings.running') : t('listings.sync')}
    </Button>
  );
}
