import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { type ColumnChoice, isShown } from '../table/data-table.tsx';
import type { TableControls } from '../table/use-table.ts';
import { useTell } from '../use-tell.ts';
import { type SavedView, useViewChanges, type ViewScreen, viewsQuery } from './saved-views.ts';
import { isSame, stateOf, stillHolds, toggledBy, type ViewSpec } from './view-state.ts';
import { ViewsDialog } from './views-dialog.tsx';

interface ViewsBarProps {
  screen: ViewScreen;
  table: TableControls;
  spec: ViewSpec;
  columns: readonly ColumnChoice[];
}

/** Which view the list shows, whether it was changed, and the window with all views. */
export function ViewsBar({ screen, table, spec, columns }: ViewsBarProps) {
  const { t } = useTranslation('adminViews');
  const tell = useTell();
  const { data } = useQuery(viewsQuery(screen));
  const { update } = useViewChanges();
  const [open, setOpen] = useState<'list' | 'save' | null>(null);
  const now = stateOf(
    table.query,
    columns.filter((column) => isShown(column, table)).map(({ id }) => id),
  );
  const chosen = data?.views.find(({ id }) => id === table.viewId);
  const kept = chosen === undefined ? null : stillHolds(chosen, spec, columns);
  const changed = kept !== null && !isSame(kept.state, now);

  /** Null: the list as at first. */
  const show = (view: SavedView | null): void => {
    if (view === null) {
      table.show({ params: {}, toggled: [] });
      return;
    }
    const { filters, sort, columns: shown } = stillHolds(view, spec, columns).state;
    const params = { ...filters, view: String(view.id), ...(sort === spec.sorts[0] ? {} : { sort }) };
    table.show({ params, toggled: toggledBy(shown, columns) });
  };
  useOpening(data?.views, table, show);

  const label = chosen === undefined ? t('open') : t('chosen', { name: chosen.name });
  return (
    <>
      <Button size="sm" variant="secondary" className="max-w-full min-w-0" onClick={() => setOpen('list')}>
        <Bookmark aria-hidden className="size-4 shrink-0" />
        <bdi className="truncate">{label}</bdi>
      </Button>
      {chosen !== undefined && changed && (
        <div
          role="group"
          aria-label={t('changed')}
          className="flex flex-wrap items-center gap-1.5 text-sm text-stone-600"
        >
          <span className="me-1">{t('changed')}</span>
          {chosen.mayChange && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void tell(update({ id: chosen.id, ...now }), { done: t('updated') })}
            >
              {t('update')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setOpen('save')}>
            {t('saveAs')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => show(chosen)}>
            {t('discard')}
          </Button>
        </div>
      )}
      {kept !== null && kept.lost.length > 0 && (
        <p role="status" className="basis-full text-sm text-amber-700">
          {t('lost', { names: kept.lost.join(', ') })}
        </p>
      )}
      {table.viewId !== null && data !== undefined && chosen === undefined && (
        <p role="status" className="basis-full text-sm text-amber-700">
          {t('gone')}
        </p>
      )}
      {open !== null && (
        <ViewsDialog
          screen={screen}
          views={data?.views ?? []}
          mayShare={data?.mayShare ?? false}
          now={now}
          chosenId={chosen?.id ?? null}
          saves={open === 'save'}
          onChoose={(view) => {
            show(view);
            setOpen(null);
          }}
          onSaved={show}
          onChosenGone={() => table.change({ view: '', page: String(table.query.page) }, { replace: true })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Once, when the views have come: an address with a view alone, or the view that the reader's list opens with. */
function useOpening(
  views: readonly SavedView[] | undefined,
  { viewId, openedBare, query }: TableControls,
  show: (view: SavedView) => void,
): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || views === undefined) return;
    done.current = true;
    const isNamed = viewId !== null && query.search === '' && Object.keys(query.filters).length === 0;
    const view = views.find(({ id, isDefault }) => (openedBare ? isDefault : isNamed && id === viewId));
    if (view !== undefined) show(view);
  });
}
