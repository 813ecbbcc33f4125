import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { useEndPause } from './api/crm-status.ts';

/** Asks first. */
export function EndPauseButton({ until }: { until: string }) {
  const { t } = useTranslation('adminCrm');
  const { dateTime } = useFormats();
  const tell = useTell();
  const end = useEndPause();
  const mayEnd = useMay('deliveries.manage');
  const { ask, question } = useQuestion((time: string) => ({
    title: t('pause.title'),
    text: t('pause.text', { time: dateTime(time) }),
    confirmLabel: t('pause.confirm'),
    onConfirm: () => tell(end.mutateAsync(), { done: t('pause.done'), failed: t('pause.failed') }),
  }));
  if (!mayEnd) return null;
  return (
    <>
      <Button size="sm" disabled={end.isPending} onClick={() => ask(until)}>
        {t('pause.action')}
      </Button>
      {question}
    </>
  );
}
