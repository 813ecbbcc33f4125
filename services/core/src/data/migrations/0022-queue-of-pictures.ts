import { Migration } from '@mikro-orm/migrations';

/** Pictures of listings are wanted by a queue of their own, and no pull waits for them. */
export class Migration0022 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table listing_pictures (
        reference_id text not null,
        -- which picture of its listing it is: the CRM's key where it gives one, else the path of its address
        picture text not null,
        source_url text not null,
        -- another one when the CRM replaces the picture
        version text not null,
        -- its place among the listing's pictures in the CRM, from 0
        position integer not null,
        -- 'fetched': in the store, and not on its listing yet; 'failed': given up until the CRM says something new of it
        state text not null default 'waiting' check (state in ('waiting', 'fetched', 'shown', 'failed')),
        -- the smallest is fetched first
        priority smallint not null,
        tries integer not null default 0,
        -- while a worker has it: when it is taken for dead
        next_try_at timestamptz not null default now(),
        reason varchar(200),
        -- the stored picture that the listing shows, and the one that it will show instead
        media_hash text,
        fetched_hash text,
        primary key (reference_id, picture)
      );
      create index listing_pictures_queue on listing_pictures (priority, next_try_at) where state = 'waiting';
      create index listing_pictures_picture on listing_pictures (picture);
      create index listing_pictures_open on listing_pictures (state, reference_id) where state <> 'shown';

      insert into listing_pictures (reference_id, picture, source_url, version, position, priority, reason)
      select distinct on (g.reference_id, n.picture) g.reference_id, n.picture, g.source_url, n.version, g.position,
        least(g.position, 1000), g.reason
      from missing_pictures g
      cross join lateral (select split_part(g.source_url, '#', 2) as tag, regexp_replace(g.source_url, '^[a-z]+://[^/]+', '') as path) t
      cross join lateral (select case when t.tag = '' then t.path else t.tag end as version,
        case when t.tag = '' then t.path else split_part(t.tag, '@', 1) end as picture) n
      where length(g.source_url) <= 2000
      order by g.reference_id, n.picture, g.position;
      drop table missing_pictures;

      alter table sync_runs drop column pictures_failed;
      -- the CRM's pictures in its order, as they last stood on the listing; where images differ, somebody ordered them here
      alter table properties add column crm_images text[]`);
  }
}
