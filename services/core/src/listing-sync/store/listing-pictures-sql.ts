import { insertList, setList } from '../../data/columns.ts';
import { mediaUrl } from '../../platform/media/media-store.ts';

const [mediaBefore = '', mediaAfter = ''] = mediaUrl('|').split('|');
/** Longer ones would not fit into an index. */
const longestKey = 500;

/** Visitors' wishes come before all others. */
export const askedFor = 2_000;
const lastPlace = 1_000;

/** All covers come before all second pictures. */
const priorityOf = (position: string): string => `least(${position}, ${String(lastPlace)})::smallint`;

/** Which picture it is, and what changes with its file: behind the `#`, else the path for both. */
const identityOf = (url: string): string => /* sql */ `(
  select case when length(y.picture) > ${String(longestKey)} then md5(y.picture) else y.picture end as picture, y.version
  from (select split_part(${url}, '#', 2) as tag, regexp_replace(${url}, '^[a-z]+://[^/]+', '') as path) x
  cross join lateral (select case when x.tag = '' then x.path else x.tag end as version,
    case when x.tag = '' then x.path else split_part(x.tag, '@', 1) end as picture) y)`;

/** What follows the bar also changes when a picture moves: it counts only in the same place. */
const same = /* sql */ `(l.version = excluded.version
  or split_part(l.version, '|', 1) = split_part(excluded.version, '|', 1) and l.position <> excluded.position)`;

/** What was given up is tried anew with anything new from the CRM. */
const goesOn = `${same} and l.state <> 'failed'`;

/** Null for a photograph; else its rooms. */
const planOf = (url: string): string => /* sql */ `(
  select coalesce(f -> 'rooms', '[]') from jsonb_array_elements(s.plans) f where f ->> 'picture' = ${url} limit 1)`;

const stagedPictures = /* sql */ `
  staging_properties s cross join unnest(s.images) with ordinality as u (url, place) cross join lateral ${identityOf('u.url')} i`;

/** Of new and changed listings what the CRM no longer has, of deleted ones all. $1: the batch. */
export const forgetGoneSql = /* sql */ `
delete from listing_pictures l using staging_properties s
where s.sync_batch = $1 and s.duplicate_status in ('new', 'changed', 'deleted') and l.reference_id = s.reference_id
  and (s.duplicate_status = 'deleted' or not exists (
    select from unnest(s.images) as u (url) cross join lateral ${identityOf('u.url')} i where i.picture = l.picture))`;

const wanted = insertList<'listingPictures'>(
  'referenceId',
  'picture',
  'sourceUrl',
  'version',
  'position',
  'priority',
  'state',
  'mediaHash',
  'plan',
);
const wantedAgain = setList<'listingPictures'>({
  sourceUrl: 'excluded.source_url',
  version: 'excluded.version',
  position: 'excluded.position',
  plan: 'excluded.plan',
  priority: 'case when l.priority < 0 then l.priority else excluded.priority end',
  state: `case when excluded.media_hash is not null then 'shown' when ${goesOn} then l.state else 'waiting' end`,
  mediaHash: 'coalesce(excluded.media_hash, l.media_hash)',
  fetchedHash: `case when ${goesOn} and excluded.media_hash is null then l.fetched_hash end`,
  tries: `case when ${goesOn} then l.tries else 0 end`,
  nextTryAt: `case when ${goesOn} then l.next_try_at else now() end`,
  reason: `case when ${goesOn} then l.reason end`,
});

/**
 * At once where had before from the same address. What moved or was replaced keeps what is shown until the new one is
 * there. $1: the batch.
 */
export const wantSql = /* sql */ `
insert into listing_pictures as l (${wanted})
select w.reference_id, w.picture, w.url, w.version, w.position, ${priorityOf('w.position')},
  case when m.media_hash is null then 'waiting' else 'shown' end, m.media_hash, w.plan
from (
  select distinct on (s.reference_id, i.picture) s.reference_id, i.picture, i.version, u.url, u.place::integer - 1 as position,
    ${planOf('u.url')} as plan
  from ${stagedPictures}
  where s.sync_batch = $1 and s.duplicate_status in ('new', 'changed')
  order by s.reference_id, i.picture, u.place
) w left join media_sources m on m.source_url = w.url
on conflict (reference_id, picture) do update set ${wantedAgain}`;

/** Addresses of before may have run out. $1: the batch. */
export const renewAddressesSql = /* sql */ `
update listing_pictures l set ${setList<'listingPictures'>({ sourceUrl: 'u.url', state: `'waiting'`, tries: '0', nextTryAt: 'now()' })}
from ${stagedPictures}
where s.sync_batch = $1 and s.duplicate_status = 'unchanged' and l.reference_id = s.reference_id and l.picture = i.picture
  and l.version = i.version and l.state in ('waiting', 'failed') and l.source_url <> u.url`;

/** Photographs, in the CRM's order, each once. */
export const storedPictures = (reference: string): string => /* sql */ `
  (select coalesce(array_agg(x.address order by x.place), '{}') from (
    select '${mediaBefore}' || l.media_hash || '${mediaAfter}' as address, min(l.position) as place
    from listing_pictures l where l.reference_id = ${reference} and l.media_hash is not null and l.plan is null
    group by 1) x)`;

/** Floor plans with their rooms, in the CRM's order, each once. */
export const storedPlans = (reference: string): string => /* sql */ `
  (select coalesce(jsonb_agg(jsonb_build_object('url', x.address, 'rooms', x.plan) order by x.place), '[]') from (
    select distinct on (l.media_hash) '${mediaBefore}' || l.media_hash || '${mediaAfter}' as address, l.plan, l.position as place
    from listing_pictures l where l.reference_id = ${reference} and l.media_hash is not null and l.plan is not null
    order by l.media_hash, l.position) x)`;

const isComplete = (reference: string): string => /* sql */ `
  not exists (select from listing_pictures l where l.reference_id = ${reference} and l.state in ('waiting', 'fetched'))`;

/**
 * Of `p`: in the CRM's order, unless ordered here: then in ours, without what is gone, then what is new.
 * While the CRM's part is not known nothing goes before the rest is there.
 */
export const mergedPictures = (reference: string): string => /* sql */ `(
  select case when p.images = coalesce(p.crm_images, '{}') then f.stored else
      array(select x from unnest(p.images) with ordinality as e (x, place)
        where x = any (f.stored) or p.crm_images is null and not f.complete order by place)
      || array(select x from unnest(f.stored) with ordinality as e (x, place) where x <> all (p.images) order by place) end as images,
    case when p.crm_images is not null or f.complete or p.images = '{}' then f.stored end as crm_images
  from (select ${storedPictures(reference)} as stored, ${isComplete(reference)} as complete) f)`;

const withPlan = (version: string, plan: string): string => `${version} || coalesce(' ' || (${plan})::text, '')`;

/** Whether `s` has those that are known of its listing, in the same order, the same plans among them. */
export const samePictures = /* sql */ `(
  select array_agg(x.version order by x.place) from (
    select distinct on (i.picture) ${withPlan('i.version', planOf('u.url'))} as version, u.place
    from unnest(s.images) with ordinality as u (url, place) cross join lateral ${identityOf('u.url')} i order by i.picture, u.place) x)
  is not distinct from (
    select array_agg(${withPlan('l.version', 'l.plan')} order by l.position) from listing_pictures l
    where l.reference_id = s.reference_id)`;
