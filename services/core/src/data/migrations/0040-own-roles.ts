import { Migration } from '@mikro-orm/migrations';

/** Roles that an administrator composes. What the built-in ones may is in the code: theirs are empty here. */
export class Migration0040 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table roles (
        key text primary key check (key ~ '^[a-z][a-z0-9_]{1,29}$' and key <> 'token'),
        name_en text check (length(name_en) between 1 and 60),
        name_ar text check (length(name_ar) between 1 and 60),
        permissions text[] not null default '{}',
        is_built_in boolean not null default false,
        created_at timestamptz not null default now(),
        check (is_built_in or (name_en is not null and name_ar is not null and cardinality(permissions) > 0))
      );
      insert into roles (key, is_built_in) values ('admin', true), ('editor', true), ('agent', true), ('user', true);
      alter table users drop constraint users_role_check;
      alter table users add constraint users_role_fkey foreign key (role) references roles (key);
      create index users_role on users (role);`);
  }
}
