import { Migration } from '@mikro-orm/migrations';

/** What staff wrote to the person behind a lead from here, with its files. An e-mail is owed as other mails are. */
export class Migration0093 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table lead_messages (
        id integer generated always as identity primary key,
        lead_id integer not null references leads (id) on delete cascade,
        -- whatsapp: the chat was opened with the text; nobody knows whether it was sent
        channel text not null check (channel in ('whatsapp', 'email')),
        -- of one press of the button
        key uuid not null,
        language text not null check (language in ('en', 'ar')),
        subject text check (length(subject) <= 200),
        text text not null check (text ~ '\\S' and length(text) <= 5000),
        author_id integer references users (id) on delete set null,
        at timestamptz not null default now(),
        unique (lead_id, key),
        check ((channel = 'email') = (subject is not null))
      );
      create index lead_messages_lead on lead_messages (lead_id, at desc, id desc);
      create index lead_messages_author on lead_messages (author_id) where author_id is not null;

      create table lead_message_files (
        id uuid primary key,
        lead_id integer not null references leads (id) on delete cascade,
        -- null: added to a message that is still being written
        message_id integer references lead_messages (id) on delete cascade,
        author_id integer references users (id) on delete set null,
        name text not null,
        media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
        size integer not null,
        content bytea not null,
        created_at timestamptz not null default now()
      );
      -- such files are compressed already
      alter table lead_message_files alter column content set storage external;
      create index lead_message_files_lead on lead_message_files (lead_id);
      create index lead_message_files_message on lead_message_files (message_id) where message_id is not null;
      create index lead_message_files_draft on lead_message_files (created_at) where message_id is null;
      create index lead_message_files_author on lead_message_files (author_id) where author_id is not null;

      -- writing to the person is an answer
      create function lead_messages_touch() returns trigger language plpgsql as $$
      begin
        update leads set updated_at = now(), first_touched_at = coalesce(first_touched_at, greatest(created_at, now()))
          where id = new.lead_id;
        return new;
      end $$;
      create trigger lead_messages_touch after insert on lead_messages
        for each row execute function lead_messages_touch();

      alter table deliveries drop constraint deliveries_subject_kind_check;
      alter table deliveries add constraint deliveries_subject_kind_check
        check (subject_kind in ('lead', 'property', 'message'));
      alter table deliveries drop constraint deliveries_event_check;
      alter table deliveries add constraint deliveries_event_check check (event in
        ('lead.created', 'lead.updated', 'lead.confirmation', 'property.created', 'property.updated', 'property.deleted',
          'mandate.ending', 'message.created'));`);
  }
}
