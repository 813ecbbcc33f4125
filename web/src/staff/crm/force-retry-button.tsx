import { useProblem } from '#staff-lib/use-problem.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useForceRetry } from './api/crm-status.ts';

/** Tries everything that waits; off while nothing waits and while it runs. */
export function ForceRetryButton({ pending }: { pending: number }) {
  const { t } = useTranslation('adminCrm');
  const problem = useProblem();
  const { language } = useLanguage();
  const toast = useToast();
  const retry = useForceRetry();
  const mayRetry = useMay('admin');
  const number = (value: number) => formatNumber(value, language);
  if (!mayRetry) return null;
  return (
    <Button
      size="sm"
      disabled={pending === 0 || retry.isPending}
      title={pending === 0 ? t('retry.nothing') : undefined}
      onClick={() => {
        retry.mutate(undefined, {
          onSuccess: ({ processed, remaining }) => {
            toast({ title: t('retry.done', { processed: number(processed), remaining: number(remaining) }) });
          },
          onError: (error) => {
            toast({ title: t('retry.failed'), variant: 'destructive', description: problem.sentence(error) });
          },
        });
      }}
    >
      {retry.isPending ? t('retry.running') : t('retry.action')}
    </Button>
  );
}
