import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import type { Lead } from './api/leads.ts';
import { useSyncLead } from './api/sync-lead.ts';
import { conditionOf, isOwed } from './crm-state.tsx';
import { nameOf } from './name-of.ts';

export function SyncButton({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const tell = useTell();
  const sync = useSyncLead();
  const maySend = useMay('leads.write');
  if (!isOwed(conditionOf(lead)) || !maySend) return null;
  const send = () =>
    tell(sync.mutateAsync(lead.id), {
      done: ({ crmSynced, crmId }) =>
        crmSynced
          ? {
              title: t('sync.success'),
              description: crmId === null ? t('sync.done') : t('sync.doneWithId', { id: crmId }),
            }
          : { title: t('sync.waiting') },
      failed: t('sync.failed'),
      otherwise: t('sync.failedText'),
    });
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
