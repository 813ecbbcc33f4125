import { useProblem } from '#staff-lib/use-problem.ts';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { BarButton } from '#staff-ui/table/bar-button.tsx';
import { SelectionBar } from '#staff-ui/table/selection-bar.tsx';
import type { Selection } from '#staff-ui/table/use-selection.ts';
import { useToast } from '#ui/toast-state.ts';
import { type DeliveryQuery, fetchReplayableIds, useReplay } from './api/deliveries.ts';

interface ReplayBarProps {
  selection: Selection<string>;
  /** Ids on the page that can be replayed. */
  pageIds: readonly string[];
  /** What the filters find of these. */
  total: number;
  query: DeliveryQuery;
}

/** Sends all selected deliveries once more, after asking. */
export function ReplayBar({ selection, pageIds, total, query }: ReplayBarProps) {
  const { t } = useTranslation('adminDeliveries');
  const problem = useProblem();
  const { language } = useLanguage();
  const toast = useToast();
  const replay = useReplay();
  const [asking, setAsking] = useState(false);
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) });
  // awaited, because the bar goes with the last delivery of the list, and callbacks of `mutate` go with the bar
  const start = async (): Promise<void> => {
    try {
      const { replayed, skipped } = await replay.mutateAsync([...selection.ids]);
      const title = t('replay.done', counted(replayed));
      toast(skipped === 0 ? { title } : { title, description: t('replay.skipped', counted(skipped)) });
      selection.clear();
    } catch (error) {
      toast({
        title: t('replay.failed'),
        variant: 'destructive',
        description: problem.sentence(error),
      });
    }
  };
  return (
    <>
      <SelectionBar
        selection={selection}
        pageIds={pageIds}
        total={total}
        fetchAllIds={() => fetchReplayableIds(query)}
        allLabel={t('replay.all', counted(total))}
      >
        <BarButton
          disabled={replay.isPending}
          onClick={() => {
            setAsking(true);
          }}
        >
          <RotateCcw
            aria-hidden
            className={`size-4 ${replay.isPending ? 'animate-spin motion-reduce:animate-none' : ''}`}
          />
          {replay.isPending ? t('replay.running') : t('replay.action')}
        </BarButton>
      </SelectionBar>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('replay.title', counted(selection.ids.size))}
        text={t('replay.text')}
        confirmLabel={t('replay.action')}
        onConfirm={() => void start()}
      />
    </>
  );
}
