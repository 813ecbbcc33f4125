/** A table's state as a saved view has it. No IO. */
import type { ColumnChoice } from '../table/data-table.tsx';
import { given, type TableQuery, type TableSpec } from '../table/table-query.ts';
import type { SavedView } from './saved-views.ts';

export type ViewState = Pick<SavedView, 'columns' | 'filters' | 'sort'>;

/** What decides whether a view still holds. */
export interface ViewSpec extends TableSpec {
  /** A value that the server would refuse is left out. */
  toQuery: (table: TableQuery) => object;
}

export const stateOf = ({ search, filters, sort }: TableQuery, columns: readonly string[]): ViewState => ({
  columns: [...columns],
  filters: { ...filters, ...given('search', search === '' ? undefined : search) },
  sort,
});

const sorted = (words: Iterable<string>): string => JSON.stringify([...words].toSorted());

/** The order of columns is the screen's, and that of filters nobody sees. */
export function isSame(a: ViewState, b: ViewState): boolean {
  const filtersOf = ({ filters }: ViewState) => sorted(Object.entries(filters).map((pair) => JSON.stringify(pair)));
  return a.sort === b.sort && sorted(a.columns) === sorted(b.columns) && filtersOf(a) === filtersOf(b);
}

/** Of a view what the screen still has, and the names of what it has not. */
export function stillHolds(
  view: ViewState,
  spec: ViewSpec,
  columns: readonly ColumnChoice[],
): { state: ViewState; lost: string[] } {
  const isKnown = ([name, value]: [string, string]): boolean => {
    if (name === 'search') return true;
    if (!spec.filters.includes(name)) return false;
    const asked = spec.toQuery({ search: '', filters: { [name]: value }, sort: spec.sorts[0], page: 1 });
    return name in asked;
  };
  const filters = Object.entries(view.filters);
  const ids = columns.map(({ id }) => id);
  const sort = spec.sorts.find((one) => one === view.sort);
  // what cannot be hidden is shown whatever a view says
  const fixed = columns.filter((column) => column.fixed === true).map(({ id }) => id);
  return {
    state: {
      filters: Object.fromEntries(filters.filter(isKnown)),
      columns: ids.filter((id) => view.columns.includes(id) || fixed.includes(id)),
      sort: sort ?? spec.sorts[0],
    },
    lost: [
      ...filters.filter((pair) => !isKnown(pair)).map(([name]) => name),
      ...view.columns.filter((id) => !ids.includes(id)),
      ...(sort === undefined ? [view.sort] : []),
    ],
  };
}

/** Columns shown or hidden against the default. */
export const toggledBy = (shown: readonly string[], columns: readonly ColumnChoice[]): string[] =>
  columns.filter(({ fixed = false, extra = false, id }) => !fixed && shown.includes(id) === extra).map(({ id }) => id);
