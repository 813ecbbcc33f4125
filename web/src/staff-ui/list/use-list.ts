import { type RowId, type Selection, useSelection } from '../table/use-selection.ts';
import { type TableControls, useTable } from '../table/use-table.ts';
import type { ViewSpec } from '../views/view-state.ts';
import type { ListQuery } from './list-query.ts';

export interface List<Row, Id extends RowId = number> {
  table: TableControls;
  pageSize: number;
  spec: ViewSpec;
  idOf: (row: Row) => Id;
  /** Ends when search or filters change. */
  selection: Selection<Id>;
}

/**
 * Address, query and selected rows of a list.
 * @param name unique among lists
 * @param spec the same object each time
 */
export function useList<Row, Id extends RowId, Query extends { page: number; sort: string }>(
  name: string,
  spec: ListQuery<Query>,
  idOf: (row: Row) => Id,
): List<Row, Id> & { query: Query } {
  const table = useTable(name, spec);
  const query = spec.toQuery(table.query);
  const { page: _page, sort: _sort, ...within } = query;
  return { table, query, spec, pageSize: spec.pageSize, idOf, selection: useSelection<Id>(JSON.stringify(within)) };
}
