import type { Key, ReactNode } from 'react';

export interface PlainColumn<Row> {
  id: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  names?: boolean;
  /** For screen readers only. */
  quietLabel?: boolean;
  className?: string;
  /** Of the head as well. */
  align?: 'text-end';
}

/** `cards` on narrow screens; `part` inside something else. */
type Look = 'frame' | 'cards' | 'part';

interface PlainTableProps<Row> {
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, place: number) => Key;
  label: string;
  look?: Look;
  /** A least width lets it scroll. */
  className?: string;
  /** With a maximal height the head stays in sight. */
  frame?: string;
}

const looks = {
  frame: {
    table: 'w-full text-sm',
    head: '',
    th: 'sticky top-0 border-b border-sand-200 bg-sand-50 px-4 py-3 text-xs font-semibold text-stone-600',
    body: 'divide-y divide-sand-200',
    row: '',
    cell: 'max-w-96 wrap-break-word px-4 py-3',
  },
  cards: {
    table: 'block w-full overflow-hidden rounded-xl border border-sand-200 bg-white text-sm @3xl:table',
    head: 'sr-only @3xl:not-sr-only @3xl:table-header-group',
    th: 'bg-sand-50 px-4 py-3 text-xs font-semibold text-stone-600',
    body: 'block divide-y divide-sand-200 @3xl:table-row-group',
    row: 'flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 @3xl:table-row',
    cell: 'min-w-0 wrap-anywhere @3xl:table-cell @3xl:px-4 @3xl:py-3 @3xl:align-middle',
  },
  part: {
    table: 'w-full',
    head: '',
    th: 'py-1 pe-3 font-medium text-stone-600',
    body: '',
    row: 'border-t border-ink/10 align-top',
    cell: 'py-1.5 pe-3',
  },
} as const;

/** No selection, no pages. Roles are written out: the cards' `display` takes them away. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { columns, rows, keyOf, label, look = 'frame', className = '', frame = 'overflow-x-auto' } = props;
  const { table, head, th, body, row: rowClass, cell } = looks[look];
  const drawn = (
    <table role="table" aria-label={label} className={`${table} ${className}`}>
      <thead role="rowgroup" className={head}>
        <tr role="row">
          {columns.map(({ id, label: name, quietLabel = false, align = 'text-start' }) => (
            <th key={id} role="columnheader" scope="col" className={`${th} ${align}`}>
              <span className={quietLabel ? 'sr-only' : ''}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={body}>
        {rows.map((row, place) => (
          <tr key={keyOf(row, place)} role="row" className={rowClass}>
            {columns.map(({ id, cell: content, names = false, align = 'text-start', className: own = '' }) => {
              const classes = `${cell} ${align} ${own}`;
              return names ? (
                <th key={id} role="rowheader" scope="row" className={`font-normal ${classes}`}>
                  {content(row)}
                </th>
              ) : (
                <td key={id} role="cell" className={classes}>
                  {content(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (look === 'part') return drawn;
  if (look === 'cards') return <div className="@container">{drawn}</div>;
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      className={`rounded-xl border border-sand-200 bg-white ${frame}`}
    >
      {drawn}
    </div>
  );
}
