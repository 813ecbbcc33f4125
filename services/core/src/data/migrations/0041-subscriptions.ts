import { Migration } from '@mikro-orm/migrations';

/** Nobody is a subscriber before the owner of the address said so, by a link that only a mail to it holds. */
export class Migration0041 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table subscriptions (
        lead_id integer primary key references leads (id) on delete cascade,
        -- of the links in mails; who has it can end the subscription, or confirm it, and nothing else
        key text not null unique check (key ~ '^[0-9a-f]{32}$'),
        -- null: from before anybody was asked to confirm
        asked_at timestamptz,
        confirmed_at timestamptz,
        ended_at timestamptz
      );
      create index subscriptions_waiting on subscriptions (asked_at) where confirmed_at is null and ended_at is null;
      insert into subscriptions (lead_id, key)
        select id, replace(gen_random_uuid()::text, '-', '') from leads where source = 'newsletter';

      -- what a person has to do in the CRM, since the site does not write there what staff decide about
      create table crm_duties (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('erase', 'unsubscribe')),
        -- no foreign key: the lead may be gone
        lead_reference text not null,
        provider text not null,
        crm_id text,
        created_at timestamptz not null default now(),
        done_at timestamptz,
        done_by text,
        unique (lead_reference, kind)
      );
      create index crm_duties_open on crm_duties (created_at) where done_at is null;

      alter table deliveries drop constraint deliveries_event_check;
      alter table deliveries add constraint deliveries_event_check check (event in
        ('lead.created', 'lead.updated', 'lead.confirmation', 'property.created', 'property.updated', 'property.deleted'));`);
  }
}
