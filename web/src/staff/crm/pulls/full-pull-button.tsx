import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { usePullNow } from './use-pull-now.ts';

/** Asks first: what the CRM lost leaves the site. @param lastMs duration of the last one, null for none */
export function FullPullButton({ running, lastMs }: { running: boolean; lastMs: number | null }) {
  const { t } = useTranslation('adminCrm');
  const { span } = useFormats();
  const { pull, isPending } = usePullNow(true);
  const maySync = useMay('crm.sync');
  const { ask, question } = useQuestion((time: string) => ({
    title: t('fullPull.title'),
    text: `${t('fullPull.text')} ${time}`,
    confirmLabel: t('fullPull.confirm'),
    onConfirm: pull,
  }));
  if (!maySync) return null;
  const time = lastMs === null ? t('fullPull.unknown') : t('fullPull.last', { span: span(lastMs) });
  return (
    <>
      <Button size="sm" variant="quiet" disabled={isPending || running} onClick={() => ask(time)}>
        {t('fullPull.action')}
      </Button>
      {question}
    </>
  );
}
