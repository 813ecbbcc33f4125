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
  hasMenu = true,
  line,
  ...props
}: TableViewProps<Row, Id>) {
  const { table, columns } = props;
  if (result.error !== null && total === undefined) return <NotLoaded title={failure} retry={result.refetch} />;
  if (total === 0) return empty;
  return (
    <div className="space-y-4">
      {hasMenu && line === undefined && (
        <div className="flex flex-wrap justify-end gap-2.5">
          {tools}
          <TableViewMenu table={table} columns={columns} />
        </div>
      )}
      {line === undefined ? (
        <DataTable {...props} stale={result.isPlaceholderData} />
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
    </div>
  );
}
