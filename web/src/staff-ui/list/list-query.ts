/** A list's filters, sorts and page size, and the call's query. No IO. */
import type { Language } from '#i18n/language.ts';
import { given, oneOf, type TableQuery, type TableSpec } from '../table/table-query.ts';

/** The allowed values, or a function of what the address says. */
type Filter = readonly string[] | ((value: string | undefined) => string | undefined);
type ValueOf<F extends Filter> = F extends readonly (infer Value)[] ? Value : string;

type Asked<Filters extends Record<string, Filter>, Sort> = { [Name in keyof Filters]?: ValueOf<Filters[Name]> } & {
  search?: string;
  sort: Sort;
  page: number;
  limit: number;
};

export interface ListQuery<Query> extends TableSpec {
  pageSize: number;
  /** A value that the server would refuse does not filter. */
  toQuery: (table: TableQuery) => Query;
}

/** For filters whose values come from the data. */
export const anyWord = (value: string | undefined): string | undefined => value;

export function listQuery<
  const Filters extends Record<string, Filter>,
  const Sorts extends readonly [string, ...string[]],
>(spec: { filters: Filters; sorts: Sorts; pageSize: number }): ListQuery<Asked<Filters, Sorts[number]>> {
  const { filters, sorts, pageSize } = spec;
  return {
    filters: Object.keys(filters),
    sorts,
    pageSize,
    toQuery: (table) => {
      const set = Object.entries<Filter>(filters).map(([name, filter]) => {
        const value = table.filters[name];
        return given(name, typeof filter === 'function' ? filter(value) : oneOf(filter, value));
      });
      return {
        ...given('search', table.search === '' ? undefined : table.search),
        ...(Object.assign({}, ...set) as { [Name in keyof Filters]?: ValueOf<Filters[Name]> }),
        sort: oneOf(sorts, table.sort) ?? sorts[0],
        page: table.page,
        limit: pageSize,
      };
    },
  };
}

/** Adds the language, for answers that depend on it. */
export const inLanguage = <Query extends { page: number; limit: number }>(
  { page, limit, ...asked }: Query,
  language: Language,
) => ({ ...asked, language, page, limit });
