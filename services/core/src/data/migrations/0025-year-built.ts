import { Migration } from '@mikro-orm/migrations';

/** The year in which the building of a listing was finished. */
export class Migration0025 extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table properties add column year_built integer');
    await this.execute('alter table staging_properties add column year_built integer');
  }
}
