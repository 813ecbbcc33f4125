import { useProblem } from '#staff-lib/use-problem.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast-state.ts';
import type { Lead } from './api/leads.ts';
import { useSyncLead } from './api/sync-lead.ts';
import { nameOf } from './name-of.ts';

/** Sends one lead now. Shown only while the lead is not in the CRM. */
export function SyncButton({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const problem = useProblem();
  const toast = useToast();
  const sync = useSyncLead();
  if (lead.crmSynced) return null;
  // a filter may take the row away before everything is read anew, and with it a callback
  const send = async () => {
    try {
      const { crmSynced, crmId } = await sync.mutateAsync(lead.id);
      if (!crmSynced) return toast({ title: t('sync.waiting') });
      const description = crmId === null ? t('sync.done') : t('sync.doneWithId', { id: crmId });
      toast({ title: t('sync.success'), description });
    } catch (error) {
      const description = problem.sentence(error, t('sync.failedText'));
      toast({ title: t('sync.failed'), description, variant: 'destructive' });
    }
  };
  return (
    <Button
      size="sm"
      variant="secondary"
      disabled={sync.isPending}
      aria-label={sync.isPending ? undefined : t('sync.actionFor', { name: nameOf(lead) })}
      onClick={() => void send()}
    >
      {sync.isPending ? t('sync.running') : t('sync.action')}
    </Button>
  );
}
