import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useTrashWords } from '#staff-ui/trash/use-trash-words.ts';
import { useUndo } from '#staff-ui/trash/use-undo.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { useDeleteLeads } from './api/change-leads.ts';
import type { Lead } from './api/leads.ts';
import { nameOf } from './name-of.ts';

export function DeleteButton({ lead, onDeleted }: { lead: Lead; onDeleted: (id: number) => void }) {
  const { t } = useTranslation(['adminLeads', 'adminTrash']);
  const tell = useTell();
  const remove = useDeleteLeads();
  const { counted } = useFormats();
  const { action } = useUndo('lead');
  const words = useTrashWords();
  const { ask, question } = useQuestion((id: number) => ({
    destructive: true,
    title: t('adminTrash:leadTitle', { name: isolated(nameOf(lead)) }),
    text: words.one(t('remove.text')),
    confirmLabel: t('remove.action'),
    onConfirm: async () => {
      const done = () => ({ title: t('remove.done', counted(1)), action: action([id]) });
      const ending = { done, failed: t('error'), otherwise: t('remove.failed') };
      if (await tell(remove.mutateAsync([id]), ending)) onDeleted(id);
    },
  }));
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="px-2.5!"
        disabled={remove.isPending}
        aria-label={t('remove.for', { name: nameOf(lead) })}
        onClick={() => ask(lead.id)}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
      {question}
    </>
  );
}
