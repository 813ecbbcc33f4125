import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCounted } from '#staff-lib/use-counted.ts';
import { Button } from '#ui/button.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { useResendMissing } from '../api/reconciliation.ts';

interface ResendMissingProps {
  id: number;
  /** Ids of deliveries. */
  chosen: readonly string[];
  onSent: () => void;
}

/** Asks first: somebody may have deleted them on purpose. */
export function ResendMissing({ id, chosen, onSent }: ResendMissingProps) {
  const { t } = useTranslation('adminReconciliation');
  const tell = useTell();
  const resend = useResendMissing(id);
  const counted = useCounted();
  const { ask, question } = useQuestion((ids: readonly string[] | null) => ({
    title: ids === null ? t('resend.titleAll') : t('resend.title', counted(ids.length)),
    text: t('resend.text'),
    confirmLabel: t('resend.confirm'),
    onConfirm: async () => {
      const isDone = await tell(resend.mutateAsync(ids), {
        done: ({ replayed, skipped }) => ({
          title: replayed === 0 ? t('resend.nothing') : t('resend.done', counted(replayed)),
          ...(skipped > 0 && { description: t('resend.skipped', counted(skipped)) }),
        }),
        failed: t('resend.failed'),
      });
      if (isDone) onSent();
    },
  }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" disabled={chosen.length === 0 || resend.isPending} onClick={() => ask(chosen)}>
        <RotateCcw aria-hidden className="size-4" />
        {t('resend.chosen', counted(chosen.length))}
      </Button>
      <Button size="sm" variant="secondary" disabled={resend.isPending} onClick={() => ask(null)}>
        {t('resend.all')}
      </Button>
      {question}
    </div>
  );
}
