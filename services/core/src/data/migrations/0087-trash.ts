import { Migration } from '@mikro-orm/migrations';

/** What staff delete waits for 30 days, out of every table that anything else reads; a listing stays where it is, since the CRM asks for it. */
export class Migration0087 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table trashed (
        kind text not null check (kind in ('lead', 'post', 'agent')),
        id integer not null,
        title text not null,
        reference text,
        -- rows as they were, by table
        content jsonb not null,
        -- of a lead: whoever is erased is erased here too
        email_key text,
        phone_key text,
        deleted_at timestamptz not null default now(),
        deleted_by_id integer references users (id) on delete set null,
        deleted_by_name text,
        primary key (kind, id)
      );
      create index trashed_newest on trashed (deleted_at desc, kind, id);
      create index trashed_deleted_by on trashed (deleted_by_id);
      create index trashed_email on trashed (email_key);
      create index trashed_phone on trashed (phone_key);

      alter table properties
        add column deleted_by_id integer references users (id) on delete set null,
        -- nothing but its number and reference is left, by which a pull knows that it stays away
        add column purged_at timestamptz;
      create index properties_deleted_by on properties (deleted_by_id) where deleted_by_id is not null;
      create index properties_trashed on properties (deleted_at desc, id) where deleted_at is not null and was_active is not null;
      -- nobody was told of 30 days when these were deleted: they begin now
      update properties set deleted_at = now() where deleted_at is not null and was_active is not null;`);
  }
}
