import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/skeleton.tsx';
import { Checkbox } from './checkbox.tsx';
import type { RowId, Selection } from './use-selection.ts';
import type { TableControls } from './use-table.ts';
import { useFittingTable } from './use-fitting-table.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface ColumnChoice {
  /** Stored on devices: never rename it. */
  id: string;
  label: string;
  fixed?: boolean;
  /** Hidden until somebody asks for it. */
  extra?: boolean;
}

export interface Column<Row> extends ColumnChoice {
  cell: (row: Row) => ReactNode;
  sort?: { asc: string; desc: string };
  /** Takes a whole line of a card. */
  wide?: boolean;
  /** Texts of any length: takes the room that others leave, and breaks a word that is longer. */
  long?: boolean;
  quietLabel?: boolean;
  className?: string;
}

/** By the person's choice. */
export function isShown({ id, fixed = false, extra = false }: ColumnChoice, { toggled }: TableControls): boolean {
  return fixed || toggled.includes(id) === extra;
}

export interface DataTableProps<Row, Id extends RowId> {
  table: TableControls;
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while nothing has come. */
  rows: readonly Row[] | undefined;
  idOf: (row: Row) => Id;
  nameOf: (row: Row) => string;
  /** While a newer page is on its way. */
  stale?: boolean;
  /** Left out, rows cannot be selected. */
  selection?: Selection<Id>;
  /** Left out, all. */
  canSelect?: ((row: Row) => boolean) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  skeletonRows?: number | undefined;
}

/* A row where there is room, else a card: the table goes by its own width. */
const cellBox = 'align-middle @4xl:table-cell @4xl:px-3 @6xl:px-4';
/* Words stay whole as far as there is room; buttons are never squeezed. */
const wraps = {
  long: 'min-w-0 wrap-anywhere @4xl:min-w-44',
  short: 'min-w-0 wrap-anywhere @4xl:max-w-48 @4xl:wrap-break-word',
  buttons: '',
} as const;
const wrapOf = ({ long = false, quietLabel = false }: Pick<Column<never>, 'long' | 'quietLabel'>): string =>
  wraps[quietLabel ? 'buttons' : long ? 'long' : 'short'];
const paddings = { comfortable: '@4xl:py-3.5', compact: '@4xl:py-1.5' } as const;
const cardPaddings = { comfortable: 'gap-y-2 py-4', compact: 'gap-y-1 py-2.5' } as const;

/** With the keys of `useRowKeys`. Its head stays in sight. */
export function DataTable<Row, Id extends RowId>(props: DataTableProps<Row, Id>) {
  const { table, caption, columns, rows, stale = false, selection, canSelect = () => true, idOf, nameOf } = props;
  const { t } = useTranslation('adminTable');
  const shown = columns.filter((column) => isShown(column, table));
  const idsOf = (some: readonly Row[]): Id[] => some.filter((row) => canSelect(row)).map((row) => idOf(row));
  const ids = idsOf(rows ?? []);
  const picked = selection === undefined ? 0 : ids.filter((id) => selection.isSelected(id)).length;
  const keys = useRowKeys({
    count: rows?.length ?? 0,
    onOpen: (index) => {
      const row = rows?.[index];
      if (row !== undefined) props.onOpen?.(row);
    },
    onToggle: (index) => {
      const row = rows?.[index];
      if (row !== undefined && canSelect(row)) selection?.toggle(idOf(row));
    },
    onRange: (from, to) =>
      selection?.setAll(idsOf((rows ?? []).slice(Math.min(from, to), Math.max(from, to) + 1)), true),
  });
  const { frame, inner } = useFittingTable([rows, shown.map(({ id }) => id).join(), table.density]);
  return (
    <div ref={frame}>
      <div ref={inner} className="@container">
        <table
          role="grid"
          aria-busy={rows === undefined || stale || undefined}
          {...(selection === undefined ? {} : { 'aria-multiselectable': true })}
          className={`block w-full border-separate border-spacing-0 rounded-xl border border-sand-200 bg-white transition-opacity @4xl:table ${stale ? 'opacity-60' : ''}`}
        >
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className="block @4xl:table-header-group">
            <tr role="row" className="block @4xl:table-row">
              {selection !== undefined && (
                <th
                  role="columnheader"
                  scope="col"
                  className={`${headBox} flex items-center gap-3 rounded-t-xl py-3 @4xl:table-cell @4xl:w-12 @4xl:rounded-se-none`}
                >
                  <Checkbox
                    label={t('selectPage')}
                    checked={picked > 0 && picked === ids.length ? true : picked > 0 ? 'mixed' : false}
                    disabled={ids.length === 0}
                    onChange={() => selection.setAll(ids, picked < ids.length)}
                  />
                  <span aria-hidden className="text-sm @4xl:hidden">
                    {t('selectPage')}
                  </span>
                </th>
              )}
              {shown.map((column) => (
                <Head key={column.id} column={column} table={table} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block @4xl:table-row-group" {...keys.body}>
            {rows === undefined
              ? Array.from({ length: props.skeletonRows ?? 6 }, (_, row) => (
                  <tr key={row} role="row" className="block @4xl:table-row">
                    <td role="gridcell" colSpan={shown.length + 1} className="block p-4 @4xl:table-cell">
                      <Skeleton className="h-10 w-full" />
                    </td>
                  </tr>
                ))
              : rows.map((row, index) => {
                  const id = idOf(row);
                  const selected = selection?.isSelected(id) ?? false;
                  return (
                    <tr
                      key={id}
                      role="row"
                      {...(selection === undefined ? {} : { 'aria-selected': selected })}
                      {...keys.row(index)}
                      className={`relative flex flex-wrap items-center gap-x-3 border-t border-sand-200 ${selection === undefined ? 'first:border-t-0' : ''} px-4 outline-offset-[-2px] transition-colors @4xl:table-row ${cardPaddings[table.density]} ${selected ? 'bg-maroon-50' : 'hover:bg-sand-50'}`}
                    >
                      {selection !== undefined && (
                        <td
                          role="gridcell"
                          className={`${cellBox} ${rule} absolute end-4 top-4 z-1 @4xl:static ${paddings[table.density]}`}
                        >
                          {canSelect(row) && (
                            <Checkbox
                              label={t('selectRow', { name: nameOf(row) })}
                              checked={selected}
                              onChange={() => selection.toggle(id)}
                            />
                          )}
                        </td>
                      )}
                      {shown.map((column, place) => (
                        <td
                          key={column.id}
                          role="gridcell"
                          className={`${cellBox} ${rule} ${paddings[table.density]} ${wrapOf(column)} ${column.wide === true ? 'w-full @4xl:w-auto' : ''} ${place === 0 && selection !== undefined ? besideBox : ''} ${column.className ?? ''}`}
                        >
                          {column.cell(row)}
                        </td>
                      ))}
                    </tr>
                  );
                })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/* The row's checkbox stands in the corner of a card's first cell. */
const besideBox = 'pe-10 @4xl:pe-4';
/* On the cells: a row below a sticky head cannot have a border. */
const rule = '@4xl:border-t @4xl:border-sand-200';
const headBox =
  'bg-sand-50 px-4 text-start text-xs font-semibold text-stone-600 @4xl:sticky @4xl:top-16 @4xl:z-10 @4xl:border-b @4xl:border-sand-200';

function Head<Row>({ column, table }: { column: Column<Row>; table: TableControls }) {
  const { t } = useTranslation('adminTable');
  const { sort, label, quietLabel = false } = column;
  const order =
    sort === undefined
      ? null
      : table.query.sort === sort.asc
        ? 'ascending'
        : table.query.sort === sort.desc
          ? 'descending'
          : null;
  const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      {...(order === null ? {} : { 'aria-sort': order })}
      className={`${headBox} sr-only @4xl:not-sr-only @4xl:sticky! @4xl:table-cell @4xl:py-3! @4xl:px-3! @6xl:px-4! @4xl:first:rounded-ss-xl @4xl:last:rounded-se-xl`}
    >
      {sort === undefined ? (
        <span className={quietLabel ? 'sr-only' : ''}>{label}</span>
      ) : (
        <button
          type="button"
          onClick={() => table.change({ sort: order === 'descending' ? sort.asc : sort.desc })}
          className="-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded px-1.5 hover:text-ink"
        >
          {label}
          <Icon aria-hidden className={`size-3.5 ${order === null ? 'text-stone-400' : 'text-maroon-700'}`} />
          <span className="sr-only">{t('sortBy')}</span>
        </button>
      )}
    </th>
  );
}
