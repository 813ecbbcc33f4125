import { useTranslation } from 'react-i18next';
import { detailOf } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useSyncNow } from './api/listing-sync.ts';

/** Pulls the listings now, and says in the words of the service what came of it. */
export function SyncNowButton({ running }: { running: boolean }) {
  const { t } = useTranslation('adminCrm');
  const toast = useToast();
  const sync = useSyncNow();
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
            const description = detailOf(error) ?? t('listings.failedText');
            toast({ title: t('listings.failedTitle'), description, variant: 'destructive' });
          },
        });
      }}
    >
      {sync.isPending || running ? t('listings.running') : t('listings.sync')}
    </Button>
  );
}
