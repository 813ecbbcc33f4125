/** The filter of listings as SQL. */
import type { SearchTerm } from '../../search/read-search.ts';
import { bounds, roomsParams, type ExactField } from '../filter-params.ts';
import { snake } from '../../data/columns.ts';
import type { PropertyFilter, RoomCount } from '../property-filter.ts';
import { type Condition, literalLike } from '../../data/condition.ts';

/** The columns that are compared: of words the one that the database keeps in small letters. */
const exactColumns: Record<ExactField, string> = {
  category: 'category_key',
  subcategory: 'subcategory_key',
  status: 'status',
};
const exactFilters = Object.entries(exactColumns) as [ExactField, string][];

/**
 * Conditions on `properties p` for listings that visitors may see.
 * @param walks true for a statement that walks an index in the order of the page: ranges are then written so that the
 *   planner cannot use them to find rows and sort them, which it would do when it knows no values (a generic plan)
 */
export function propertyWhere(filter: PropertyFilter, walks: boolean): Condition {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${String(values.push(value))}`;
  const range = (column: string): string => (walks ? `p.${column} + 0` : `p.${column}`);
  const conditions = [
    'p.is_active',
    filter.deal !== null && `p.deal = ${add(filter.deal)}`,
    ...exactFilters.map(([name, column]) => filter[name] !== null && `p.${column} = ${add(filter[name])}`),
    ...bounds.map(({ param, field, side, whole }) => {
      const sign = side === 'min' ? '>=' : '<=';
      const value = filter[param];
      return value !== null && `${range(snake(field))} ${sign} ${add(value)}::${whole ? 'integer' : 'numeric'}`;
    }),
    ...roomsParams.map((name) => filter[name] !== null && rooms(snake(name), filter[name], add)),
    filter.building !== null && building(filter.building, add),
    filter.terms.length > 0 && `p.search_words @@ ${add(textQuery(filter.terms))}::tsquery`,
  ].filter((condition) => condition !== false);
  return { text: conditions.join(' and '), values };
}

/** All of the terms, each in any of its forms. Folded words hold nothing but letters and digits. */
export function textQuery(terms: readonly SearchTerm[]): string {
  const quoted = (word: string) => `'${word}'`;
  return terms
    .map(({ forms, prefix }) => [
      ...forms.map((words) => words.map((word) => quoted(word)).join(' <-> ')),
      ...(prefix === null ? [] : [`${quoted(prefix)}:*`]),
    ])
    .map((alternatives) => `(${alternatives.join(' | ')})`)
    .join(' & ');
}

function rooms(column: string, { count, orMore }: RoomCount, add: (value: unknown) => string): string {
  return `p.${column} ${orMore ? '>=' : '='} ${add(count)}::integer`;
}

/** `villa` also finds `villa standalone`; a listing made by hand may carry the word as its type. */
function building(word: string, add: (value: unknown) => string): string {
  const exact = add(word);
  const start = add(`${literalLike(word)} %`);
  return `(lower(p.type) = ${exact} or p.subcategory_key = ${exact} or p.subcategory_key like ${start})`;
}
