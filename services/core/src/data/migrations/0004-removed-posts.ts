import { Migration } from '@mikro-orm/migrations';

/** Addresses of articles that visitors could read once and that were deleted: search engines are told so. */
export class Migration0004 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table removed_posts (
        id integer primary key,
        slug text not null,
        removed_at timestamptz not null default now()
      );
      create index removed_posts_slug on removed_posts (slug);

      create function remember_removed_post() returns trigger language plpgsql as $$
      begin
        insert into removed_posts (id, slug) values (old.id, old.slug) on conflict do nothing;
        return null;
      end $$;
      -- a draft that was published before was seen too
      create trigger blog_posts_removed after delete on blog_posts
        for each row when (old.status = 'published' or old.published_at is not null)
        execute function remember_removed_post()`);
  }
}
