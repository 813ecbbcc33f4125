import { useProblem } from '#staff-lib/use-problem.ts';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useResendMissing } from '../api/reconciliation.ts';

interface ResendMissingProps {
  /** Of the comparison. */
  id: number;
  /** Deliveries that are chosen of what it missed. */
  chosen: readonly string[];
  onSent: () => void;
}

/** Sends once more what the CRM lost again, the chosen ones or all, after asking: somebody may have deleted it there on purpose. */
export function ResendMissing({ id, chosen, onSent }: ResendMissingProps) {
  const { t } = useTranslation('adminReconciliation');
  const problem = useProblem();
  const { language } = useLanguage();
  const toast = useToast();
  const resend = useResendMissing(id);
  const [asked, setAsked] = useState<'chosen' | 'all' | null>(null);
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) });
  // awaited, because the buttons go with the last one that is missing, and callbacks of `mutate` go with them
  const send = async (ids: readonly string[] | null): Promise<void> => {
    try {
      const { replayed, skipped } = await resend.mutateAsync(ids);
      const title = replayed === 0 ? t('resend.nothing') : t('resend.done', counted(replayed));
      toast(skipped === 0 ? { title } : { title, description: t('resend.skipped', counted(skipped)) });
      onSent();
    } catch (error) {
      toast({ title: t('resend.failed'), variant: 'destructive', description: problem.sentence(error) });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        disabled={chosen.length === 0 || resend.isPending}
        onClick={() => {
          setAsked('chosen');
        }}
      >
        <RotateCcw aria-hidden className="size-4" />
        {t('resend.chosen', counted(chosen.length))}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={resend.isPending}
        onClick={() => {
          setAsked('all');
        }}
      >
        {t('resend.all')}
      </Button>
      <ConfirmDialog
        title={asked === 'all' ? t('resend.titleAll') : t('resend.title', counted(chosen.length))}
        text={t('resend.text')}
        confirmLabel={t('resend.confirm')}
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        onConfirm={() => void send(asked === 'all' ? null : chosen)}
      />
    </div>
  );
}
