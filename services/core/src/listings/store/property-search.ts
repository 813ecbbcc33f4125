/** The listing query: one statement walks an index to the ids of a page, fetches their rows and counts all that match. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { PropertySort } from '../property.ts';
import { pageBounds, paginate, type Pagination } from '../../data/pagination.ts';
import type { PropertyFilter } from '../property-filter.ts';
import { propertyColumns, type PropertyRow } from './property-row.ts';
import { propertyWhere } from './property-where.ts';
import { createSharedReads } from '../../data/shared-read.ts';
import { createVersionCache } from '../../data/version-cache.ts';

export interface PropertySearchQuery {
  filter: PropertyFilter;
  sort: PropertySort;
  /** From 1. */
  page: number;
  /** 1 to 1,000; 12 for the site's own lists. */
  limit: number;
}

export interface PropertyPage {
  properties: PropertyRow[];
  pagination: Pagination;
}

export interface PropertySearch {
  search(query: PropertySearchQuery): Promise<PropertyPage>;
}

/** `id` makes each order total, so that no listing stands on two pages. */
const orders: Readonly<Record<PropertySort, string>> = {
  newest: 'p.created_at desc, p.id desc',
  oldest: 'p.created_at, p.id',
  'price-low': 'p.price, p.id',
  'price-high': 'p.price desc, p.id desc',
};

/** A prepared statement stays in each connection for good, so only the first kinds of question get one. */
const maxPrepared = 60;
/** Totals change only with the content version; the time bound is for what changes without it. */
const totals = { max: 500, ttlMs: 5_000 };

type PageRow = PropertyRow & { contentVersion: number; total?: number; id: number | null };

/** Searches what visitors may see. Keeps totals of recent questions in memory; the same page is read once for all who wait for it. */
export function createPropertySearch(pool: pg.Pool): PropertySearch {
  const prepared = new Map<string, string>();
  const kept = createVersionCache<number>(totals);

  /** Without a text the plan is the same for all values, so that preparing it pays. */
  function statementName(text: string, filter: PropertyFilter): { name?: string } {
    if (filter.terms.length > 0) return {};
    const known = prepared.get(text);
    if (known !== undefined) return { name: known };
    if (prepared.size >= maxPrepared) return {};
    // from the text, so that two searches over one pool never give a name to two statements
    const name = `property-page-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
    prepared.set(text, name);
    return { name };
  }

  async function read(query: PropertySearchQuery, bounds: Bounds, counted: boolean): Promise<Read> {
    const { text, values } = pageStatement(query, bounds.limit, bounds.offset, counted);
    const { rows } = await pool.query<PageRow>({ ...statementName(text, query.filter), text, values });
    const [first] = rows;
    return {
      properties: rows.flatMap(({ contentVersion: _version, total: _total, ...row }) => (row.id === null ? [] : [row])),
      version: first?.contentVersion ?? 0,
      total: counted ? (first?.total ?? 0) : null,
    };
  }

  async function page({ query, bounds, key }: Asked): Promise<PropertyPage> {
    // counted in the same statement, so that page and total speak of one state, unless a kept total will probably do
    let found = await read(query, bounds, !kept.mayHave(key));
    let total = found.total ?? kept.get(key, found.version);
    if (total === undefined) {
      found = await read(query, bounds, true);
      total = found.total ?? 0;
    }
    if (found.total !== null) kept.set(key, found.version, found.total);
    return { properties: found.properties, pagination: paginate(bounds.page, bounds.limit, total) };
  }

  const shared = createSharedReads(page);
  return {
    search(query) {
      const bounds = pageBounds(query.page, query.limit);
      const key = JSON.stringify(query.filter);
      return shared(`${key} ${query.sort} ${String(bounds.page)} ${String(bounds.limit)}`, { query, bounds, key });
    },
  };
}

interface Asked {
  query: PropertySearchQuery;
  bounds: ReturnType<typeof pageBounds>;
  /** The filter as text. */
  key: string;
}

interface Bounds {
  limit: number;
  offset: number;
}

interface Read {
  properties: PropertyRow[];
  version: number;
  /** Of all pages; null when it was not asked for. */
  total: number | null;
}

/**
 * The statement of one page. It gives one row with a null id when the page is empty, for the sake of version and total.
 * @param counted with the number of all that match, in each row
 */
export function pageStatement(
  { filter, sort }: PropertySearchQuery,
  limit: number,
  offset: number,
  counted = false,
): { text: string; values: unknown[] } {
  const where = propertyWhere(filter, true);
  // the same values in the same order; only how ranges are written differs
  const total = counted
    ? `(select count(*)::integer from properties p where ${propertyWhere(filter, false).text}) as total, `
    : '';
  const order = orders[sort];
  // limit and offset are numbers of ours; written out, the planner knows how few rows are wanted
  const text = `
with page as materialized (
  select p.id from properties p where ${where.text} order by ${order} limit ${String(limit)} offset ${String(offset)}
)
select v.version::float8 as "contentVersion", ${total}${propertyColumns}
from (select version from content_version limit 1) v left join (page join properties p on p.id = page.id) on true
order by ${order}`;
  return { text, values: where.values };
}
