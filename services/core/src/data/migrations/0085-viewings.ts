import { Migration } from '@mikro-orm/migrations';

/** Appointments at a listing. Whoever shows one is nowhere else at that time: the database refuses what overlaps. */
export class Migration0085 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table viewings (
        id integer generated always as identity primary key,
        lead_id integer not null references leads (id) on delete cascade,
        property_id integer references properties (id) on delete set null,
        -- who shows it
        host_id integer references users (id) on delete set null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        status text not null default 'planned' check (status in ('planned', 'done', 'cancelled', 'no_show')),
        place_note text check (length(place_note) <= 500),
        -- what it became in the timeline of its lead
        entry_id integer unique references lead_entries (id) on delete set null,
        created_by_id integer references users (id) on delete set null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint viewings_length check (starts_at < ends_at and ends_at <= starts_at + interval '12 hours'),
        -- ranges of one number in place of an extension for whole numbers
        constraint viewings_one_at_a_time exclude using gist (
          int4range(host_id, host_id, '[]') with &&,
          tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled' and host_id is not null)
      );
      create index viewings_lead on viewings (lead_id, starts_at);
      create index viewings_host on viewings (host_id, starts_at);
      create index viewings_starts on viewings (starts_at);
      create index viewings_property on viewings (property_id) where property_id is not null;
      create index viewings_created_by on viewings (created_by_id) where created_by_id is not null`);
  }
}
