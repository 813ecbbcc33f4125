import { publishComplete, readPublishingRules } from '../../listings/store/publishing-rules.ts';
import type pg from 'pg';
import { insertList, setList } from '../../data/columns.ts';
import type { Row } from '../../data/tables.ts';
import { mediaUrl } from '../../platform/media/media-store.ts';
import { raiseContentVersion } from '../../data/raise-content-version.ts';
import { mergedPictures, storedPictures, storedPlans } from './listing-pictures-sql.ts';
import { inTransaction } from '../../data/transaction.ts';
import { withRetry } from '../../data/transient.ts';
import { fromNow } from '../../data/condition.ts';

/** In a worker's hands until its lease has run out; every write names its try. */
export interface ClaimedPicture extends Pick<Row<'listingPictures'>, 'picture' | 'version' | 'tries'> {
  reference: string;
  url: string;
}

export interface FailedPicture {
  /** At most 200 characters, nothing personal. */
  reason: string;
  /** After so many tries it is given up. */
  mostTries: number;
  /** Doubles, up to the longest. */
  waitMs: number;
  longestWaitMs: number;
}

export interface PictureQueueStore {
  /** Null when none is due. */
  claim(leaseMs: number): Promise<ClaimedPicture | null>;
  /** Where any listing had it before. */
  hashOf(url: string): Promise<string | null>;
  fetched(claimed: ClaimedPicture, hash: string): Promise<void>;
  failed(claimed: ClaimedPicture, failure: FailedPicture): Promise<void>;
  /** As it was, for the next worker. */
  release(claimed: ClaimedPicture): Promise<void>;
  /** Puts them onto their listings; gives how many pictures. */
  show(limit: number): Promise<number>;
}

const tried = setList<'listingPictures'>({ tries: 'l.tries + 1', nextTryAt: fromNow('$1') });
const claimSql = /* sql */ `
update listing_pictures l set ${tried}
from (
  select reference_id, picture from listing_pictures
  where state = 'waiting' and next_try_at <= now()
  order by priority, next_try_at limit 1 for update skip locked
) c
where l.reference_id = c.reference_id and l.picture = c.picture
returning l.reference_id as reference, l.picture, l.source_url as url, l.version, l.tries`;

const ours = /* sql */ `
  reference_id = $1 and picture = $2 and version = $3 and tries = $4 and state = 'waiting'`;
const oursOf = ({ reference, picture, version, tries }: ClaimedPicture): unknown[] => [
  reference,
  picture,
  version,
  tries,
];

const fetchedSql = /* sql */ `
update listing_pictures set ${setList<'listingPictures'>({ state: `'fetched'`, fetchedHash: '$5', reason: 'null' })} where ${ours}`;

const hashSql = 'select media_hash as hash from media_sources where source_url = $1';

// longer ones do not fit into the index, and never come again
const rememberSql = /* sql */ `
insert into media_sources (${insertList<'mediaSources'>('sourceUrl', 'mediaHash')}) select $1, $2 where length($1) <= 2000
on conflict (source_url) do update set ${setList<'mediaSources'>({ mediaHash: 'excluded.media_hash', importedAt: 'now()' })}`;

const failedOnce = setList<'listingPictures'>({
  reason: 'left($5, 200)',
  state: `case when tries >= $6 then 'failed' else 'waiting' end`,
  nextTryAt: fromNow('least($8::float8, $7::float8 * power(2, least(tries, 20) - 1))'),
});
const failedSql = /* sql */ `
update listing_pictures set ${failedOnce}
where ${ours}`;

const releaseSql = /* sql */ `
update listing_pictures set ${setList<'listingPictures'>({ tries: 'tries - 1', nextTryAt: 'now()' })} where ${ours}`;

// a locked one is being written by a pull, which shows what there is itself
const shown = setList<'listingPictures'>({ state: `'shown'`, mediaHash: 'l.fetched_hash', fetchedHash: 'null' });
const showSql = /* sql */ `
update listing_pictures l set ${shown}
from (
  select reference_id, picture, media_hash from listing_pictures where state = 'fetched'
  order by reference_id limit $1 for update skip locked
) r
where l.reference_id = r.reference_id and l.picture = r.picture
returning l.reference_id as reference, r.media_hash as before, l.media_hash as after`;

/** In the staff's order a new picture takes its forerunner's place. $1 references, $2 from, $3 to: addresses. */
const replaceSql = /* sql */ `
update properties p set images = array_replace(p.images, r.before, r.after)
from unnest($1::text[], $2::text[], $3::text[]) as r (reference, before, after)
where p.reference_id = r.reference and p.source = 'crm' and p.images is distinct from p.crm_images
  and r.before = any (p.images) and r.after <> all (p.images) and r.before <> all (${storedPictures('p.reference_id')}::text[])
  and not exists (select from property_overrides v where v.property_id = p.id and v.field = 'images')
returning p.id`;

/** $1: references, $2: ids that show something else already. Gives how many listings changed. */
const mergeSql = /* sql */ `
with next as (
  select p.id, m.crm_images, p.images as before, exists (
    select from property_overrides v where v.property_id = p.id and v.field = 'images') as chosen, m.images,
    exists (select from property_overrides v where v.property_id = p.id and v.field = 'plans') as chosen_plans,
    p.plans as plans_before, ${storedPlans('p.reference_id')} as plans
  from properties p cross join lateral ${mergedPictures('p.reference_id')} m
  where p.reference_id = any ($1) and p.source = 'crm'
), given_back as (
  -- what it goes back to when staff give their choice of pictures back
  update property_overrides v set crm_value = to_jsonb(n.crm_images) from next n
  where n.chosen and v.property_id = n.id and v.field = 'images' and n.crm_images <> n.before
), given_back_plans as (
  update property_overrides v set crm_value = n.plans from next n
  where n.chosen_plans and v.property_id = n.id and v.field = 'plans' and v.crm_value is distinct from n.plans
), written as (
  update properties p set crm_images = n.crm_images, images = case when n.chosen then p.images else n.images end,
    plans = case when n.chosen_plans then p.plans else n.plans end,
    version = p.version + d.differs::integer, updated_at = case when d.differs then now() else p.updated_at end
  from next n cross join lateral (
    select not n.chosen and n.images <> n.before or not n.chosen_plans and n.plans <> n.plans_before or n.id = any ($2) as differs) d
  where p.id = n.id and (n.crm_images is distinct from p.crm_images or d.differs)
  returning d.differs
)
select count(*) filter (where differs)::integer as changed from written`;

/** A worker that was taken for dead writes nothing. */
export function createPictureQueueStore(pool: pg.Pool): PictureQueueStore {
  return {
    async claim(leaseMs) {
      const { rows } = await pool.query<ClaimedPicture>({
        name: 'claim-picture',
        text: claimSql,
        values: [leaseMs],
      });
      return rows[0] ?? null;
    },
    async hashOf(url) {
      const { rows } = await pool.query<{ hash: string }>(hashSql, [url]);
      return rows[0]?.hash ?? null;
    },
    fetched: (claimed, hash) =>
      withRetry(() =>
        inTransaction(pool, async (client) => {
          await client.query(rememberSql, [claimed.url, hash]);
          await client.query(fetchedSql, [...oursOf(claimed), hash]);
        }),
      ),
    failed: (claimed, { reason, mostTries, waitMs, longestWaitMs }) =>
      withRetry(async () => {
        await pool.query(failedSql, [...oursOf(claimed), reason, mostTries, waitMs, longestWaitMs]);
      }),
    release: async (claimed) => void (await pool.query(releaseSql, oursOf(claimed))),
    show: (limit) => withRetry(() => show(pool, limit)),
  };
}

interface Shown {
  reference: string;
  before: string | null;
  after: string;
}

/** At once: kept pages are dropped once for many pictures. */
function show(pool: pg.Pool, limit: number): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Shown>(showSql, [limit]);
    if (rows.length === 0) return 0;
    const replaced = rows.filter(({ before, after }) => before !== null && before !== after);
    const moved = await client.query<{ id: number }>(replaceSql, [
      replaced.map(({ reference }) => reference),
      replaced.map(({ before }) => mediaUrl(before!)),
      replaced.map(({ after }) => mediaUrl(after)),
    ]);
    const references = [...new Set(rows.map(({ reference }) => reference))];
    const ids = moved.rows.map(({ id }) => id);
    const merged = await client.query<{ changed: number }>(mergeSql, [references, ids]);
    // a listing may have waited for its pictures alone
    const published = await publishComplete(client, await readPublishingRules(client));
    // last, as it locks until the commit
    if ((merged.rows[0]?.changed ?? 0) + published.length > 0) await raiseContentVersion(client);
    return rows.length;
  });
}
