import { Migration } from '@mikro-orm/migrations';

/** Changes of listings that were made while the CRM took none. */
export class Migration0023 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      -- the first change that the CRM was not told of; null where it was told of all
      alter table properties add column untold_at timestamptz;
      create index properties_untold on properties (untold_at) where untold_at is not null`);
  }
}
