import { Migration } from '@mikro-orm/migrations';

/** Lists as somebody keeps them, alone or for everybody, and with which of them a list opens for whom. */
export class Migration0078 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table saved_views (
        id integer generated always as identity primary key,
        owner_id integer references users (id) on delete set null,
        screen text not null check (length(screen) between 1 and 40),
        name text not null check (length(name) between 1 and 60),
        is_shared boolean not null default false,
        columns text[] not null check (cardinality(columns) <= 40),
        filters jsonb not null default '{}' check (pg_column_size(filters) <= 8000),
        sort text not null check (length(sort) <= 40),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index saved_views_of_owner on saved_views (owner_id, screen);
      create index saved_views_shared on saved_views (screen) where is_shared;
      create table saved_view_defaults (
        user_id integer not null references users (id) on delete cascade,
        screen text not null,
        view_id integer not null references saved_views (id) on delete cascade,
        primary key (user_id, screen)
      );
      create index saved_view_defaults_view on saved_view_defaults (view_id);`);
  }
}
