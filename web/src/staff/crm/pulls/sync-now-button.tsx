import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { usePullNow } from './use-pull-now.ts';

export function SyncNowButton({ running }: { running: boolean }) {
  const { t } = useTranslation('adminCrm');
  const { pull, isPending } = usePullNow(false);
  const maySync = useMay('crm.sync');
  if (!maySync) return null;
  return (
    <Button size="sm" variant="secondary" disabled={isPending || running} onClick={pull}>
      {isPending || running ? t('listings.running') : t('listings.sync')}
    </Button>
  );
}
