/** OData query options (OData 4.0 URL Conventions, section 5). */
import { lookupKey, standardStatuses } from '../lookup-values.ts';
import type { ResoResource } from './metadata.ts';

export interface QueryOptions {
  filter?: string | null;
  select?: readonly string[];
  orderby?: readonly string[];
  expand?: string | null;
  top?: number;
  count?: boolean;
}

export function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** With its question mark, without fields that the resource lacks. */
export function queryOf(resource: ResoResource, options: QueryOptions): string {
  const { filter = null, select = [], orderby = [], expand = null, top, count = false } = options;
  const has = (name: string): boolean => resource.fields.has(name.split(' ')[0]!);
  const parts: [string, string][] = [];
  if (filter !== null && filter !== '') parts.push(['$filter', filter]);
  const selected = select.filter(has);
  if (selected.length > 0) parts.push(['$select', selected.join(',')]);
  const ordered = orderby.filter(has);
  if (ordered.length > 0) parts.push(['$orderby', ordered.join(',')]);
  if (expand !== null) parts.push(['$expand', expand]);
  if (top !== undefined) parts.push(['$top', String(top)]);
  if (count) parts.push(['$count', 'true']);
  // commas and quotes stay readable; a plus would be read as a blank
  const encode = (value: string): string => encodeURIComponent(value).replace(/%2C/g, ',');
  return parts.length === 0 ? '' : `?${parts.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

/** Null for none. `or`, since only 4.01 knows `in`. */
export function oneOf(
  field: string,
  values: readonly string[],
  asLiteral: (value: string) => string = literal,
  operator: 'eq' | 'has' = 'eq',
): string | null {
  return values.length === 0 ? null : values.map((value) => `${field} ${operator} ${asLiteral(value)}`).join(' or ');
}

export function allOf(...conditions: (string | null)[]): string | null {
  const said = conditions.filter((condition) => condition !== null);
  return said.length === 0
    ? null
    : said.map((one) => (said.length > 1 && one.includes(' or ') ? `(${one})` : one)).join(' and ');
}

/**
 * On offer, a filter for each literal that servers may understand: a member with namespace (Web API Core 2.5.9.8.1), as
 * text (OData 4.01), or by `has`; a text in either spelling.
 */
export function offerFilters(resource: ResoResource): string[] {
  const field = resource.fields.get('StandardStatus');
  if (field === undefined || field.collection) return [];
  const { members, names, type } = field;
  const shown = Object.entries(standardStatuses).filter(([, { shown: yes }]) => yes);
  const keys = new Set(shown.map(([key]) => key));
  const means = (value: string): boolean => keys.has(lookupKey(names?.get(value) ?? value));
  const local = [...(members ?? names?.keys() ?? [])].filter(means);
  const asText = oneOf('StandardStatus', [
    ...new Set([...local, ...(members === null ? shown.flatMap(([, { value }]) => spellings(value)) : [])]),
  ]);
  const filters =
    members === null
      ? [asText]
      : [
          oneOf('StandardStatus', local, (member) => `${type}${literal(member)}`),
          asText,
          oneOf('StandardStatus', local, (member) => `${type}${literal(member)}`, 'has'),
        ];
  return filters.filter((filter) => filter !== null);
}

const spellings = (value: string): string[] => [value, value.replaceAll(' ', '')];

export function hiddenOffer(resource: ResoResource, offer: string | null): string | null {
  return resource.fields.has('InternetEntireListingDisplayYN')
    ? allOf(offer, 'InternetEntireListingDisplayYN eq false')
    : null;
}

/** Such as `Property('123')`; the key's type decides the quotes (Core 2.5.3). */
export function recordPath(resource: ResoResource, key: string): string {
  const type = resource.fields.get(resource.key)?.type ?? 'Edm.String';
  const written = type === 'Edm.String' ? literal(key) : key;
  return `${resource.name}(${encodeURIComponent(written)})`;
}

/** Cut so that each filter fits into an address. */
export function batches(values: readonly string[], most: number): string[][] {
  const lists: string[][] = [];
  let length = 0;
  for (const value of values) {
    const cost = encodeURIComponent(value).length + 30;
    const last = lists.at(-1);
    if (last === undefined || last.length >= most || length + cost > 3_000) {
      lists.push([value]);
      length = cost;
    } else {
      last.push(value);
      length += cost;
    }
  }
  return lists;
}
