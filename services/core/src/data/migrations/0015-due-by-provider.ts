import { Migration } from '@mikro-orm/migrations';

/** What is due, by provider: a backlog of one whose breaker is open costs the relay nothing, and no worker reads past another's. */
export class Migration0015 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      drop index deliveries_due;
      create index deliveries_due on deliveries (provider, due_at, id) where state in ('pending', 'retry_wait', 'unknown')`);
  }
}
