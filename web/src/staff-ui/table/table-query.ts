/** A table's state in its address. No IO. */

export interface TableSpec {
  filters: readonly string[];
  /** The first one is the default. */
  sorts: readonly [string, ...string[]];
}

export interface TableQuery {
  /** Trimmed; empty when there is none. */
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

/** 1 when the address asks for none that there can be. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

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

export const isNarrowed = ({ search, filters }: TableQuery): boolean =>
  search !== '' || Object.keys(filters).length > 0;

/** An empty value or `all` removes a parameter. Without `page` among the changes, the first page is shown. */
export function changedParams(params: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (isSet(value) && !(name === 'page' && value === '1')) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function clearedParams(params: URLSearchParams, spec: TableSpec): URLSearchParams {
  return changedParams(params, Object.fromEntries(['search', ...spec.filters].map((name) => [name, ''])));
}

/** The table's own parameters, which are remembered. */
export function ownParams(params: URLSearchParams, spec: TableSpec): string {
  const own = new URLSearchParams();
  for (const name of ['search', ...spec.filters, 'sort', 'page', 'view']) {
    const value = params.get(name) ?? '';
    if (isSet(value)) own.set(name, value);
  }
  return own.toString();
}

const isSet = (value: string): boolean => value !== '' && value !== 'all';

export const oneOf = <T extends string>(allowed: readonly T[], value: string | undefined): T | undefined =>
  allowed.find((entry) => entry === value);

/** From 1; both 0 when there is none. */
export function rowsOfPage(page: number, limit: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  const from = Math.min((page - 1) * limit + 1, total);
  return { from, to: Math.min(page * limit, total) };
}

/** An empty object where the value is undefined. */
export const given = <T>(name: string, value: T | undefined): Record<string, T> =>
  value === undefined ? {} : { [name]: value };
