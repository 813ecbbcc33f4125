/** What a table shows, as its address says it. No IO. */

/** The parameters that a table reads from the address; values that it does not know count as not given. */
export interface TableSpec {
  /** Names of filters; each holds one value. */
  filters: readonly string[];
  /** The values that `sort` may have, the first one when nothing is said. */
  sorts: readonly [string, ...string[]];
}

export interface TableQuery {
  /** Without blanks around it; empty when nothing is searched for. */
  search: string;
  /** Only those that are set. */
  filters: Readonly<Record<string, string>>;
  sort: string;
  /** From 1. */
  page: number;
}

const longestSearch = 100;
const longestValue = 100;
const lastPage = 1_000_000;

/** The page that an address asks for; the first where that is none. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** What an address asks for. */
export function readTableQuery(params: URLSearchParams, spec: TableSpec): TableQuery {
  const set = spec.filters
    .map((name) => [name, (params.get(name) ?? '').slice(0, longestValue)] as const)
    .filter(([, value]) => isSet(value));
  return {
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    filters: Object.fromEntries(set),
    sort: spec.sorts.find((sort) => sort === params.get('sort')) ?? spec.sorts[0],
    page: pageOf(params),
  };
}

/** True when the search or a filter narrows the table. */
export const isNarrowed = ({ search, filters }: TableQuery): boolean =>
  search !== '' || Object.keys(filters).length > 0;

/**
 * The same address with some of it changed; an empty value or `all` takes a parameter away. Whatever changes but the page,
 * the table begins at its first page again. Parameters of others stay.
 */
export function changedParams(params: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (isSet(value) && !(name === 'page' && value === '1')) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Search and filters taken away; order and what belongs to others stay. */
export function clearedParams(params: URLSearchParams, spec: TableSpec): URLSearchParams {
  return changedParams(params, Object.fromEntries(['search', ...spec.filters].map((name) => [name, ''])));
}

/** The parameters that are the table's own, as text: what is remembered of it. */
export function ownParams(params: URLSearchParams, spec: TableSpec): string {
  const own = new URLSearchParams();
  for (const name of ['search', ...spec.filters, 'sort', 'page']) {
    const value = params.get(name) ?? '';
    if (isSet(value)) own.set(name, value);
  }
  return own.toString();
}

const isSet = (value: string): boolean => value !== '' && value !== 'all';

/** The value if a server knows it. */
export const oneOf = <T extends string>(allowed: readonly T[], value: string | undefined): T | undefined =>
  allowed.find((entry) => entry === value);

/** First and last row of a page, from 1; both 0 when there is none. */
export function rowsOfPage(page: number, limit: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  const from = Math.min((page - 1) * limit + 1, total);
  return { from, to: Math.min(page * limit, total) };
}

/** A member of a call's query, or none where it is not set. */
export const given = <T>(name: string, value: T | undefined): Record<string, T> =>
  value === undefined ? {} : { [name]: value };
