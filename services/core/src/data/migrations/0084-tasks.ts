import { Migration } from '@mikro-orm/migrations';

/**
 * What is to be done, when and by whom. The next step of a lead is its earliest open task: the database keeps `leads.follow_up_at` in
 * agreement, whichever of the two is written, so that older callers go on with the one date that they know.
 */
export class Migration0084 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table tasks (
        id integer generated always as identity primary key,
        lead_id integer references leads (id) on delete cascade,
        -- null: of whoever has the lead
        assignee_id integer references users (id) on delete set null,
        -- null: a next step of which only the date was said
        title text check (title ~ '\\S' and length(title) <= 200),
        note text check (length(note) <= 2000),
        due_at timestamptz not null,
        remind_minutes integer check (remind_minutes between 0 and 10080),
        reminded_at timestamptz,
        repeats text check (repeats in ('daily', 'weekly', 'monthly')),
        -- of a weekly one: a bit for each day, the lowest is Sunday
        repeat_days smallint check (repeat_days between 1 and 127),
        -- of a monthly one: the day that is meant where a month has it
        repeat_month_day smallint check (repeat_month_day between 1 and 31),
        -- whose next one it is: each has one at most
        previous_id integer unique references tasks (id) on delete set null,
        done_at timestamptz,
        done_by_id integer references users (id) on delete set null,
        created_by_id integer references users (id) on delete set null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (title is not null or lead_id is not null),
        check ((repeat_days is not null) = (repeats is not distinct from 'weekly')),
        check ((repeat_month_day is not null) = (repeats is not distinct from 'monthly'))
      );
      create index tasks_lead on tasks (lead_id, due_at);
      create index tasks_assignee on tasks (assignee_id, due_at);
      create index tasks_open on tasks (due_at) where done_at is null;
      create index tasks_to_remind on tasks (due_at) where done_at is null and reminded_at is null and remind_minutes is not null;
      create index tasks_done_by on tasks (done_by_id) where done_by_id is not null;
      create index tasks_created_by on tasks (created_by_id) where created_by_id is not null;

      insert into tasks (lead_id, due_at, created_at, updated_at)
        select id, follow_up_at, updated_at, updated_at from leads where follow_up_at is not null;

      -- who moves a task is reminded again, where that lies ahead
      create function tasks_remind_again() returns trigger language plpgsql as $$
      begin
        if new.due_at - make_interval(mins => coalesce(new.remind_minutes, 0)) > now() then
          new.reminded_at := null;
        end if;
        return new;
      end $$;
      create trigger tasks_remind_again before update of due_at, remind_minutes on tasks
        for each row execute function tasks_remind_again();

      create function tasks_next_step() returns trigger language plpgsql as $$
      declare
        lead integer;
      begin
        -- the lead's own trigger writes tasks, and a lead that is deleted takes them along
        if pg_trigger_depth() > 1 then
          return null;
        end if;
        for lead in select distinct of_task.id from unnest(array[
            case when tg_op <> 'INSERT' then old.lead_id end,
            case when tg_op <> 'DELETE' then new.lead_id end]) of_task (id) where of_task.id is not null order by 1 loop
          update leads l set follow_up_at = step.at, revision = l.revision + 1, updated_at = now()
            from (select min(t.due_at) as at from tasks t where t.lead_id = lead and t.done_at is null) step
            where l.id = lead and l.follow_up_at is distinct from step.at;
        end loop;
        return null;
      end $$;
      create trigger tasks_next_step after insert or delete or update of due_at, done_at, lead_id on tasks
        for each row execute function tasks_next_step();

      -- of callers who know the date alone: the task that stood for it moves, or goes where it says nothing more
      create function leads_next_step() returns trigger language plpgsql as $$
      declare
        step integer;
      begin
        if pg_trigger_depth() > 1 then
          return null;
        end if;
        if tg_op = 'UPDATE' then
          select t.id into step from tasks t
            where t.lead_id = new.id and t.done_at is null and t.due_at = old.follow_up_at order by t.id limit 1 for update;
        end if;
        if new.follow_up_at is null then
          delete from tasks where id = step and title is null;
        elsif step is null then
          insert into tasks (lead_id, due_at) values (new.id, new.follow_up_at);
        else
          update tasks set due_at = new.follow_up_at, version = version + 1, updated_at = now() where id = step;
        end if;
        return null;
      end $$;
      create trigger leads_next_step after update of follow_up_at on leads for each row
        when (old.follow_up_at is distinct from new.follow_up_at) execute function leads_next_step();
      create trigger leads_first_step after insert on leads for each row
        when (new.follow_up_at is not null) execute function leads_next_step();

      alter table notices add column task_id integer references tasks (id) on delete cascade;
      create index notices_task on notices (task_id) where task_id is not null`);
  }
}
