import { Migration } from '@mikro-orm/migrations';
import { deliveries } from './sql/0001-deliveries.ts';
import { listingSync } from './sql/0001-listing-sync.ts';
import { tables } from './sql/0001-tables.ts';

/** The first schema. */
export class Migration0001 extends Migration {
  override async up(): Promise<void> {
    // run as they are: MikroORM would split and rewrite what is queued with addSql
    await this.execute(tables);
    await this.execute(deliveries);
    await this.execute(listingSync);
  }
}
