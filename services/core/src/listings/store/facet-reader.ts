import type { components } from '@manzil/contract/api';
import { type AliasableExpression, sql } from 'kysely';
import type pg from 'pg';
import { distance, positions } from '../../search/places/positions.ts';
import { placeKey, titleCase } from '../../search/lexicon.ts';
import type { SearchTerm } from '../../search/read-search.ts';
import { readContentVersion } from '../../data/content-version.ts';
import { typed } from '../../data/typed.ts';
import { countRows } from '../../data/typed-parts.ts';
import { createVersionCache } from '../../data/version-cache.ts';
import { propertyFilter, type PropertyFilter } from '../property-filter.ts';
import { listed } from './property-row.ts';
import { propertyWhere } from './property-where.ts';

export type Facet = components['schemas']['CountedValue'];

export interface PropertyFacets {
  categories: Facet[];
  subCategories: Facet[];
  /** Districts, or cities of listings without one. */
  places: Facet[];
}

export interface FacetReader {
  /**
   * The most frequent first. A list leaves its own filter out: it says what else there is.
   * @param near keys of `place-names.ts`: by distance from the first
   * @param elsewhere what a place must say beside its name
   */
  read(filter?: PropertyFilter, near?: readonly string[], elsewhere?: readonly SearchTerm[]): Promise<PropertyFacets>;
}

const filled = (column: 'p.state' | 'p.city') => sql<string | null>`nullif(trim(${sql.ref(column)}), '')`;
const maxFacets = 100;
const maxPlaces = 60;
const kept = { max: 300, ttlMs: 30_000 };

/** Kept for half a minute at most, never past a public change. */
export function createFacetReader(pool: pg.Pool): FacetReader {
  const known = createVersionCache<PropertyFacets>(kept);

  const count = (value: AliasableExpression<string | null>, filter: PropertyFilter): Promise<Facet[]> =>
    typed(pool)
      .selectFrom((db) =>
        db.selectFrom('properties as p').select(value.as('value')).where(propertyWhere(filter, false)).as('given'),
      )
      .select(['value', countRows.as('count')])
      .where('value', 'is not', null)
      .$narrowType<{ value: string }>()
      .groupBy('value')
      .orderBy('count', 'desc')
      .orderBy('value')
      .limit(maxFacets)
      .execute();

  async function countAll(filter: PropertyFilter, terms: SearchTerm[]): Promise<PropertyFacets> {
    const [categories, subCategories, places] = await Promise.all([
      count(listed.ref('p.categoryKey'), { ...filter, category: null, subcategory: null }),
      count(listed.ref('p.subcategoryKey'), { ...filter, subcategory: null }),
      count(listed.fn.coalesce(filled('p.state'), filled('p.city')), { ...filter, terms }),
    ]);
    return {
      categories: withChosen(categories, filter.category),
      subCategories: withChosen(subCategories, filter.subcategory),
      places: byName(places),
    };
  }

  return {
    async read(filter = propertyFilter({}), near = [], elsewhere = []) {
      const key = JSON.stringify([filter, elsewhere]);
      const version = await readContentVersion(pool);
      let facets = known.get(key, version);
      if (facets === undefined) {
        facets = await countAll(filter, [...elsewhere]);
        known.set(key, version, facets);
      }
      return { ...facets, places: nearestFirst(facets.places, near[0]).slice(0, maxPlaces) };
    },
  };
}

function withChosen(facets: Facet[], chosen: string | null): Facet[] {
  return chosen === null || facets.some(({ value }) => value === chosen)
    ? facets
    : [...facets, { value: chosen, count: 0 }];
}

function byName(places: readonly Facet[]): Facet[] {
  const counts = new Map<string, number>();
  for (const { value, count } of places) {
    if (value.toLowerCase() === 'unspecified') continue;
    const key = placeKey(value);
    const name = key === null ? value : titleCase(key);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);
}

function nearestFirst(places: readonly Facet[], from: string | undefined): Facet[] {
  const start = from === undefined ? undefined : positions[from];
  if (start === undefined) return [...places];
  const away = ({ value }: Facet): number => {
    const there = positions[placeKey(value) ?? ''];
    return there === undefined ? Infinity : distance(start, there);
  };
  return places.toSorted((a, b) => away(a) - away(b));
}
