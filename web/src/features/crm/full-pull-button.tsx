import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { usePullNow } from './use-pull-now.ts';

/** Asks the CRM for all listings anew, once somebody has said that they mean it: what it no longer has leaves the site. */
export function FullPullButton({ running }: { running: boolean }) {
  const { t } = useTranslation('adminCrm');
  const { pull, isPending } = usePullNow(true);
  const maySync = useMay('admin', 'editor');
  const [asked, setAsked] = useState(false);
  if (!maySync) return null;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        disabled={isPending || running}
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('fullPull.action')}
      </Button>
      <ConfirmDialog
        title={t('fullPull.title')}
        text={t('fullPull.text')}
        confirmLabel={t('fullPull.confirm')}
        open={asked}
        onOpenChange={setAsked}
        onConfirm={pull}
      />
    </>
  );
}
