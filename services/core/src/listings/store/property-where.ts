import { type Expression, type SqlBool, sql } from 'kysely';
import type { SearchTerm } from '../../search/read-search.ts';
import { literalLike } from '../../data/condition.ts';
import { given } from '../../data/typed-parts.ts';
import { bounds, roomsParams, type ExactField } from '../filter-params.ts';
import type { PropertyFilter } from '../property-filter.ts';
import { listed } from './property-row.ts';

/** The database keeps words in small letters too. */
const exactColumns = {
  category: 'p.categoryKey',
  subcategory: 'p.subcategoryKey',
  status: 'p.status',
} as const satisfies Record<ExactField, string>;
const exactFilters = Object.entries(exactColumns) as [ExactField, (typeof exactColumns)[ExactField]][];

/**
 * On `properties as p`, for visitors.
 * @param walks an index in the page's order: a generic plan must not use ranges to find rows and sort them
 */
export function propertyWhere(filter: PropertyFilter, walks: boolean): Expression<SqlBool> {
  const range = (name: string) => (walks ? sql`${sql.ref(`p.${name}`)} + 0` : sql.ref(`p.${name}`));
  return listed.and([
    listed.ref('p.isActive'),
    ...given(filter.deal, (deal) => listed('p.deal', '=', deal)),
    ...exactFilters.flatMap(([name, column]) =>
      given(filter[name], (value) => sql<boolean>`${sql.ref(column)} = ${value}`),
    ),
    ...bounds.flatMap(({ param, field, side, whole }) =>
      given(filter[param], (value) => {
        const bound = whole ? sql`${value}::integer` : sql`${value}::numeric`;
        return listed(range(field), side === 'min' ? '>=' : '<=', bound);
      }),
    ),
    ...roomsParams.flatMap((name) =>
      given(filter[name], ({ count, orMore }) =>
        listed(`p.${name}`, orMore ? '>=' : '=', sql<number>`${count}::integer`),
      ),
    ),
    ...given(filter.building, building),
    ...(filter.terms.length > 0 ? [sql<boolean>`p.search_words @@ ${textQuery(filter.terms)}::tsquery`] : []),
  ]);
}

/** Folded words are letters and digits: nothing to escape. */
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

/** `villa` finds `villa standalone` too; one made by hand may have the word as its type. */
const building = (word: string) =>
  listed.or([
    listed(listed.fn('lower', ['p.type']), '=', word),
    listed('p.subcategoryKey', '=', word),
    listed('p.subcategoryKey', 'like', `${literalLike(word)} %`),
  ]);
