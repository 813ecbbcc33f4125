import { Migration } from '@mikro-orm/migrations';

/** The steps of a lead as the office names them, each belonging to one of the four statuses that the CRM and older callers know. */
export class Migration0071 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table lead_stages (
        id integer generated always as identity primary key,
        name text not null,
        name_ar text not null,
        status text not null check (status in ('new', 'contacted', 'qualified', 'converted')),
        -- how it ended with the person; null: it goes on
        outcome text check (outcome in ('won', 'lost', 'spam')),
        sort_order integer not null default 0,
        retired_at timestamptz
      );
      create table lost_reasons (
        id integer generated always as identity primary key,
        name text not null,
        name_ar text not null,
        sort_order integer not null default 0,
        retired_at timestamptz
      );
      insert into lead_stages (name, name_ar, status, outcome, sort_order) values
        ('New', 'جديد', 'new', null, 0),
        ('Contacted', 'تم التواصل', 'contacted', null, 1),
        ('Qualified', 'مؤهل', 'qualified', null, 2),
        ('Viewing', 'معاينة', 'qualified', null, 3),
        ('Negotiating', 'تفاوض', 'qualified', null, 4),
        ('Won', 'تمت الصفقة', 'converted', 'won', 5),
        ('Lost', 'لم تتم', 'contacted', 'lost', 6),
        ('Spam', 'رسالة مزعجة', 'contacted', 'spam', 7);
      insert into lost_reasons (name, name_ar, sort_order) values
        ('Found another place', 'وجد عقارًا آخر', 0),
        ('Too expensive', 'السعر مرتفع', 1),
        ('Nothing that fits', 'لا يوجد عقار مناسب', 2),
        ('Does not answer', 'لا يرد', 3),
        ('Plans changed', 'تغيّرت خططه', 4);

      alter table leads
        add column stage_id integer references lead_stages (id),
        add column lost_reason_id integer references lost_reasons (id) on delete set null;

      -- status and stage never contradict each other, whoever writes which of them
      create function leads_agree_on_stage() returns trigger language plpgsql as $$
      begin
        if new.stage_id is null
          or tg_op = 'UPDATE' and new.stage_id = old.stage_id and new.status <> old.status then
          select id into new.stage_id from lead_stages
            where status = new.status and retired_at is null order by outcome is not null and outcome <> 'won', sort_order, id
            limit 1;
        else
          select status into new.status from lead_stages where id = new.stage_id;
        end if;
        if new.lost_reason_id is not null
          and not exists (select from lead_stages where id = new.stage_id and outcome = 'lost') then
          new.lost_reason_id := null;
        end if;
        return new;
      end $$;
      update leads l set stage_id = (select id from lead_stages s where s.status = l.status order by sort_order limit 1);
      alter table leads alter column stage_id set not null;
      create index leads_stage on leads (stage_id, created_at desc, id desc);
      -- by name before leads_first_touch, which looks at the status that comes of it
      create trigger leads_agree_on_stage before insert or update of status, stage_id, lost_reason_id on leads
        for each row execute function leads_agree_on_stage();
      drop trigger leads_first_touch on leads;
      create trigger leads_first_touch before update of status, stage_id on leads
        for each row execute function leads_first_touch()`);
  }
}
