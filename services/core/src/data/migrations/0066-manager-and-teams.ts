import { Migration } from '@mikro-orm/migrations';

/** Whoever leads a team sees its leads. A role of one's own that was called so goes on under another name. */
export class Migration0066 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      insert into roles (key, name_en, name_ar, permissions, phone_rule, email_rule)
        select 'manager_before', name_en, name_ar, permissions, phone_rule, email_rule from roles where key = 'manager'
        on conflict (key) do nothing;
      update users set role = 'manager_before' where role = 'manager';
      update factor_rules set role = 'manager_before' where role = 'manager';
      delete from roles where key = 'manager';
      insert into roles (key, is_built_in) values ('manager', true);

      create table teams (
        id integer generated always as identity primary key,
        name text not null check (length(name) between 1 and 80),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create table team_members (
        team_id integer not null references teams (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        is_manager boolean not null default false,
        primary key (team_id, user_id)
      );
      create index team_members_user on team_members (user_id);

      -- one row: what the office decided about whose an enquiry is
      create table lead_routing (
        id boolean primary key default true check (id),
        shows_unassigned boolean not null default false,
        answer_minutes integer check (answer_minutes between 5 and 10000),
        version integer not null default 1,
        updated_at timestamptz not null default now()
      );
      insert into lead_routing default values;`);
  }
}
