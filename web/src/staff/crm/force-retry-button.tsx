import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { useForceRetry } from './api/crm-status.ts';

/** Disabled while nothing waits. */
export function ForceRetryButton({ pending }: { pending: number }) {
  const { t } = useTranslation('adminCrm');
  const { language } = useLanguage();
  const tell = useTell();
  const retry = useForceRetry();
  const mayRetry = useMay('admin');
  const number = (value: number) => formatNumber(value, language);
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
