import { useProblem } from '#staff-lib/use-problem.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useEndPause } from './api/crm-status.ts';

/** For administrators: passes over a pause that the CRM asked for, once they have said that they mean it. */
export function EndPauseButton({ until }: { until: string }) {
  const { t } = useTranslation('adminCrm');
  const problem = useProblem();
  const { language } = useLanguage();
  const toast = useToast();
  const end = useEndPause();
  const mayEnd = useMay('admin');
  const [asked, setAsked] = useState(false);
  if (!mayEnd) return null;
  // the button is gone when the pause is, and with it a callback
  const endPause = async () => {
    try {
      await end.mutateAsync();
      toast({ title: t('pause.done') });
    } catch (error) {
      toast({ title: t('pause.failed'), variant: 'destructive', description: problem.sentence(error) });
    }
  };
  return (
    <>
      <Button
        size="sm"
        disabled={end.isPending}
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('pause.action')}
      </Button>
      <ConfirmDialog
        title={t('pause.title')}
        text={t('pause.text', { time: formatDateTime(until, language) })}
        confirmLabel={t('pause.confirm')}
        open={asked}
        onOpenChange={setAsked}
        onConfirm={() => void endPause()}
      />
    </>
  );
}
