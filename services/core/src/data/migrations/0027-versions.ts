import { Migration } from '@mikro-orm/migrations';

const tables = ['agents', 'users', 'social_media_links', 'integration_settings', 'meta_tags', 'blog_categories'];

/** What staff change knows its version, so that a write on something older is noticed. */
export class Migration0027 extends Migration {
  override async up(): Promise<void> {
    for (const table of tables)
      await this.execute(`alter table ${table} add column version integer not null default 1`);
    // the version of a lead is what the CRM is told; the work of staff on it has one of its own
    await this.execute('alter table leads add column revision integer not null default 1');
  }
}
