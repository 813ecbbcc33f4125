import { Migration } from '@mikro-orm/migrations';

/** What a listing or an article was before each change, whoever wrote it: a trigger misses no way in. */
export class Migration0088 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table revisions (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('property', 'post')),
        subject_id integer not null,
        -- of the state that it holds
        version integer not null,
        -- when and by whom that state was replaced; nobody: the CRM's pull, or the scheduler
        at timestamptz not null default now(),
        by_id integer references users (id) on delete set null,
        by_name text,
        -- columns that became others
        fields text[] not null,
        content jsonb not null
      );
      create index revisions_of_subject on revisions (kind, subject_id, id desc);
      create index revisions_by on revisions (by_id) where by_id is not null;

      -- the first argument is the kind; the others are columns that say nothing of what staff wrote
      create function keep_revision() returns trigger language plpgsql as $$
      declare
        former jsonb := to_jsonb(old) - tg_argv[1]::text[];
        present jsonb := to_jsonb(new);
        changed text[];
        actor jsonb := nullif(current_setting('manzil.actor', true), '')::jsonb;
      begin
        select array_agg(key order by key) into changed from jsonb_each(former) where value is distinct from present -> key;
        if changed is null then return null; end if;
        -- a pull brings pictures one by one: what nobody of the staff did within an hour is one change
        if actor is null then
          update revisions r set fields = array(select distinct unnest(r.fields || changed) order by 1), at = now()
            where r.id = (select max(id) from revisions where kind = tg_argv[0] and subject_id = old.id)
              and r.by_name is null and r.at > now() - interval '1 hour';
          if found then return null; end if;
        end if;
        insert into revisions (kind, subject_id, version, by_id, by_name, fields, content)
          values (tg_argv[0], old.id, old.version, (select u.id from users u where u.id = (actor ->> 'id')::integer), actor ->> 'name', changed, former);
        delete from revisions where id in (
          select id from revisions where kind = tg_argv[0] and subject_id = old.id order by id desc offset 50);
        return null;
      end $$;

      create trigger properties_revision after update on properties for each row
        when (new.version <> old.version and old.deleted_at is null and new.deleted_at is null)
        execute function keep_revision('property', '{id,source,is_active,is_featured,featured_rank,deal_unsure,waits_to_publish,crm_images,crm_hash,crm_modified_at,was_active,untold_at,version,deleted_at,deleted_by_id,purged_at,created_at,updated_at,completeness,kind,category_key,subcategory_key,search_words,reference_key,feature_words,found_by}');
      create trigger blog_posts_revision after update on blog_posts for each row
        when (new.version <> old.version)
        execute function keep_revision('post', '{id,author_id,status,published_at,announced,translation_key,version,created_at,updated_at,found_by}');

      create function drop_revisions() returns trigger language plpgsql as $$
      begin
        delete from revisions where kind = tg_argv[0] and subject_id = old.id;
        return null;
      end $$;
      create trigger properties_revisions_dropped after update of purged_at on properties for each row
        when (new.purged_at is not null and old.purged_at is null) execute function drop_revisions('property');`);
  }
}
