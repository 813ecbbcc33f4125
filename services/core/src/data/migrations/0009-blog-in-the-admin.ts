import { Migration } from '@mikro-orm/migrations';

/** Articles that several people write: a version against silent overwriting, and publication at a time to come. */
export class Migration0009 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table blog_posts
        -- rises with every change
        add column version integer not null default 1,
        -- false while a time of publication lies ahead: when it comes, the content version has to rise
        add column announced boolean not null default true;
      create index blog_posts_due on blog_posts (published_at) where not announced;

      -- an article that was to be published later and was deleted before was never seen
      drop trigger blog_posts_removed on blog_posts;
      create trigger blog_posts_removed after delete on blog_posts
        for each row when (old.published_at <= now() or (old.status = 'published' and old.published_at is null))
        execute function remember_removed_post()`);
  }
}
