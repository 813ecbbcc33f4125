import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { Field, Select } from '#ui/field.tsx';
import { TableSearch } from './table-search.tsx';
import type { TableControls } from './use-table.ts';

export interface TableFilter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

interface TableToolbarProps {
  table: TableControls;
  label: string;
  searchLabel: string;
  searchHint: string;
  filters: readonly TableFilter[];
  more?: ReactNode;
  /** Empty where there is only one order. */
  sorts: readonly { value: string; label: string }[];
  narrowedText?: ReactNode;
}

export function TableToolbar(props: TableToolbarProps) {
  const { table, label, searchLabel, searchHint, filters, more, sorts, narrowedText } = props;
  const { t } = useTranslation('adminTable');
  const { number } = useFormats();
  const [open, setOpen] = useState(false);
  // on a phone the first row comes before choices that are seldom changed
  const folded = open ? '' : '@max-3xl:hidden';
  const foldable = filters.length + sorts.length > 0 || more !== undefined;
  const chosen = Object.keys(table.query.filters).length;
  const width = (alone: string): string => (more === undefined ? alone : '');
  return (
    <search aria-label={label} className="@container block space-y-3">
      <div
        className={`grid grid-cols-2 items-end gap-3 @3xl:grid-cols-4 ${more === undefined ? '@6xl:flex' : '@5xl:grid-cols-6'}`}
      >
        <div
          className={`col-span-2 flex gap-3 @3xl:col-span-4 ${more === undefined ? '@6xl:min-w-64 @6xl:grow' : '@5xl:col-span-6'}`}
        >
          <div className="grow">
            <TableSearch table={table} label={searchLabel} hint={searchHint} />
          </div>
          {foldable && (
            <Button
              variant="secondary"
              className="h-11 px-4! @3xl:hidden"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <SlidersHorizontal aria-hidden className="size-4" />
              {chosen === 0 ? t('filters') : t('filtersChosen', { formatted: number(chosen) })}
            </Button>
          )}
        </div>
        {filters.map((filter) => (
          <Field key={filter.name} label={filter.label} hideLabel className={`min-w-0 ${folded} ${width('@6xl:w-40')}`}>
            <Select
              className="h-11! text-sm!"
              value={table.query.filters[filter.name] ?? 'all'}
              onChange={(event) => table.change({ [filter.name]: event.target.value })}
            >
              <option value="all">{t('filterAll', { name: filter.label })}</option>
              {withChosen(filter, table.query.filters[filter.name]).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        {sorts.length > 0 && (
          <Field label={t('sort')} hideLabel className={`min-w-0 ${folded} ${width('@6xl:w-44')}`}>
            <Select
              className="h-11! text-sm!"
              value={table.query.sort}
              onChange={(event) => table.change({ sort: event.target.value })}
            >
              {sorts.map((sort) => (
                <option key={sort.value} value={sort.value}>
                  {sort.label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {more !== undefined && <div className={`contents ${folded}`}>{more}</div>}
      </div>
      {table.narrowed && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p aria-live="polite" className="text-sm text-stone-600">
            {narrowedText}
          </p>
          <Button size="sm" variant="secondary" onClick={table.clear}>
            {t('clearFilters')}
          </Button>
        </div>
      )}
    </search>
  );
}

/** Adds the chosen value when no row has it any more. */
function withChosen(filter: TableFilter, chosen: string | undefined): TableFilter['options'] {
  if (chosen === undefined || filter.options.some(({ value }) => value === chosen)) return filter.options;
  return [...filter.options, { value: chosen, label: chosen }];
}
