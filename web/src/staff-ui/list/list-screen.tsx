import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Column } from '../table/data-table.tsx';
import { TableToolbar } from '../table/table-toolbar.tsx';
import { TableView } from '../table/table-view.tsx';
import type { RowId } from '../table/use-selection.ts';
import type { TableControls } from '../table/use-table.ts';
import { type Bulk, BulkBar } from './bulk-bar.tsx';
import { ScreenHeader } from './screen-header.tsx';
import type { List } from './use-list.ts';

interface ListScreenProps<Row, Id extends RowId> {
  list: List<Row, Id>;
  /** What the query of `list.query` says. */
  result: ComponentProps<typeof TableView>['result'];
  /** Of this page, and how many there are on all; undefined while nothing has come. */
  rows: readonly Row[] | undefined;
  total: number | undefined;
  /** Names the list. */
  title: string;
  /** What the heading shows instead; null where the page around it has the heading. */
  heading?: ReactNode;
  text?: string;
  /** How much was found, in words: below the heading, and beside the filters while they are set. */
  found?: string;
  /** Buttons of the whole screen. */
  actions?: ReactNode;
  /** What stands between heading and filters, such as figures. */
  above?: ReactNode;
  toolbar: Omit<ComponentProps<typeof TableToolbar>, 'table'>;
  /** Views that somebody saved: what they choose is set by the controls. */
  views?: (table: TableControls) => ReactNode;
  /** Beside the menu of columns. */
  tools?: ReactNode;
  /** False where there is nothing to choose about columns. */
  hasMenu?: boolean;
  columns?: readonly Column<Row>[];
  /** Draws a row as a line of a list where it is no row of a table: a `li`. */
  line?: (row: Row) => ReactNode;
  /** Names a row of a table to people who do not see it. */
  nameOf?: (row: Row) => string;
  /** What Enter does on a row. */
  onOpen?: ((row: Row) => void) | undefined;
  /** What can be done to many; left out, rows cannot be selected. */
  bulk?: Bulk<Row, Id> | undefined;
  empty: { icon: LucideIcon; title: string; text: string; children?: ReactNode };
  /** Says what could not be had. */
  failure?: string;
  /** Rows to draw while nothing has come. */
  skeletonRows?: number;
  /** Windows over the list. */
  children?: ReactNode;
}

/** A list of staff: its heading, filters, table, pages, and what can be done to many rows. */
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
        tools={
          <>
            {props.views?.(table)}
            {props.tools}
          </>
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
