import { Migration } from '@mikro-orm/migrations';

/** Who made a link is told when it is used; null: asked for by its own person, or made on the server. */
export class Migration0032 extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      'alter table access_links add column made_by_id integer null references users (id) on delete set null',
    );
  }
}
