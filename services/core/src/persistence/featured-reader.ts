/** The listings of the home page. */
import type pg from 'pg';
import { readContentVersion } from './content-version.ts';
import { propertyColumns, type PropertyRow } from './property-row.ts';
import { createVersionCache } from './version-cache.ts';

export interface FeaturedReader {
  /** Those that staff marked, the newest first, at most 60; when none is marked, six chosen at random. */
  list(): Promise<PropertyRow[]>;
}

const markedSql = `
select ${propertyColumns} from properties p where p.is_featured and p.is_active
order by p.created_at desc, p.id desc limit 60`;

// The hash of id and content version is as good as random, and the same in every process until the content changes: a
// rendered page that was kept shows the same six as the next answer of the api.
const randomSql = `
with chosen as materialized (
  select p.id from properties p
  where p.is_active and p.status in ('for_sale', 'for_rent', 'available')
  order by p.images = '{}', md5(p.id || ' ' || $1::text) limit 6
)
select ${propertyColumns} from chosen join properties p using (id) order by p.created_at desc, p.id desc`;

/** Keeps the list for half a minute at most, and never past a public change. */
export function createFeaturedReader(pool: pg.Pool): FeaturedReader {
  const kept = createVersionCache<PropertyRow[]>({ max: 1, ttlMs: 30_000 });
  return {
    async list() {
      const version = await readContentVersion(pool);
      const known = kept.get('featured', version);
      if (known !== undefined) return known;
      const marked = (await pool.query<PropertyRow>(markedSql)).rows;
      const listings = marked.length > 0 ? marked : (await pool.query<PropertyRow>(randomSql, [String(version)])).rows;
      kept.set('featured', version, listings);
      return listings;
    },
  };
}
