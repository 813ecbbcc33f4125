/** Which categories and sub-types the visible listings have. */
import type pg from 'pg';
import { readContentVersion } from './content-version.ts';
import { createVersionCache } from './version-cache.ts';

export interface Facet {
  /** In small letters, as the filters take it; what it is called in a language is the presenter's business. */
  value: string;
  count: number;
}

export interface PropertyFacets {
  categories: Facet[];
  subCategories: Facet[];
}

export interface FacetReader {
  /** The most frequent first, at most 100 of each. */
  read(): Promise<PropertyFacets>;
}

const facetSql = (column: string): string => `
select p.${column} as value, count(*)::integer as count from properties p
where p.is_active and p.${column} is not null group by 1 order by 2 desc, 1 limit 100`;

/** Keeps the counts for half a minute at most, and never past a public change. */
export function createFacetReader(pool: pg.Pool): FacetReader {
  const kept = createVersionCache<PropertyFacets>({ max: 1, ttlMs: 30_000 });
  return {
    async read() {
      const version = await readContentVersion(pool);
      const known = kept.get('facets', version);
      if (known !== undefined) return known;
      const [categories, subCategories] = await Promise.all([
        pool.query<Facet>(facetSql('category_key')),
        pool.query<Facet>(facetSql('subcategory_key')),
      ]);
      const facets = { categories: categories.rows, subCategories: subCategories.rows };
      kept.set('facets', version, facets);
      return facets;
    },
  };
}
