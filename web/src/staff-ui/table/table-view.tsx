import { Fragment, type ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { Lines } from '../list/lines.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { NotLoaded } from '../list/loaded.tsx';
import { TablePagination } from './table-pagination.tsx';
import { TableViewMenu } from './table-view-menu.tsx';
import type { RowId } from './use-selection.ts';

interface PageResult {
  error: Error | null;
  refetch: () => unknown;
  isPlaceholderData: boolean;
}

interface TableViewProps<Row, Id extends RowId> extends Omit<DataTableProps<Row, Id>, 'stale'> {
  result: PageResult;
  /** On all pages; undefined until it comes. */
  total: number | undefined;
  limit: number;
  empty: ReactNode;
  /** Left out, a page that could not be loaded. */
  failure?: string | undefined;
  tools?: ReactNode;
  /** Stays in its place whatever is found. */
  views?: ReactNode;
  /** A `li`, where rows are no table. */
  line?: ((row: Row) => ReactNode) | undefined;
  hasMenu?: boolean | undefined;
}

export function TableView<Row, Id extends RowId>({
  result,
  total,
  limit,
  empty,
  failure,
  tools,
  views,
  hasMenu = true,
  line,
  ...props
}: TableViewProps<Row, Id>) {
  const { table, columns } = props;
  const hasTools = hasMenu && line === undefined && total !== 0;
  const hasViews = views !== undefined && views !== false;
  return (
    <div className="space-y-4">
      {(hasViews || hasTools) && (
        <div className="flex flex-wrap items-center gap-2.5">
          {views}
          {hasTools && (
            <div className="ms-auto flex flex-wrap justify-end gap-2.5">
              {tools}
              <TableViewMenu table={table} columns={columns} />
            </div>
          )}
        </div>
      )}
      {result.error !== null && total === undefined ? (
        <NotLoaded title={failure} retry={result.refetch} />
      ) : total === 0 ? (
        empty
      ) : (
        <Found {...props} line={line} stale={result.isPlaceholderData} total={total} limit={limit} />
      )}
    </div>
  );
}

function Found<Row, Id extends RowId>({
  line,
  total,
  limit,
  ...props
}: DataTableProps<Row, Id> & Pick<TableViewProps<Row, Id>, 'line' | 'total' | 'limit'>) {
  const { table } = props;
  return (
    <>
      {line === undefined ? (
        <DataTable {...props} />
      ) : props.rows === undefined ? (
        <div aria-busy>
          <Skeleton className="h-96 w-full" />
        </div>
      ) : (
        <Lines>
          {props.rows.map((row) => (
            <Fragment key={props.idOf(row)}>{line(row)}</Fragment>
          ))}
        </Lines>
      )}
      {total !== undefined && (
        <TablePagination
          page={table.query.page}
          limit={limit}
          total={total}
          onPage={(page) => table.change({ page: String(page) })}
        />
      )}
    </>
  );
}
