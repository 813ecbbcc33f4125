import { Migration } from '@mikro-orm/migrations';

/** The permit under which a listing is advertised. */
export class Migration0063 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table properties add column permit_number text;
      alter table staging_properties add column permit_number text;`);
  }
}
