/** The audit log, one-time links, and what an account needs to be disabled or to ask for a new password. */
export const accounts = /* sql */ `
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- no reference: the entry outlives the account
  actor_id integer,
  actor_name text,
  actor_role text,
  action text not null,
  subject_kind text not null,
  subject_id text,
  subject_label text,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_subject on audit_entries (subject_kind, subject_id, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);

create function audit_entries_guard() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = '23514';
end $$;
create trigger audit_entries_keep before update or delete on audit_entries
  for each row execute function audit_entries_guard();
create trigger audit_entries_keep_all before truncate on audit_entries
  for each statement execute function audit_entries_guard();

alter table users
  add column disabled_at timestamptz,
  add column password_asked_at timestamptz;

create table access_links (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('invite', 'reset')),
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index access_links_user on access_links (user_id);

-- a session belongs to a person: sessions of one person are listed and ended together
create index sessions_user on sessions (((sess ->> 'userId')::integer));
`;
