import { Migration } from '@mikro-orm/migrations';

/** How many enquiries were refused, by day and reason; nothing of who sent them. */
export class Migration0007 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table intake_refusals (
        -- of Doha
        day date not null,
        code text not null,
        count integer not null default 0,
        primary key (day, code)
      )`);
  }
}
