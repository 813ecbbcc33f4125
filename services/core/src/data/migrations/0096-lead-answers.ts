import { Migration } from '@mikro-orm/migrations';

/** What people answered by e-mail, and how far their mailbox was read. */
export class Migration0096 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table lead_answers (
        id integer generated always as identity primary key,
        lead_id integer not null references leads (id) on delete cascade,
        -- which of ours it answers, or brought back; null: found by the reference of the lead
        message_id integer references lead_messages (id) on delete cascade,
        kind text not null check (kind in ('answer', 'automatic', 'bounce')),
        -- of the Message-ID: the mailbox may be read again from its beginning
        key text not null check (key ~ '^[0-9a-f]{64}$'),
        sender text check (length(sender) <= 320),
        sender_name text not null check (length(sender_name) <= 200),
        subject text not null check (length(subject) <= 500),
        text text not null check (length(text) <= 20000),
        is_cut boolean not null,
        -- names and sizes; they stay in the mailbox
        files jsonb not null,
        more_files integer not null default 0 check (more_files >= 0),
        reason text check (reason in ('no_address', 'mailbox_full', 'policy', 'too_large', 'unreachable', 'other')),
        at timestamptz not null default now(),
        unique (lead_id, key),
        check ((kind = 'bounce') = (reason is not null))
      );
      create index lead_answers_lead on lead_answers (lead_id, at desc, id desc);
      create index lead_answers_message on lead_answers (message_id) where message_id is not null;

      create function lead_answers_tell_screens() returns trigger language plpgsql as $$
      begin
        perform tell_screens('leads', (select assignee_id from leads where id = new.lead_id));
        return null;
      end $$;
      create trigger lead_answers_tell_screens after insert on lead_answers
        for each row execute function lead_answers_tell_screens();

      create table mailbox_readings (
        id boolean primary key default true check (id),
        -- RFC 3501: uids mean something only together with it; null: to be read from the beginning
        uid_validity bigint,
        last_uid bigint not null default 0 check (last_uid >= 0),
        looked_at timestamptz,
        problem text check (length(problem) <= 40),
        taken integer not null default 0,
        passed integer not null default 0
      );
      insert into mailbox_readings default values`);
  }
}
