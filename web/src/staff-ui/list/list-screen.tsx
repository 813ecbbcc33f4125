import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Column } from '../table/data-table.tsx';
import { TableToolbar } from '../table/table-toolbar.tsx';
import { TableView } from '../table/table-view.tsx';
import type { RowId } from '../table/use-selection.ts';
import type { ViewScreen } from '../views/saved-views.ts';
import { ViewsBar } from '../views/views-bar.tsx';
import { type Bulk, BulkBar } from './bulk-bar.tsx';
import { ScreenHeader } from './screen-header.tsx';
import type { List } from './use-list.ts';

interface ListScreenProps<Row, Id extends RowId> {
  list: List<Row, Id>;
  result: ComponentProps<typeof TableView>['result'];
  /** Undefined until it comes. `total` counts all pages. */
  rows: readonly Row[] | undefined;
  total: number | undefined;
  title: string;
  /** Instead of the title; null where the page has it. */
  heading?: ReactNode;
  text?: string;
  /** In words: below the heading and beside set filters. */
  found?: string;
  actions?: ReactNode;
  /** Above the filters, such as figures. */
  above?: ReactNode;
  toolbar: Omit<ComponentProps<typeof TableToolbar>, 'table'>;
  /** Left out, no views of the list are kept. */
  views?: ViewScreen;
  tools?: ReactNode;
  /** False where no column can be chosen. */
  hasMenu?: boolean;
  columns?: readonly Column<Row>[];
  /** A `li`, where rows are no table. */
  line?: (row: Row) => ReactNode;
  nameOf?: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
  /** Left out, rows cannot be selected. */
  bulk?: Bulk<Row, Id> | undefined;
  empty: { icon: LucideIcon; title: string; text: string; children?: ReactNode };
  failure?: string;
  skeletonRows?: number;
  children?: ReactNode;
}

export function ListScreen<Row, Id extends RowId>(props: ListScreenProps<Row, Id>) {
  const { list, rows, total, title, heading, text, found, bulk, empty, toolbar } = props;
  const { table, selection, idOf } = list;
  const id = useId();
  return (
    <section className="space-y-5" {...(heading === null ? { 'aria-label': title } : { 'aria-labelledby': id })}>
      {heading !== null && (
        <ScreenHeader id={id} title={title} heading={heading} text={text} found={found}>
          {props.actions}
        </ScreenHeader>
      )}
      {props.above}
      <TableToolbar table={table} narrowedText={found} {...toolbar} />
      <TableView
        table={table}
        caption={title}
        columns={props.columns ?? []}
        line={props.line}
        result={props.result}
        rows={rows}
        total={total}
        limit={list.pageSize}
        idOf={idOf}
        nameOf={props.nameOf ?? (() => '')}
        empty={
          <EmptyState icon={<empty.icon className="size-6" />} title={empty.title} text={empty.text}>
            {empty.children}
          </EmptyState>
        }
        failure={props.failure}
        hasMenu={props.hasMenu}
        tools={props.tools}
        views={
          props.views !== undefined && (
            <ViewsBar screen={props.views} table={table} spec={list.spec} columns={props.columns ?? []} />
          )
        }
        skeletonRows={props.skeletonRows}
        onOpen={props.onOpen}
        {...(bulk === undefined ? {} : { selection, canSelect: bulk.canSelect })}
      />
      {bulk !== undefined && rows !== undefined && (
        <BulkBar
          bulk={bulk}
          selection={selection}
          pageIds={rows.filter((row) => bulk.canSelect?.(row) ?? true).map((row) => idOf(row))}
          total={total ?? 0}
        />
      )}
      {props.children}
    </section>
  );
}
