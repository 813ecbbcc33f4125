import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { BulkBar } from '#staff-ui/list/bulk-bar.tsx';
import type { Selection } from '#staff-ui/table/use-selection.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { useResendMissing } from '../api/reconciliation.ts';

interface ResendProps {
  id: number;
  selection: Selection<string>;
}

function useResend(id: number) {
  const { t } = useTranslation('adminReconciliation');
  const { isPending, mutateAsync } = useResendMissing(id);
  const { counted } = useFormats();
  return {
    isPending,
    failed: t('resend.failed'),
    // asked first: somebody may have deleted them on purpose
    question: (title: string) => ({ title, text: t('resend.text'), confirmLabel: t('resend.confirm') }),
    send: async (deliveries: readonly string[] | null) => {
      const { replayed, skipped } = await mutateAsync(deliveries);
      return {
        title: replayed === 0 ? t('resend.nothing') : t('resend.done', counted(replayed)),
        ...(skipped > 0 && { description: t('resend.skipped', counted(skipped)) }),
      };
    },
  };
}

/** Those that the report does not show as well. */
export function ResendAll({ id, selection }: ResendProps) {
  const { t } = useTranslation('adminReconciliation');
  const tell = useTell();
  const resend = useResend(id);
  const { ask, question } = useQuestion(() => ({
    ...resend.question(t('resend.titleAll')),
    onConfirm: async () => {
      const isDone = await tell(resend.send(null), { done: (said) => said, failed: resend.failed });
      if (isDone) selection.clear();
    },
  }));
  return (
    <>
      <Button size="sm" variant="secondary" disabled={resend.isPending} onClick={ask}>
        <RotateCcw aria-hidden className="size-4" />
        {t('resend.all')}
      </Button>
      {question}
    </>
  );
}

/** @param ids of deliveries that can be sent */
export function ResendSelected({ id, selection, ids }: ResendProps & { ids: readonly string[] }) {
  const { t } = useTranslation('adminReconciliation');
  const { counted } = useFormats();
  const { question, send, failed } = useResend(id);
  const title = t('resend.title', counted(selection.ids.size));
  return (
    <BulkBar
      bulk={{
        fetchAllIds: () => Promise.resolve([...ids]),
        actions: [
          {
            name: 'resend',
            label: t('resend.confirm'),
            icon: RotateCcw,
            question: question(title),
            run: send,
            failed,
          },
        ],
      }}
      selection={selection}
      pageIds={ids}
      total={ids.length}
    />
  );
}
