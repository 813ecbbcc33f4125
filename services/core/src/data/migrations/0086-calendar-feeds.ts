import { Migration } from '@mikro-orm/migrations';

/** The secret address under which a person's calendar program reads their days: one each, kept as a hash. */
export class Migration0086 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table calendar_feeds (
        user_id integer primary key references users (id) on delete cascade,
        secret_hash text not null unique,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      )`);
  }
}
