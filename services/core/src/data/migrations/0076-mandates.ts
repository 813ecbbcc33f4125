import { Migration } from '@mikro-orm/migrations';

/**
 * Who owns a listing, and the brokerage contract by which the office markets it (Law No. 22 of 2017 wants it in writing). Files are
 * rows: written, restored and erased with what they belong to, and no folder of theirs can be served by mistake.
 */
export class Migration0076 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table owners (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('person', 'company')),
        name text not null check (name ~ '\\S' or erased_at is not null),
        phone text,
        email text,
        -- of a person the QID, of a company the commercial registration
        document_number text,
        language text not null default 'en' check (language in ('en', 'ar')),
        note text,
        erased_at timestamptz,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index owners_email_key on owners (lead_email_key(email)) where email is not null;
      create index owners_phone_key on owners (lead_phone_key(phone)) where phone is not null;

      create table mandates (
        id integer generated always as identity primary key,
        property_id integer not null references properties (id),
        owner_id integer not null references owners (id),
        contract_number text not null check (contract_number ~ '\\S'),
        kind text not null check (kind in ('exclusive', 'open')),
        signed_on date not null,
        starts_on date not null,
        -- its last day
        ends_on date not null,
        commission_kind text not null check (commission_kind in ('percent', 'months', 'fixed')),
        commission numeric(12,2) not null check (commission > 0),
        note text,
        -- the first day on which it no longer held; null: it was not ended early
        ended_on date,
        end_reason text,
        -- so many days before its end that was announced last
        announced_days smallint,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint mandates_days check (starts_on <= ends_on and signed_on <= ends_on),
        constraint mandates_ended check ((ended_on is null) = (end_reason is null)
          and ended_on between starts_on and ends_on),
        -- ranges of one number in place of an extension for whole numbers
        constraint mandates_one_exclusive exclude using gist (
          int4range(property_id, property_id, '[]') with &&,
          daterange(starts_on, coalesce(ended_on, ends_on + 1)) with &&) where (kind = 'exclusive')
      );
      create unique index mandates_contract_number on mandates (lower(trim(contract_number)));
      create index mandates_property on mandates (property_id, ends_on);
      create index mandates_owner on mandates (owner_id);

      create table mandate_files (
        id uuid primary key,
        mandate_id integer not null references mandates (id) on delete cascade,
        name text not null,
        media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
        size integer not null,
        content bytea not null,
        created_at timestamptz not null default now()
      );
      -- such files are compressed already
      alter table mandate_files alter column content set storage external;
      create index mandate_files_mandate on mandate_files (mandate_id);

      create function qatar_day(at timestamptz) returns date language sql stable
        return (at at time zone 'Asia/Qatar')::date;
      create function mandate_in_force(property integer, day date) returns boolean language sql stable
        return exists (select from mandates m where m.property_id = property
          and m.starts_on <= day and day < coalesce(m.ended_on, m.ends_on + 1));

      alter table deliveries drop constraint deliveries_event_check;
      alter table deliveries add constraint deliveries_event_check check (event in
        ('lead.created', 'lead.updated', 'lead.confirmation', 'property.created', 'property.updated', 'property.deleted',
          'mandate.ending'));`);
  }
}
