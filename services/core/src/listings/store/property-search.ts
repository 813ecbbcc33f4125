/** One statement: a page's ids by an index, their rows, and how many match. */
import { createHash } from 'node:crypto';
import { type Expression, type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { PropertySort } from '../property.ts';
import { pageBounds, paginate, type Pagination } from '../../data/pagination.ts';
import { createSharedReads } from '../../data/shared-read.ts';
import type { Tables } from '../../data/tables.ts';
import { prepared, typed } from '../../data/typed.ts';
import { countRows } from '../../data/typed-parts.ts';
import { createVersionCache } from '../../data/version-cache.ts';
import type { PropertyFilter } from '../property-filter.ts';
import { listedColumns, listedRow, type ListedRow } from './listed-row.ts';
import { inOrder, type PropertyRow } from './property-row.ts';
import { type Bind, propertyWhere, shapeOf, type ValueOf } from './property-where.ts';

export interface PropertySearchQuery {
  filter: PropertyFilter;
  sort: PropertySort;
  page: number;
  /** 1 to 1,000. */
  limit: number;
}

export interface PropertyPage<Listing = PropertyRow> {
  properties: Listing[];
  pagination: Pagination;
}

export interface PropertySearch {
  search(query: PropertySearchQuery): Promise<PropertyPage<ListedRow>>;
}

const orders: Readonly<Record<PropertySort, Expression<unknown>>> = {
  newest: inOrder('createdAt desc', 'id desc'),
  oldest: inOrder('createdAt', 'id'),
  // a price on request is 0, and no bargain
  'price-low': sql`(p.price = 0), p.price, p.id`,
  'price-high': inOrder('price desc', 'id desc'),
  'area-high': sql`p.area desc nulls last, p.id desc`,
  'area-low': inOrder('area nulls last', 'id'),
};

/** A prepared statement stays in each connection for good. */
const maxPrepared = 60;
/** Building one costs as much as its answer. */
const maxStatements = 500;
/** The time is for what changes without the content version. */
const totals = { max: 500, ttlMs: 5_000 };

/** Keeps recent totals; a page is read once for all who wait for it. */
export function createPropertySearch(pool: pg.Pool): PropertySearch {
  const kept = createVersionCache<number>(totals);
  const named = new Map<string, Kysely<Tables>>();
  const statements = new Map<string, Statement>();

  /** Without a text the plan is the same for all values. */
  function connectionFor(text: string, filter: PropertyFilter): Kysely<Tables> {
    const known = named.get(text);
    if (known !== undefined) return known;
    if (hasWords(filter) || named.size >= maxPrepared) return typed(pool);
    // two searches over one pool must not give a name to two statements
    const made = prepared(pool, `property-page-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`);
    named.set(text, made);
    return made;
  }

  function built({ query, bounds }: Asked, counted: boolean): Statement {
    const compiled = pageStatement(pool, query, bounds, counted, (of) => new Later(of));
    return { compiled, db: connectionFor(compiled.sql, query.filter).withoutPlugins() };
  }

  /** Kept by what it asks, whatever the values are. */
  function statementOf(asked: Asked, counted: boolean): Statement {
    const { limit, offset } = asked.bounds;
    const { filter, sort } = asked.query;
    const name = `${shapeOf(filter)} ${sort} ${String(limit)} ${String(offset)} ${String(counted)}`;
    const statement = statements.get(name) ?? built(asked, counted);
    // to the end: the first is the longest unasked
    statements.delete(name);
    statements.set(name, statement);
    const [first] = statements.keys();
    if (statements.size > maxStatements && first !== undefined) statements.delete(first);
    return statement;
  }

  async function read(asked: Asked, counted: boolean) {
    const { compiled, db } = statementOf(asked, counted);
    const parameters = compiled.parameters.map((one) => (one instanceof Later ? one.of(asked.query.filter) : one));
    const { rows } = await db.executeQuery<Stored>({ ...compiled, parameters });
    const [first] = rows;
    return {
      properties: rows.flatMap((row) => (row.id === null ? [] : [listedRow(row)])),
      version: first?.content_version ?? 0,
      total: counted ? (first?.total ?? 0) : null,
    };
  }

  async function page(asked: Asked): Promise<PropertyPage<ListedRow>> {
    const { bounds, key } = asked;
    // one statement, so that page and total agree, unless a kept total will do
    let found = await read(asked, !kept.mayHave(key));
    let total = found.total ?? kept.get(key, found.version);
    if (total === undefined) {
      found = await read(asked, true);
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

const hasWords = ({ terms, kinds, features, furnishing, fitOut }: PropertyFilter): boolean =>
  terms.length + kinds.length + features.length > 0 || furnishing !== null || fitOut !== null;

interface Stored extends Readonly<Record<string, unknown>> {
  id: number | null;
  content_version: number;
  total?: number;
}

interface Statement {
  compiled: ReturnType<typeof pageStatement>;
  db: Kysely<Tables>;
}

/** Stands for a value in a kept statement. */
class Later {
  readonly of: ValueOf;
  constructor(of: ValueOf) {
    this.of = of;
  }
}

interface Asked {
  query: PropertySearchQuery;
  bounds: ReturnType<typeof pageBounds>;
  key: string;
}

type Bounds = Pick<Asked['bounds'], 'limit' | 'offset'>;

/** An empty page is one row with a null id. @param counted all that match, in each row */
export function pageStatement(
  pool: pg.Pool,
  { filter, sort }: Pick<PropertySearchQuery, 'filter' | 'sort'>,
  { limit, offset }: Bounds,
  counted = false,
  bind?: Bind,
) {
  return typed(pool)
    .with(
      (page) => page('page').materialized(),
      (db) =>
        db
          .selectFrom('properties as p')
          .select('p.id')
          .where(propertyWhere(filter, true, bind))
          .orderBy(orders[sort])
          // written out, the planner knows how few rows are wanted
          .limit(sql.lit(limit))
          .offset(sql.lit(offset)),
    )
    .selectFrom((db) => db.selectFrom('contentVersion').select('version').limit(sql.lit(1)).as('v'))
    .leftJoin('page', (on) => on.onTrue())
    .leftJoin('properties as p', 'p.id', 'page.id')
    .select(listedColumns)
    .select(sql<number>`v.version::float8`.as('contentVersion'))
    .$if(counted, (page) =>
      page.select((db) =>
        db
          .selectFrom('properties as p')
          .select(countRows.as('total'))
          .where(propertyWhere(filter, false, bind))
          .as('total'),
      ),
    )
    .orderBy(orders[sort])
    .compile();
}
