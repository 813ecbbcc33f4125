import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useToast } from '#ui/toast-state.ts';
import type { RowId, Selection } from './use-selection.ts';

interface SelectionBarProps<Id extends RowId> {
  selection: Selection<Id>;
  pageIds: readonly Id[];
  /** Rows found that can be selected. */
  total: number;
  fetchAllIds: () => Promise<Id[]>;
  /** Where all are not all results. */
  allLabel?: string | undefined;
  children: ReactNode;
}

/** Says what is selected, also on other pages. */
export function SelectionBar<Id extends RowId>(props: SelectionBarProps<Id>) {
  const { selection, pageIds, total, fetchAllIds, children } = props;
  const { t } = useTranslation('adminTable');
  const { counted, number } = useFormats();
  const toast = useToast();
  const [fetching, setFetching] = useState(false);
  const count = selection.ids.size;
  if (count === 0) return null;
  const here = pageIds.filter((id) => selection.isSelected(id)).length;

  const selectAll = async (): Promise<void> => {
    setFetching(true);
    try {
      selection.setAll(await fetchAllIds(), true);
    } catch {
      toast({ title: t('selectAllFailed'), variant: 'destructive' });
    } finally {
      setFetching(false);
    }
  };
  return (
    <section
      aria-label={t('selectionLabel')}
      data-bottom-bar
      className="animate-rise-in sticky bottom-[calc(var(--bar)+0.75rem)] z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-ink px-4 py-2.5 text-white shadow-float"
    >
      <p aria-live="polite" className="me-auto text-sm">
        <strong className="font-semibold">{t('selected', counted(count))}</strong>
        {here < count && (
          <span className="ms-2 text-sand-200">
            {t('selectedHere', { here: number(here), other: number(count - here) })}
          </span>
        )}
        {count < total && (
          <button
            type="button"
            disabled={fetching}
            onClick={() => void selectAll()}
            className="ms-3 rounded underline underline-offset-3 hover:text-sand-200 focus-visible:outline-white disabled:opacity-60"
          >
            {props.allLabel ?? t('selectAll', counted(total))}
          </button>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
      <button
        type="button"
        aria-label={t('clearSelection')}
        onClick={selection.clear}
        className="rounded-full p-2 hover:bg-white/15 focus-visible:outline-white"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  );
}
