import { useProblem } from '#staff-lib/use-problem.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { BarButton } from '#staff-ui/table/bar-button.tsx';
import { SelectionBar } from '#staff-ui/table/selection-bar.tsx';
import type { Selection } from '#staff-ui/table/use-selection.ts';
import { useToast } from '#ui/toast-state.ts';
import { fetchPropertyIds, type Property, type PropertyQuery } from './api/admin-properties.ts';
import { type PropertyBulk, usePropertyWrites } from './api/write-property.ts';
import { statuses } from './property-table-spec.ts';

type Action = PropertyBulk['action'];
/** What takes an action back. A status has many predecessors and no one way back. */
const opposites: Partial<Record<Action, Action>> = {
  delete: 'restore',
  activate: 'deactivate',
  deactivate: 'activate',
  feature: 'unfeature',
  unfeature: 'feature',
};

interface BulkBarProps {
  selection: Selection;
  pageIds: readonly number[];
  total: number;
  query: PropertyQuery;
}

/** What can be done to all selected listings, each with its way back where there is one. */
export function PropertyBulkBar({ selection, pageIds, total, query }: BulkBarProps) {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const run = useBulk(selection);
  const count = selection.ids.size;
  const formatted = formatNumber(count, language);
  const action = (name: Exclude<Action, 'set-status' | 'restore'>) => (
    <BarButton
      onClick={() => {
        if (name === 'delete') setAsking(true);
        else run({ ids: [...selection.ids], action: name });
      }}
    >
      {t(`bulk.${name}`)}
    </BarButton>
  );
  return (
    <>
      <SelectionBar selection={selection} pageIds={pageIds} total={total} fetchAllIds={() => fetchPropertyIds(query)}>
        {action('activate')}
        {action('deactivate')}
        {action('feature')}
        {action('unfeature')}
        <select
          aria-label={t('bulk.set-status')}
          value=""
          className="select h-9 rounded-full border border-white/30 bg-ink px-3 pe-9! text-sm font-medium hover:bg-white/15 focus-visible:outline-white"
          onChange={(event) => {
            const status = event.target.value as Property['status'];
            run({ ids: [...selection.ids], action: 'set-status', status });
          }}
        >
          <option value="" disabled>
            {t('bulk.set-status')}
          </option>
          {statuses.map((status) => (
            <option key={status} value={status} className="bg-white text-ink">
              {t(`status.${status}`)}
            </option>
          ))}
        </select>
        {action('delete')}
      </SelectionBar>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('bulk.deleteTitle', { count, formatted })}
        text={t('bulk.deleteText')}
        confirmLabel={t('delete.confirm')}
        destructive
        onConfirm={() => {
          run({ ids: [...selection.ids], action: 'delete' });
        }}
      />
    </>
  );
}

function useBulk(selection: Selection): (body: PropertyBulk) => void {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const toast = useToast();
  const problem = useProblem();
  const { bulk } = usePropertyWrites();

  const tell = (body: PropertyBulk, changed: number[], isUndo: boolean): void => {
    const counted = { count: changed.length, formatted: formatNumber(changed.length, language) };
    const opposite = isUndo || changed.length === 0 ? undefined : opposites[body.action];
    toast({
      title: isUndo ? t('bulk.undone', counted) : t('bulk.done', counted),
      ...(opposite === undefined
        ? {}
        : { action: { label: t('undo'), onAction: () => void run({ ids: changed, action: opposite }, true) } }),
    });
  };
  // awaited, because the bar goes with the last listing of the list, and callbacks of `mutate` go with the bar
  const run = async (body: PropertyBulk, isUndo = false): Promise<void> => {
    try {
      const { changed } = await bulk.mutateAsync(body);
      if (body.action === 'delete') selection.clear();
      tell(body, changed, isUndo);
    } catch (error) {
      toast({ title: t('bulk.failed'), description: problem.sentence(error), variant: 'destructive' });
    }
  };
  return (body) => void run(body);
}
