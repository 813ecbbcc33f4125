import { Migration } from '@mikro-orm/migrations';

/** How a pull read what the CRM gave: what was read otherwise before is read anew. */
export class Migration0024 extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table sync_runs add column read_as varchar(100)');
  }
}
