import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { detailOf } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useDeleteLeads, useSyncLeads } from './api/change-leads.ts';
import type { LeadSelection } from './use-lead-selection.ts';

interface BulkActionsProps {
  selection: LeadSelection;
  /** How many the filter finds. */
  total: number;
  mayDelete: boolean;
}

/** What can be done with all chosen leads at once, and how many those are. */
export function BulkActions({ selection, total, mayDelete }: BulkActionsProps) {
  const { t } = useTranslation('adminLeads');
  const { language } = useLanguage();
  const toast = useToast();
  const [asking, setAsking] = useState<'sync' | 'delete' | null>(null);
  const sync = useSyncLeads();
  const remove = useDeleteLeads();
  const count = selection.ids.size;
  const words = { count, formatted: formatNumber(count, language) };
  const number = (value: number) => formatNumber(value, language);

  const syncAll = () => {
    sync.mutate([...selection.ids], {
      onSuccess: ({ synced, failed, waiting }) => {
        const parts: string[] = [t('bulk.synced', { count: synced, formatted: number(synced) })];
        if (failed > 0) parts.push(t('bulk.failed', { count: failed, formatted: number(failed) }));
        if (waiting > 0) parts.push(t('bulk.waiting', { count: waiting, formatted: number(waiting) }));
        toast({ title: t('bulk.syncDone'), description: parts.join(t('bulk.and')) });
        selection.clear();
      },
      onError: (error) => {
        toast({
          title: t('bulk.syncFailed'),
          description: detailOf(error) ?? t('bulk.syncFailedText'),
          variant: 'destructive',
        });
      },
    });
  };
  const deleteAll = () => {
    remove.mutate([...selection.ids], {
      onSuccess: ({ deleted }) => {
        toast({ title: t('remove.done', { count: deleted, formatted: number(deleted) }) });
        selection.clear();
      },
      onError: () => {
        toast({ title: t('error'), description: t('remove.failed'), variant: 'destructive' });
      },
    });
  };

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <p aria-live="polite" className="me-auto text-sm font-medium text-stone-700">
        {count > 0 && t(count === total ? 'bulk.allSelected' : 'bulk.selected', words)}
        {count > 0 && (
          <button
            type="button"
            onClick={selection.clear}
            className="ms-2 rounded px-1 py-1 font-semibold text-maroon-700 underline-offset-4 hover:underline"
          >
            {t('bulk.clear')}
          </button>
        )}
      </p>
      <Button
        size="sm"
        variant="secondary"
        disabled={sync.isPending}
        onClick={() => {
          if (count === 0) toast({ title: t('bulk.none'), description: t('bulk.noneText'), variant: 'destructive' });
          else setAsking('sync');
        }}
      >
        <RefreshCw
          aria-hidden
          className={`size-4 ${sync.isPending ? 'animate-spin motion-reduce:animate-none' : ''}`}
        />
        {sync.isPending ? t('sync.running') : t('bulk.sync')}
      </Button>
      {mayDelete && count > 0 && (
        <Button
          size="sm"
          variant="quiet"
          className="text-danger-700!"
          disabled={remove.isPending}
          onClick={() => {
            setAsking('delete');
          }}
        >
          <Trash2 aria-hidden className="size-4" />
          {t('bulk.delete')}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'sync'}
        onOpenChange={() => {
          setAsking(null);
        }}
        title={t('bulk.syncTitle', words)}
        text={t('bulk.syncText')}
        action={t('bulk.sync')}
        onConfirm={syncAll}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={() => {
          setAsking(null);
        }}
        destructive
        title={t('remove.title', words)}
        text={t('remove.text')}
        action={t('remove.action')}
        onConfirm={deleteAll}
      />
    </div>
  );
}
