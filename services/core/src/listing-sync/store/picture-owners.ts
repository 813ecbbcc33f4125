import type { Queryable } from '../../data/database.ts';

/** References by the CRM's keys. A key that is unique only within a listing finds any. */
export async function listingsOfPictures(db: Queryable, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map(keys.map((key) => [encodeURIComponent(key), key]));
  const { rows } = await db.query<{ picture: string; reference: string }>(
    'select picture, reference_id as reference from listing_pictures where picture = any($1::text[])',
    [[...wanted.keys()]],
  );
  return new Map(rows.map(({ picture, reference }) => [wanted.get(picture)!, reference]));
}
