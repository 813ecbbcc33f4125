import { sql } from 'kysely';
import type pg from 'pg';
import { readContentVersion } from '../../data/content-version.ts';
import { typed } from '../../data/typed.ts';
import { countRows } from '../../data/typed-parts.ts';
import { createVersionCache } from '../../data/version-cache.ts';
import { placeKey } from '../../search/lexicon.ts';
import { fewestListings, landingPath, type LandingTopic } from '../landing.ts';
import { onOffer } from './property-where.ts';

export interface LandingPage extends LandingTopic {
  count: number;
  /** The day of the last change, `2027-01-31`. */
  changed: string;
  /** How its listings write the place. */
  names: readonly string[];
}

export interface LandingReader {
  /** By address; the widest choice of kinds first, within a kind the most listings. */
  read(): Promise<ReadonlyMap<string, LandingPage>>;
}

/** Of deal, kind, district and city: more than Qatar has. */
const maxGroups = 20_000;
const maxPages = 5_000;
const kept = { max: 1, ttlMs: 300_000 };

/** Kept until a public change. */
export function createLandingReader(pool: pg.Pool): LandingReader {
  const known = createVersionCache<ReadonlyMap<string, LandingPage>>(kept);
  return {
    async read() {
      const version = await readContentVersion(pool);
      const before = known.get('pages', version);
      if (before !== undefined) return before;
      const pages = pagesOf(await readGroups(pool));
      known.set('pages', version, pages);
      return pages;
    },
  };
}

type Group = Awaited<ReturnType<typeof readGroups>>[number];

const readGroups = (pool: pg.Pool) =>
  typed(pool)
    .selectFrom('properties as p')
    .select(['p.deal', 'p.kind', 'p.state', 'p.city', countRows.as('count')])
    .select(sql<string>`to_char(max(${sql.ref('p.updatedAt')}) at time zone 'UTC', 'YYYY-MM-DD')`.as('changed'))
    .where(onOffer)
    .where('p.kind', 'is not', null)
    .$narrowType<{ kind: LandingTopic['kind'] }>()
    .groupBy(['p.deal', 'p.kind', 'p.state', 'p.city'])
    .orderBy('count', 'desc')
    .limit(maxGroups)
    .execute();

/** A listing stands under its district and under its city. */
function pagesOf(groups: readonly Group[]): ReadonlyMap<string, LandingPage> {
  const pages = new Map<string, LandingPage>();
  for (const { deal, kind, state, city, count, changed } of groups) {
    for (const [place, names] of placesOf([state, city])) {
      const path = landingPath({ deal, kind, place });
      const page = pages.get(path) ?? { deal, kind, place, count: 0, changed, names: [] };
      pages.set(path, {
        ...page,
        count: page.count + count,
        changed: changed > page.changed ? changed : page.changed,
        names: [...new Set([...page.names, ...names])],
      });
    }
  }
  const enough = [...pages].filter(([, { count }]) => count >= fewestListings);
  return new Map(varied(enough).slice(0, maxPages));
}

/** Only places whose name is known in both languages. */
function placesOf(names: readonly (string | null)[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const name of names) {
    const key = name === null ? null : placeKey(name);
    if (name !== null && key !== null) places.set(key, [...(places.get(key) ?? []), name]);
  }
  return places;
}

/** The largest page of each kind, then the second of each. */
function varied(pages: readonly [string, LandingPage][]): [string, LandingPage][] {
  const seen = new Map<string, number>();
  return pages
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map((page) => {
      const rank = seen.get(page[1].kind) ?? 0;
      seen.set(page[1].kind, rank + 1);
      return { page, rank };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}
