import { Migration } from '@mikro-orm/migrations';

/** Which roles need a second factor, where staff decided otherwise than the default. */
export class Migration0035 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table factor_rules (
        role text primary key,
        needed boolean not null,
        updated_at timestamptz not null default now()
      );`);
  }
}
