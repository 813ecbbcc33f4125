import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { useForceRetry } from './api/crm-status.ts';

export function ForceRetryButton({ pending }: { pending: number }) {
  const { t } = useTranslation('adminCrm');
  const { number } = useFormats();
  const tell = useTell();
  const retry = useForceRetry();
  const mayRetry = useMay('deliveries.manage');
  if (!mayRetry) return null;
  return (
    <Button
      size="sm"
      disabled={pending === 0 || retry.isPending}
      title={pending === 0 ? t('retry.nothing') : undefined}
      onClick={() =>
        void tell(retry.mutateAsync(), {
          done: ({ processed, remaining }) => ({
            title: t('retry.done', { processed: number(processed), remaining: number(remaining) }),
          }),
          failed: t('retry.failed'),
        })
      }
    >
      {retry.isPending ? t('retry.running') : t('retry.action')}
    </Button>
  );
}
