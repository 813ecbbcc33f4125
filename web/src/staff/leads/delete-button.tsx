import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useDeleteLeads } from './api/change-leads.ts';
import type { Lead } from './api/leads.ts';
import { nameOf } from './name-of.ts';

/** Deletes one lead here, after asking; the CRM keeps its record. */
export function DeleteButton({ lead, onDeleted }: { lead: Lead; onDeleted: (id: number) => void }) {
  const { t } = useTranslation('adminLeads');
  const problem = useProblem();
  const { language } = useLanguage();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteLeads();
  const one = { count: 1, formatted: formatNumber(1, language) };
  // the row is gone when the lead is, and with it a callback
  const confirmed = async () => {
    try {
      await remove.mutateAsync([lead.id]);
      toast({ title: t('remove.done', one) });
      onDeleted(lead.id);
    } catch (error) {
      toast({ title: t('error'), description: problem.sentence(error, t('remove.failed')), variant: 'destructive' });
    }
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="px-2.5!"
        disabled={remove.isPending}
        aria-label={t('remove.for', { name: nameOf(lead) })}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        destructive
        title={t('remove.title', one)}
        text={t('remove.text')}
        confirmLabel={t('remove.action')}
        onConfirm={() => void confirmed()}
      />
    </>
  );
}
