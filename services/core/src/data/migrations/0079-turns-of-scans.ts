import { Migration } from '@mikro-orm/migrations';

/** A scan reads a part of a large site, and the next one goes on where it ended. */
export class Migration0079 extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table seo_scans add column turn jsonb;');
  }
}
