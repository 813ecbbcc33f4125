/** The listing query: one statement walks an index to the ids of a page and fetches their rows; the total is counted apart. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { PropertySort } from '../domain/property.ts';
import { pageBounds, paginate, type Pagination } from './pagination.ts';
import type { PropertyFilter } from './property-filter.ts';
import { propertyColumns, type PropertyRow } from './property-row.ts';
import { propertyWhere } from './property-where.ts';
import { createVersionCache } from './version-cache.ts';

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

/** While something is published all the time, a page and a total a moment apart are better than no answer. */
const mostReads = 4;

type PageRow = PropertyRow & { contentVersion: number; id: number | null };

/** Searches what visitors may see. Keeps totals of recent questions in memory. */
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

  async function readPage(query: PropertySearchQuery, limit: number, offset: number): Promise<PageRow[]> {
    const { text, values } = pageStatement(query, limit, offset);
    const { rows } = await pool.query<PageRow>({ ...statementName(text, query.filter), text, values });
    return rows;
  }

  async function total(key: string, filter: PropertyFilter, page: Promise<PageRow[]>): Promise<Count> {
    // counted beside the page unless a kept total will probably do
    const early = kept.mayHave(key) ? null : countProperties(pool, filter);
    early?.catch(() => undefined);
    const version = versionOf(await page);
    const known = kept.get(key, version);
    if (known !== undefined) return { total: known, version };
    const counted = await (early ?? countProperties(pool, filter));
    kept.set(key, counted.version, counted.total);
    return counted;
  }

  return {
    async search(query) {
      const { page, limit, offset } = pageBounds(query.page, query.limit);
      for (let reads = 1; ; reads += 1) {
        const read = readPage(query, limit, offset);
        const [rows, count] = await Promise.all([read, total(JSON.stringify(query.filter), query.filter, read)]);
        // something was published between the two statements: page and total would speak of different states
        if (count.version !== versionOf(rows) && reads < mostReads) continue;
        const properties = rows.filter((row) => row.id !== null).map(({ contentVersion: _version, ...row }) => row);
        return { properties, pagination: paginate(page, limit, count.total) };
      }
    },
  };
}

function versionOf(rows: readonly PageRow[]): number {
  return rows[0]?.contentVersion ?? 0;
}

/** The statement of one page. It gives one row with a null id when the page is empty, for the sake of the version. */
export function pageStatement(
  { filter, sort }: PropertySearchQuery,
  limit: number,
  offset: number,
): { text: string; values: unknown[] } {
  const where = propertyWhere(filter, true);
  const order = orders[sort];
  // limit and offset are numbers of ours; written out, the planner knows how few rows are wanted
  const text = `
with page as materialized (
  select p.id from properties p where ${where.text} order by ${order} limit ${String(limit)} offset ${String(offset)}
)
select v.version::float8 as "contentVersion", ${propertyColumns}
from (select version from content_version limit 1) v left join (page join properties p on p.id = page.id) on true
order by ${order}`;
  return { text, values: where.values };
}

interface Count {
  total: number;
  version: number;
}

async function countProperties(pool: pg.Pool, filter: PropertyFilter): Promise<Count> {
  const where = propertyWhere(filter, false);
  const { rows } = await pool.query<Count>(
    `select count(*)::integer as total, (select version::float8 from content_version) as version
     from properties p where ${where.text}`,
    where.values,
  );
  return rows[0] ?? { total: 0, version: 0 };
}
