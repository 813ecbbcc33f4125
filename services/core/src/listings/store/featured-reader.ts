/** The listings of the home page. */
import type pg from 'pg';
import { propertyColumns, type PropertyRow } from './property-row.ts';
import { createSharedRead } from '../../data/shared-read.ts';
import { createVersionCache } from '../../data/version-cache.ts';

export interface FeaturedReader {
  /**
   * Those that staff marked, in their order, at most 60; when none is marked, six chosen at random for an hour. The same array as long
   * as nothing has changed.
   */
  list(): Promise<PropertyRow[]>;
}

const markedSql = `
select ${propertyColumns} from properties p where p.is_featured and p.is_active
order by p.featured_rank nulls last, p.created_at desc, p.id desc limit 60`;

// The hash of id and hour is as good as random, and the same in every process for an hour: everybody sees the same six, and
// a rendered page that was kept shows what the api answers.
const randomSql = `
with chosen as materialized (
  select p.id from properties p
  where p.is_active and p.status in ('for_sale', 'for_rent', 'available')
  order by p.images = '{}', md5(p.id || ' ' || $1::text) limit 6
)
select ${propertyColumns} from chosen join properties p using (id) order by p.created_at desc, p.id desc`;

const momentSql = /* sql */ `
select version::float8 as version, floor(extract(epoch from now()) / 3600)::integer as hour from content_version`;

/** Keeps the list for half a minute at most, and never past a public change or the hour. */
export function createFeaturedReader(pool: pg.Pool): FeaturedReader {
  const readMoment = createSharedRead(async () => {
    const { rows } = await pool.query<{ version: number; hour: number }>({ name: 'featured-moment', text: momentSql });
    return rows[0] ?? { version: 0, hour: 0 };
  });
  const kept = createVersionCache<PropertyRow[]>({ max: 1, ttlMs: 30_000 });
  return {
    async list() {
      const { version, hour } = await readMoment();
      const known = kept.get(String(hour), version);
      if (known !== undefined) return known;
      const marked = (await pool.query<PropertyRow>(markedSql)).rows;
      const listings = marked.length > 0 ? marked : (await pool.query<PropertyRow>(randomSql, [String(hour)])).rows;
      kept.set(String(hour), version, listings);
      return listings;
    },
  };
}
