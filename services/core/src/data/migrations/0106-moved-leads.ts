import { Migration } from '@mikro-orm/migrations';

/**
 * Whose identity stands for a person at a CRM that knows people by their addresses, and from whom a lead was moved there (decision 63).
 * Numbers alone, without a foreign key: a lead may wait in the trash or be gone, and then another of the person's leads serves.
 */
export class Migration0106 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      -- the lead that the person was made for
      alter table contacts add column first_lead_id integer;
      -- of the lead: from this version on it stands with its person at the CRM, and no more with those people
      alter table leads add column moved_version integer, add column moved_from integer[];

      with entry as (
        select id, contact_id from leads
        union all select id, (content #>> '{leads,0,contact_id}')::integer from trashed where kind = 'lead'
        -- whose leads were moved on has them in the merge alone
        union all select unnest(lead_ids), other_id from contact_merges
      ), first as (
        select e.contact_id, min(e.id) as id from entry e
        where not exists (select from contact_merges m where m.contact_id = e.contact_id and e.id = any (m.lead_ids))
        group by e.contact_id
      )
      update contacts c set first_lead_id = f.id from first f where f.contact_id = c.id;
      create index contacts_first_lead on contacts (first_lead_id) where first_lead_id is not null;`);
    await this.execute(`
      create or replace function leads_find_contact() returns trigger language plpgsql as $$
      begin
        -- out of the trash: where it was
        perform from contacts where id = new.contact_id for key share;
        if found then return new; end if;
        perform lock_people(lead_keys(new.email, new.phone));
        -- whoever gave it before may have been moved to another person: then this lead is that person's at the CRM, too
        select contact_id, moved_version, moved_from into new.contact_id, new.moved_version, new.moved_from from leads
          where lead_email_key(email) = lead_email_key(new.email) order by id limit 1;
        if new.contact_id is null and new.phone is not null then
          select contact_id, moved_version, moved_from into new.contact_id, new.moved_version, new.moved_from from leads
            where phone is not null and lead_phone_key(phone) = lead_phone_key(new.phone) order by id limit 1;
        end if;
        if new.moved_version is not null then new.moved_version := new.version; end if;
        perform from contacts where id = new.contact_id for key share;
        if not found then insert into contacts (first_lead_id) values (new.id) returning id into new.contact_id; end if;
        return new;
      end $$;

      -- what is anonymous is nobody's, no merge remembers whose it was, and nobody is known by it
      create or replace function leads_leave_contact() returns trigger language plpgsql as $$
      begin
        update contact_merges set lead_ids = array_remove(lead_ids, new.id) where new.id = any (lead_ids);
        update contacts set first_lead_id = null where first_lead_id = new.id;
        insert into contacts (first_lead_id) values (new.id) returning id into new.contact_id;
        new.moved_version := null;
        new.moved_from := null;
        return new;
      end $$;`);
  }
}
