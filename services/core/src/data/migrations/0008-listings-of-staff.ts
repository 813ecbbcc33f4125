import { Migration } from '@mikro-orm/migrations';

/** What staff need to work on listings: texts of pictures, the order of featured ones, and a deletion that can be undone. */
export class Migration0008 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table properties
        add column image_texts jsonb not null default '[]',
        add column featured_rank integer,
        -- set when staff delete a listing: what it goes back to
        add column was_active boolean;
      -- lists of staff: everything that was not deleted
      create index properties_staff_newest on properties (created_at desc, id desc) where deleted_at is null`);
  }
}
