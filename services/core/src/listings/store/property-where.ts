import { type Expression, type SqlBool, sql } from 'kysely';
import type { SearchTerm } from '../../search/read-search.ts';
import { lexemesOf } from '../../search/fold.ts';
import { literalLike } from '../../data/condition.ts';
import { given } from '../../data/typed-parts.ts';
import { bounds, roomsParams, type ExactField } from '../filter-params.ts';
import { featureTerms, fitOutTerm, furnishingTerm, kindTerm } from '../../search/sentence/terms.ts';
import type { PropertyFilter } from '../property-filter.ts';
import { listed } from './property-row.ts';

/** The database keeps words in small letters too. */
const exactColumns = {
  category: 'p.categoryKey',
  subcategory: 'p.subcategoryKey',
  status: 'p.status',
} as const satisfies Record<ExactField, string>;
const exactFilters = Object.entries(exactColumns) as [ExactField, (typeof exactColumns)[ExactField]][];

/** Neither let nor sold. */
export const onOffer = listed.and([
  listed.ref('p.isActive'),
  listed('p.status', 'in', ['for_rent', 'for_sale', 'available']),
]);

export type ValueOf = (filter: PropertyFilter) => unknown;
/** A value now, or what gives it to a kept statement later. */
export type Bind = (of: ValueOf) => unknown;

/**
 * On `properties as p`, for visitors. Which conditions stand there follows from `shapeOf`; values come by `bind` alone.
 * @param walks an index in the page's order: a generic plan must not use ranges to find rows and sort them
 */
export function propertyWhere(
  filter: PropertyFilter,
  walks: boolean,
  bind: Bind = (of) => of(filter),
): Expression<SqlBool> {
  const range = (name: string) => (walks ? sql`${sql.ref(`p.${name}`)} + 0` : sql.ref(`p.${name}`));
  const is = (column: string, of: ValueOf) => sql<boolean>`${sql.ref(column)} = ${bind(of)}`;
  return listed.and([
    listed.ref('p.isActive'),
    ...given(filter.deal, () => is('p.deal', ({ deal }) => deal)),
    ...exactFilters.flatMap(([name, column]) => given(filter[name], () => is(column, (asked) => asked[name]))),
    ...bounds.flatMap(({ param, field, side, whole }) =>
      given(filter[param], () => {
        const value = bind((asked) => asked[param]);
        const bound = whole ? sql`${value}::integer` : sql`${value}::numeric`;
        return listed(range(field), side === 'min' ? '>=' : '<=', bound);
      }),
    ),
    ...roomsParams.flatMap((name) =>
      given(filter[name], ({ orMore }) =>
        listed(`p.${name}`, orMore ? '>=' : '=', sql<number>`${bind((asked) => asked[name]?.count)}::integer`),
      ),
    ),
    ...(filter.districts.length > 0 ? [onOffer, standsIn(bind)] : []),
    ...given(filter.kind, () => is('p.kind', ({ kind }) => kind)),
    ...given(filter.building, () => building(bind)),
    ...(filter.kinds.length > 0 ? [saidKinds(bind)] : []),
    ...filter.features.map((_feature, at) => says(bind, ({ features }) => featureTerms(features.slice(at, at + 1)))),
    ...given(filter.furnishing, () => furnished(bind)),
    ...given(filter.fitOut, () => fittedOut(bind)),
    ...(filter.terms.length > 0
      ? [sql<boolean>`p.search_words @@ ${bind(({ terms }) => textQuery(terms))}::tsquery`]
      : []),
  ]);
}

/** Filters of one shape differ in values only. */
export const shapeOf = (filter: PropertyFilter): string =>
  Object.entries(filter)
    .map(([name, value]: [string, PropertyFilter[keyof PropertyFilter]]) => {
      if (value == null || (Array.isArray(value) && value.length === 0)) return '';
      // each is a condition of its own
      if (name === 'features') return `${name}${String((value as readonly unknown[]).length)}`;
      return typeof value === 'object' && 'orMore' in value && value.orMore ? `${name}+` : name;
    })
    .join(' ');

/** Folded words are letters and digits: nothing to escape. */
export function textQuery(terms: readonly SearchTerm[]): string {
  const quoted = (word: string) => `'${word}'`;
  return terms
    .map(({ forms, prefix }) => [
      ...forms.map((words) => words.flatMap(lexemesOf).map(quoted).join(' <-> ')),
      ...(prefix === null
        ? []
        : [
            `(${lexemesOf(prefix)
              .map((word) => `${quoted(word)}:*`)
              .join(' & ')})`,
          ]),
    ])
    .map((alternatives) => `(${alternatives.join(' | ')})`)
    .join(' & ');
}

/** As written in either column: `landing-reader.ts` gives every spelling. */
const standsIn = (bind: Bind) => {
  const names = sql`any(${bind(({ districts }) => districts)}::text[])`;
  return sql<boolean>`(p.state = ${names} or p.city = ${names})`;
};

/** Or their words, where nobody has said the kind. */
const saidKinds = (bind: Bind) =>
  sql<boolean>`(p.kind = any(${bind(({ kinds }) => kinds)}::text[]) or (p.kind is null and p.search_words @@ ${bind(
    ({ kinds }) => textQuery([kindTerm(kinds)]),
  )}::tsquery))`;

/** Among its features, or in its title. */
const says = (bind: Bind, termsOf: (filter: PropertyFilter) => readonly SearchTerm[]) => {
  const words = bind((filter) => textQuery(termsOf(filter)));
  return sql<boolean>`(p.feature_words @@ ${words}::tsquery or p.search_words @@ ${words}::tsquery)`;
};

/** An office says it as its fit-out; where neither is known, words of the listing do. */
const furnished = (bind: Bind) => {
  const asked = bind(({ furnishing }) => furnishing);
  const words = says(bind, ({ furnishing }) => (furnishing === null ? [] : [furnishingTerm(furnishing)]));
  return sql<boolean>`(p.furnishing = ${asked} or p.fit_out = ${asked}
    or (p.furnishing is null and p.fit_out is null and ${words}))`;
};

const fittedOut = (bind: Bind) => {
  const words = says(bind, ({ fitOut }) => (fitOut === null ? [] : [fitOutTerm(fitOut)]));
  return sql<boolean>`(p.fit_out = ${bind(({ fitOut }) => fitOut)} or (p.fit_out is null and ${words}))`;
};

/** A CRM's own word, with what follows it. */
const building = (bind: Bind) => {
  const word = ({ building: asked }: PropertyFilter) => asked;
  return listed.or([
    sql<boolean>`${sql.ref('p.subcategoryKey')} = ${bind(word)}`,
    sql<boolean>`${sql.ref('p.subcategoryKey')} like ${bind((asked) => `${literalLike(word(asked) ?? '')} %`)}`,
  ]);
};
