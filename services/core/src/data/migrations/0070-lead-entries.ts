import { Migration } from '@mikro-orm/migrations';

/** What staff wrote down of a lead, one entry after another: nobody's text overwrites another's. */
export class Migration0070 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table lead_entries (
        id integer generated always as identity primary key,
        lead_id integer not null references leads (id) on delete cascade,
        kind text not null check (kind in ('note', 'call', 'viewing', 'email')),
        text text not null,
        outcome text check (outcome in ('reached', 'no_answer', 'call_back', 'wrong_number')),
        at timestamptz not null default now(),
        author_id integer references users (id) on delete set null,
        -- the one text that a lead had before there were entries
        earlier boolean not null default false,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (outcome is null or kind = 'call')
      );
      create index lead_entries_lead on lead_entries (lead_id, at desc, id desc);
      create index lead_entries_author on lead_entries (author_id) where author_id is not null;

      insert into lead_entries (lead_id, kind, text, at, earlier, created_at, updated_at)
        select id, 'note', notes, updated_at, true, updated_at, updated_at from leads where trim(notes) <> '';

      drop trigger leads_first_touch on leads;
      create or replace function leads_first_touch() returns trigger language plpgsql as $$
      begin
        if new.first_touched_at is null and new.status <> old.status then
          new.first_touched_at := now();
        end if;
        return new;
      end $$;
      create trigger leads_first_touch before update of status on leads
        for each row execute function leads_first_touch();
      alter table leads drop column notes;

      -- a call that is written down later was still made when it was made
      create function lead_entries_touch() returns trigger language plpgsql as $$
      begin
        update leads set updated_at = now(),
          first_touched_at = coalesce(first_touched_at, greatest(created_at, least(new.at, now())))
          where id = new.lead_id;
        return new;
      end $$;
      create trigger lead_entries_touch after insert on lead_entries
        for each row execute function lead_entries_touch()`);
  }
}
