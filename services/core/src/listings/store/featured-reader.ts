import { sql } from 'kysely';
import type pg from 'pg';
import { createSharedRead } from '../../data/shared-read.ts';
import { prepared, typed } from '../../data/typed.ts';
import { createVersionCache } from '../../data/version-cache.ts';
import { onOffer } from '../property.ts';
import { listedColumns, type ListedRow } from './listed-row.ts';
import { inOrder, listed } from './property-row.ts';

export interface FeaturedReader {
  /** Staff's; else six at random for an hour. The same array while nothing changes. */
  list(): Promise<ListedRow[]>;
}

const marked = (pool: pg.Pool): Promise<ListedRow[]> =>
  typed(pool)
    .selectFrom('properties as p')
    .select(listedColumns)
    .where(listed.ref('p.isFeatured'))
    .where(listed.ref('p.isActive'))
    .orderBy(inOrder('featuredRank nulls last', 'createdAt desc', 'id desc'))
    .limit(60)
    .execute();

// A hash gives every process the same six: a kept page shows what the api answers.
const chosen = (pool: pg.Pool, hour: string): Promise<ListedRow[]> =>
  typed(pool)
    .selectFrom('properties as p')
    .select(listedColumns)
    .where('p.id', 'in', (db) =>
      db
        .selectFrom('properties as p')
        .select('p.id')
        .where(listed.ref('p.isActive'))
        .where('p.status', 'in', onOffer)
        .orderBy(sql`p.images = '{}', md5(p.id || ' ' || ${hour}::text)`)
        .limit(6),
    )
    .orderBy(inOrder('createdAt desc', 'id desc'))
    .execute();

/** Kept for half a minute at most, never past a public change or the hour. */
export function createFeaturedReader(pool: pg.Pool): FeaturedReader {
  const moment = prepared(pool, 'featured-moment')
    .selectFrom('contentVersion')
    .select(sql<number>`version::float8`.as('version'))
    .select(sql<string>`floor(extract(epoch from now()) / 3600)::text`.as('hour'));
  const readMoment = createSharedRead(() => moment.executeTakeFirstOrThrow());
  const kept = createVersionCache<ListedRow[]>({ max: 1, ttlMs: 30_000 });
  return {
    async list() {
      const { version, hour } = await readMoment();
      const known = kept.get(hour, version);
      if (known !== undefined) return known;
      const ranked = await marked(pool);
      const listings = ranked.length > 0 ? ranked : await chosen(pool, hour);
      kept.set(hour, version, listings);
      return listings;
    },
  };
}
