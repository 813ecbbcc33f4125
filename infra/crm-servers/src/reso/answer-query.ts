/** Web API Core 2.5. */
import { comparable, parseFilter, QueryError } from './filter.ts';
import type { ResoServerOptions } from './options.ts';
import type { Kind, Schema } from './schema.ts';
import type { StoredRecord } from './store.ts';

export interface Found {
  records: StoredRecord[];
  select: readonly string[] | null;
  expand: boolean;
  /** Before paging; null unless asked for. */
  count: number | null;
  top: number | null;
  skip: number;
  /** Of a next link: the place of the record before. */
  after: string | null;
}

const known = new Set([
  '$filter',
  '$select',
  '$orderby',
  '$expand',
  '$top',
  '$skip',
  '$count',
  '$skiptoken',
  '$format',
]);

/** @throws QueryError */
export function answerQuery(
  schema: Schema,
  resource: string,
  all: Iterable<StoredRecord>,
  query: URLSearchParams,
  options: ResoServerOptions,
): Found {
  const { key, fields, navigations } = schema.resources.get(resource)!;
  for (const name of query.keys())
    if (!known.has(name) || query.getAll(name).length > 1 || options.refuses.some((part) => part === name))
      throw new QueryError(name, 'the option is not supported');
  const filter = query.get('$filter');
  const matches = filter === null ? () => true : parseFilter(filter, fields, options);
  const found = [...all].filter(matches);
  order(found, query.get('$orderby'), key, fields);
  const select =
    query
      .get('$select')
      ?.split(',')
      .map((name) => name.trim()) ?? null;
  const strange = select?.find((name) => !fields.has(name));
  // Core 2.5.4: names are case-sensitive
  if (strange !== undefined) throw new QueryError(strange, 'the resource has no such field');
  const expand = query.get('$expand');
  if (expand !== null && !navigations.includes(expand)) throw new QueryError('$expand', 'there is nothing to expand');
  return {
    records: found,
    select,
    expand: expand !== null,
    count: query.get('$count') === 'true' ? found.length : null,
    top: whole(query, '$top'),
    skip: whole(query, '$skip') ?? 0,
    after: query.get('$skiptoken'),
  };
}

/** Core 2.5.8. Ties by key. */
function order(records: StoredRecord[], orderby: string | null, key: string, fields: ReadonlyMap<string, Kind>): void {
  const parts = (orderby === null ? [] : orderby.split(',')).map((part) => {
    const [name = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    const kind = fields.get(name);
    if (kind === undefined || rest.length > 0 || (direction !== 'asc' && direction !== 'desc'))
      throw new QueryError('$orderby', `cannot order by ${part}`);
    return { name, kind, sign: direction === 'asc' ? 1 : -1 };
  });
  const all = [...parts, { name: key, kind: fields.get(key)!, sign: 1 }];
  const places = new Map(
    records.map((record) => [record, all.map(({ name, kind }) => comparable(record.values[name] ?? null, kind))]),
  );
  records.sort((a, b) => {
    const [left, right] = [places.get(a)!, places.get(b)!];
    for (const [i, { sign }] of all.entries()) {
      const [one, other] = [left[i] ?? null, right[i] ?? null];
      if (one === other) continue;
      // nulls come first
      if (one === null || other === null) return (one === null ? -1 : 1) * sign;
      return (one < other ? -1 : 1) * sign;
    }
    return 0;
  });
}

function whole(query: URLSearchParams, name: string): number | null {
  const value = query.get(name);
  if (value === null) return null;
  if (!/^\d{1,9}$/.test(value)) throw new QueryError(name, 'not a whole number');
  return Number(value);
}
