import { useProblem } from '#staff-lib/use-problem.ts';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { BarButton } from '#staff-ui/table/bar-button.tsx';
import { SelectionBar } from '#staff-ui/table/selection-bar.tsx';
import type { Selection } from '#staff-ui/table/use-selection.ts';
import { useToast } from '#ui/toast-state.ts';
import { useDeleteLeads, useSyncLeads } from './api/change-leads.ts';
import { fetchLeadIds, type LeadQuery } from './api/leads.ts';

interface BulkBarProps {
  selection: Selection;
  pageIds: readonly number[];
  total: number;
  query: LeadQuery;
  mayDelete: boolean;
}

/** Stands where nothing is selected, and says what to do first. */
export function NothingToSync() {
  const { t } = useTranslation('adminLeads');
  const toast = useToast();
  return (
    <Button
      size="sm"
      variant="secondary"
      onClick={() => {
        toast({ title: t('bulk.none'), description: t('bulk.noneText'), variant: 'destructive' });
      }}
    >
      <RefreshCw aria-hidden className="size-4" />
      {t('bulk.sync')}
    </Button>
  );
}

/** What can be done with all selected leads at once. */
export function LeadBulkBar({ selection, pageIds, total, query, mayDelete }: BulkBarProps) {
  const { t } = useTranslation('adminLeads');
  const { language } = useLanguage();
  const [asking, setAsking] = useState<'sync' | 'delete' | null>(null);
  const { sync, remove, syncing, removing } = useBulk(selection);
  const count = selection.ids.size;
  const words = { count, formatted: formatNumber(count, language) };
  const stopAsking = (): void => {
    setAsking(null);
  };
  return (
    <>
      <SelectionBar selection={selection} pageIds={pageIds} total={total} fetchAllIds={() => fetchLeadIds(query)}>
        <BarButton
          disabled={syncing}
          onClick={() => {
            setAsking('sync');
          }}
        >
          <RefreshCw aria-hidden className={`size-4 ${syncing ? 'animate-spin motion-reduce:animate-none' : ''}`} />
          {syncing ? t('sync.running') : t('bulk.sync')}
        </BarButton>
        {mayDelete && (
          <BarButton
            disabled={removing}
            onClick={() => {
              setAsking('delete');
            }}
          >
            <Trash2 aria-hidden className="size-4" />
            {t('bulk.delete')}
          </BarButton>
        )}
      </SelectionBar>
      <ConfirmDialog
        open={asking === 'sync'}
        onOpenChange={stopAsking}
        title={t('bulk.syncTitle', words)}
        text={t('bulk.syncText')}
        confirmLabel={t('bulk.sync')}
        onConfirm={() => void sync()}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={stopAsking}
        destructive
        title={t('remove.title', words)}
        text={t('remove.text')}
        confirmLabel={t('remove.action')}
        onConfirm={() => void remove()}
      />
    </>
  );
}

function useBulk(selection: Selection) {
  const { t } = useTranslation('adminLeads');
  const problem = useProblem();
  const { language } = useLanguage();
  const toast = useToast();
  const syncing = useSyncLeads();
  const removing = useDeleteLeads();
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) });
  return {
    syncing: syncing.isPending,
    removing: removing.isPending,
    // awaited, because the bar goes with the last lead of the list, and callbacks of `mutate` go with the bar
    sync: async () => {
      try {
        const { synced, failed, waiting } = await syncing.mutateAsync([...selection.ids]);
        const parts: string[] = [t('bulk.synced', counted(synced))];
        if (failed > 0) parts.push(t('bulk.failed', counted(failed)));
        if (waiting > 0) parts.push(t('bulk.waiting', counted(waiting)));
        toast({ title: t('bulk.syncDone'), description: parts.join(t('bulk.and')) });
        selection.clear();
      } catch (error) {
        const description = problem.sentence(error, t('bulk.syncFailedText'));
        toast({ title: t('bulk.syncFailed'), description, variant: 'destructive' });
      }
    },
    remove: async () => {
      try {
        const { deleted } = await removing.mutateAsync([...selection.ids]);
        toast({ title: t('remove.done', counted(deleted)) });
        selection.clear();
      } catch (error) {
        toast({ title: t('error'), description: problem.sentence(error, t('remove.failed')), variant: 'destructive' });
      }
    },
  };
}
