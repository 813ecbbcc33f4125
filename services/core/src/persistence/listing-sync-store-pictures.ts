/** Which pictures a pull must still fetch, and which it could not. */
import type { Queryable } from './database.ts';

const wantedSql = /* sql */ `
select distinct u.url from staging_properties s cross join unnest(s.images) as u (url)
where s.sync_batch = $1 and s.duplicate_status in ('new', 'changed') and u.url > $2
  and not exists (select from media_sources m where m.source_url = u.url)
order by u.url limit $3`;

/** Addresses of pictures of new and changed listings that are not stored yet, in order, after `after`. */
export async function wantedPictures(db: Queryable, batch: string, after: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ url: string }>(wantedSql, [batch, after, limit]);
  return rows.map(({ url }) => url);
}

// each failure doubles the wait, from 15 minutes to a day
const missingSql = /* sql */ `
select source_url as url from missing_pictures m
where not exists (select from media_sources s where s.source_url = m.source_url)
group by source_url
having max(tried_at) < now() - least(interval '1 day', interval '15 minutes' * power(2, least(max(attempts), 10) - 1))
order by max(tried_at) limit $1`;

/** Pictures that earlier pulls could not fetch and whose turn it is again. */
export async function missingPictures(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ url: string }>(missingSql, [limit]);
  return rows.map(({ url }) => url);
}

/** Remembers where a stored picture came from. */
export async function rememberPicture(db: Queryable, url: string, hash: string): Promise<void> {
  await db.query(
    `insert into media_sources (source_url, media_hash) values ($1, $2)
     on conflict (source_url) do update set media_hash = excluded.media_hash, imported_at = now()`,
    [url, hash],
  );
}

/** Notes that a picture missing from before failed once more. */
export async function noteMissingPicture(db: Queryable, url: string, reason: string): Promise<void> {
  await db.query(
    `update missing_pictures set attempts = attempts + 1, tried_at = now(), reason = left($2, 200) where source_url = $1`,
    [url, reason],
  );
}
