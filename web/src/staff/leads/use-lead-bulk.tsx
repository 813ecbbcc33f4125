import { RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Bulk, BulkAction } from '#staff-ui/list/bulk-bar.tsx';
import { useTrashWords } from '#staff-ui/trash/use-trash-words.ts';
import { useUndo } from '#staff-ui/trash/use-undo.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useAssignees, useAssignLeads, useDeleteLeads, useSyncLeads } from './api/change-leads.ts';
import { fetchLeadIds, type Lead, type LeadQuery } from './api/leads.ts';

export function NothingToSync() {
  const { t } = useTranslation('adminLeads');
  const toast = useToast();
  return (
    <Button
      size="sm"
      variant="secondary"
      className="max-sm:hidden"
      onClick={() => toast({ title: t('bulk.none'), description: t('bulk.noneText'), variant: 'destructive' })}
    >
      <RefreshCw aria-hidden className="size-4" />
      {t('bulk.sync')}
    </Button>
  );
}

interface LeadBulkOptions {
  query: LeadQuery;
  count: number;
  /** Of those chosen that the page shows. */
  names: readonly string[];
}

export function useLeadBulk({ query, count, names }: LeadBulkOptions): Bulk<Lead, number> | undefined {
  const { t } = useTranslation('adminLeads');
  const { counted } = useFormats();
  const maySend = useMay('leads.write');
  const mayDelete = useMay('leads.delete');
  const sync = useSyncLeads();
  const remove = useDeleteLeads();
  const { undo } = useUndo('lead');
  const words = useTrashWords();
  const assign = useAssignLeads();
  const mayAssign = useMay('leads.assign');
  const { data: people = [] } = useAssignees(mayAssign && count > 0);
  const personOf = (choice: string) => people.find(({ id }) => String(id) === choice)?.name ?? t('edit.nobody');
  const give: BulkAction<number> = {
    name: 'assign',
    label: t('bulk.assign'),
    choices: [
      ...people.map(({ id, name }) => ({ value: String(id), label: name })),
      { value: 'none', label: t('edit.nobody') },
    ],
    question: (choice) => ({
      title:
        choice === 'none'
          ? t('bulk.takeTitle', counted(count))
          : t('bulk.assignTitle', { ...counted(count), name: personOf(choice) }),
      text: t(choice === 'none' ? 'bulk.takeText' : 'bulk.assignText'),
      confirmLabel: t(choice === 'none' ? 'bulk.take' : 'bulk.assignAction'),
    }),
    run: async (leadIds, choice) => {
      const { assigned } = await assign.mutateAsync({ leadIds, assigneeId: choice === 'none' ? null : Number(choice) });
      return { title: t('bulk.assigned', counted(assigned)) };
    },
    failed: t('error'),
    otherwise: t('edit.failed'),
  };
  const send: BulkAction<number> = {
    name: 'sync',
    label: t('bulk.sync'),
    icon: RefreshCw,
    running: t('sync.running'),
    question: { title: t('bulk.syncTitle', counted(count)), text: t('bulk.syncText'), confirmLabel: t('bulk.sync') },
    run: async (ids) => {
      const { synced, failed, waiting } = await sync.mutateAsync(ids);
      const parts: string[] = [t('bulk.synced', counted(synced))];
      if (failed > 0) parts.push(t('bulk.failed', counted(failed)));
      if (waiting > 0) parts.push(t('bulk.waiting', counted(waiting)));
      return { title: t('bulk.syncDone'), description: parts.join(t('bulk.and')) };
    },
    failed: t('bulk.syncFailed'),
    otherwise: t('bulk.syncFailedText'),
  };
  const drop: BulkAction<number> = {
    name: 'delete',
    label: t('bulk.delete'),
    icon: Trash2,
    question: {
      title: t('remove.title', counted(count)),
      text: words.many(t('remove.text'), names, count),
      confirmLabel: t('remove.action'),
      destructive: true,
    },
    run: async (chosen) => {
      const { ids } = await remove.mutateAsync(chosen);
      return { title: t('remove.done', counted(ids.length)), undo: undo(ids) };
    },
    failed: t('error'),
    otherwise: t('remove.failed'),
  };
  const actions = [...(mayAssign ? [give] : []), ...(maySend ? [send] : []), ...(mayDelete ? [drop] : [])];
  return actions.length === 0 ? undefined : { actions, fetchAllIds: () => fetchLeadIds(query) };
}
