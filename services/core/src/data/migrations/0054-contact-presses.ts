import { Migration } from '@mikro-orm/migrations';

/** How often call and WhatsApp were pressed at a listing, by day; nothing of who pressed. */
export class Migration0054 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table contact_presses (
        property_id integer not null references properties (id) on delete cascade,
        -- of Doha
        day date not null,
        channel text not null check (channel in ('call', 'whatsapp')),
        place text not null check (place in ('card', 'detail')),
        count integer not null default 0 check (count >= 0),
        primary key (property_id, day, channel, place)
      );
      create index contact_presses_day on contact_presses (day);`);
  }
}
