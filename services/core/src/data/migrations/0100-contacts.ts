import { Migration } from '@mikro-orm/migrations';

/**
 * The person above the leads (decision 63). A contact says nothing of whom it is: names and addresses are read from its leads, so that
 * nothing can go stale and what is erased is gone.
 */
export class Migration0100 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table contacts (
        id integer generated always as identity primary key,
        created_at timestamptz not null default now(),
        -- from marketing, by the person or for them; a consent that is given later counts again
        marketing_withdrawn_at timestamptz
      );
      alter table leads add column contact_id integer;

      -- as if the enquiries had come one after the other: those with one e-mail are one person; an e-mail that is new joins whoever
      -- had the number first. Those in the trash too
      create temporary table person_of on commit drop as
        with recursive entry as materialized (
          select 'lead' as kind, id, lead_email_key(email) as email, lead_phone_key(phone) as phone from leads
          union all select 'trashed', id, email_key, phone_key from trashed where kind = 'lead'
        ), grouped as materialized (
          select kind, id, coalesce(email, '#' || id) as person, phone,
            row_number() over (partition by coalesce(email, '#' || id) order by id) as place,
            first_value(coalesce(email, '#' || id)) over (partition by phone order by id) as had_phone_first
          from entry
        ), first as materialized (
          select person, id, case when phone is not null and had_phone_first <> person then had_phone_first end as joins
          from grouped where place = 1
        ), joined as (
          select person, id as root from first where joins is null
          union all select f.person, j.root from first f join joined j on f.joins = j.person
        )
        select g.kind, g.id, dense_rank() over (order by j.root)::integer as contact_id
        from grouped g join joined j using (person);
      insert into contacts (id) overriding system value select distinct contact_id from person_of;
      select setval(pg_get_serial_sequence('contacts', 'id'), coalesce(max(id), 0) + 1, false) from contacts;
      -- no screen is told, and nothing of a lead changes
      alter table leads disable trigger user;
      -- written once, not at every hundred rows
      drop index leads_found;
      update leads l set contact_id = p.contact_id from person_of p where p.kind = 'lead' and p.id = l.id;
      create index leads_found on leads using gin (found_by, email_ends, phone_ends) with (gin_pending_list_limit = 512);
      alter table leads enable trigger user;
      update trashed t set content = jsonb_set(t.content, '{leads,0,contact_id}', to_jsonb(p.contact_id))
        from person_of p where p.kind = 'trashed' and t.kind = 'lead' and p.id = t.id;
      update contacts c set created_at = l.at from (select contact_id, min(created_at) as at from leads group by contact_id) l
        where l.contact_id = c.id;
      update contacts c set marketing_withdrawn_at = e.at
        from (select l.contact_id, max(s.ended_at) as at from subscriptions s join leads l on l.id = s.lead_id
          where s.ended_at is not null group by l.contact_id) e
        where e.contact_id = c.id;

      alter table leads alter column contact_id set not null,
        add constraint leads_contact_id_fkey foreign key (contact_id) references contacts (id);
      create index leads_contact on leads (contact_id, created_at desc, id desc);
      create index trashed_contact on trashed (((content #>> '{leads,0,contact_id}')::integer)) where kind = 'lead';`);
    await this.execute(`
      -- who writes or moves enquiries of these people waits for whoever does. Few locks: many leads are written at once, too
      create function lock_people(keys text[]) returns void language plpgsql as $$
      declare slot integer;
      begin
        for slot in select distinct hashtext(key) & 1023 from unnest(keys) key where key is not null order by 1 loop
          perform pg_advisory_xact_lock(63, slot);
        end loop;
      end $$;
      create function lead_keys(email text, phone text) returns text[] language sql immutable parallel safe as $$
        select array_remove(array['e' || lead_email_key(email), 'p' || lead_phone_key(phone)], null)
      $$;

      -- the first of those with a key is found at once, however many gave it
      drop index leads_email_key;
      create index leads_email_key on leads (lead_email_key(email), id);
      drop index leads_phone_key;
      create index leads_phone_key on leads (lead_phone_key(phone), id) where phone is not null;

      create function leads_find_contact() returns trigger language plpgsql as $$
      begin
        -- out of the trash: where it was
        perform from contacts where id = new.contact_id for key share;
        if found then return new; end if;
        perform lock_people(lead_keys(new.email, new.phone));
        select contact_id into new.contact_id from leads
          where lead_email_key(email) = lead_email_key(new.email) order by id limit 1;
        if new.contact_id is null and new.phone is not null then
          select contact_id into new.contact_id from leads
            where phone is not null and lead_phone_key(phone) = lead_phone_key(new.phone) order by id limit 1;
        end if;
        perform from contacts where id = new.contact_id for key share;
        if not found then insert into contacts default values returning id into new.contact_id; end if;
        return new;
      end $$;
      create trigger leads_find_contact before insert on leads for each row execute function leads_find_contact();

      create table contact_merges (
        id integer generated always as identity primary key,
        contact_id integer not null references contacts (id) on delete cascade,
        -- whose enquiries moved; empty, until it is undone or cannot be any more
        other_id integer not null references contacts (id) on delete cascade,
        lead_ids integer[] not null,
        -- of the contact: a withdrawal of either holds for both
        withdrawn_before timestamptz,
        at timestamptz not null default now(),
        by_id integer references users (id) on delete set null,
        check (contact_id <> other_id)
      );
      create index contact_merges_contact on contact_merges (contact_id, id desc);
      create index contact_merges_other on contact_merges (other_id);
      create index contact_merges_at on contact_merges (at);
      create index contact_merges_by on contact_merges (by_id) where by_id is not null;

      create table contact_distinctions (
        contact_id integer not null references contacts (id) on delete cascade,
        -- the greater of the two
        other_id integer not null references contacts (id) on delete cascade,
        at timestamptz not null default now(),
        by_id integer references users (id) on delete set null,
        primary key (contact_id, other_id),
        check (contact_id < other_id)
      );
      create index contact_distinctions_other on contact_distinctions (other_id);
      create index contact_distinctions_by on contact_distinctions (by_id) where by_id is not null;

      -- what is anonymous is nobody's, and no merge remembers whose it was
      create function leads_leave_contact() returns trigger language plpgsql as $$
      begin
        update contact_merges set lead_ids = array_remove(lead_ids, new.id) where new.id = any (lead_ids);
        insert into contacts default values returning id into new.contact_id;
        return new;
      end $$;
      create trigger leads_leave_contact before update of anonymised_at on leads for each row
        when (old.anonymised_at is null and new.anonymised_at is not null) execute function leads_leave_contact();`);
    await this.execute(`
      -- the whole name, folded; null where it is one word, which many have
      create function lead_name_key(first_name text, last_name text) returns text language sql immutable parallel safe
        return (select case when folded like '% %' then folded end
          from (select trim(search_fold(trim(first_name || ' ' || last_name))) as folded) named);
      create index leads_name_key on leads (lead_name_key(first_name, last_name))
        where lead_name_key(first_name, last_name) is not null;
      -- one sign another, too many or missing
      create function is_one_sign_off(one text, other text) returns boolean language sql immutable parallel safe as $$
        select one <> other and abs(length(one) - length(other)) < 2 and exists (
          select from generate_series(0, greatest(length(one), length(other)) - 1) n
          where left(one, n) = left(other, n) and (substr(one, n + 2) = substr(other, n + 2)
            or substr(one, n + 1) = substr(other, n + 2) or substr(one, n + 2) = substr(other, n + 1)))
      $$;`);
  }
}
