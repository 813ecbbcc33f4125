import { Migration } from '@mikro-orm/migrations';

/** What the owners of a building ask for its upkeep, in riyals per square metre and month. */
export class Migration0026 extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table properties add column service_charge numeric(12, 2)');
    await this.execute('alter table staging_properties add column service_charge text');
  }
}
