import { Migration } from '@mikro-orm/migrations';

/** How often the page of a listing was opened, by day; nothing of who opened it. */
export class Migration0090 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table listing_views (
        property_id integer not null references properties (id) on delete cascade,
        -- of Doha
        day date not null,
        count integer not null default 0 check (count >= 0),
        primary key (property_id, day)
      );
      create index listing_views_day on listing_views (day);`);
  }
}
