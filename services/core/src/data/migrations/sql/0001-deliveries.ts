/** Outbox, ledger and timeline in one: what is owed to other systems, and every try. */
export const deliveries = /* sql */ `
create table deliveries (
  id uuid primary key,
  consumer text not null check (consumer in ('crm', 'mail')),
  -- the delivery remembers its provider, so that changing the setting is safe
  provider text not null,
  event text not null check (event in ('lead.created', 'lead.updated', 'property.created', 'property.updated', 'property.deleted')),
  subject_kind text not null check (subject_kind in ('lead', 'property')),
  -- no foreign key: the ledger outlives what it speaks of
  subject_id integer not null,
  seq integer not null,
  subject_version integer not null,
  state text not null default 'pending' check (state in
    ('pending', 'sending', 'unknown', 'retry_wait', 'delivered', 'rejected', 'parked', 'superseded', 'cancelled')),
  attempts integer not null default 0,
  -- lookups in a row that found nothing, and that failed
  absences integer not null default 0,
  lookup_failures integer not null default 0,
  fence bigint not null default 0,
  idempotency_key text not null,
  request_id text,
  due_at timestamptz not null default now(),
  -- nobody may bring the next try forward of this: Retry-After, or the settle delay of an unknown outcome
  not_before timestamptz,
  waiting_since timestamptz not null default now(),
  dispatched_until timestamptz,
  lease_until timestamptz,
  last_error_code text,
  last_error_text varchar(200),
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (consumer, subject_kind, subject_id, seq),
  check ((lease_until is not null) = (state = 'sending'))
);
-- order cannot invert: one delivery per consumer and subject is under way, however many workers run
create unique index deliveries_one_under_way on deliveries (consumer, subject_kind, subject_id)
  where state in ('sending', 'unknown');
create index deliveries_due on deliveries (due_at, id) where state in ('pending', 'retry_wait', 'unknown');
create index deliveries_leases on deliveries (lease_until) where state = 'sending';
create index deliveries_state on deliveries (state, created_at desc);
create index deliveries_subject on deliveries (subject_kind, subject_id, seq);

create table delivery_attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references deliveries (id) on delete cascade,
  fence bigint not null,
  kind text not null check (kind in ('send', 'lookup')),
  provider text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('delivered', 'superseded', 'rejected', 'retry', 'unknown', 'found', 'found_older', 'absent', 'failed')),
  http_status integer,
  error_code text,
  -- redacted: no names, addresses or messages of people
  request json,
  answer text,
  subject_version integer not null,
  check ((ended_at is null) = (outcome is null))
);
create index delivery_attempts_delivery on delivery_attempts (delivery_id, id);
create index delivery_attempts_recent on delivery_attempts (provider, started_at desc);
create index delivery_attempts_failures on delivery_attempts (provider, ended_at desc)
  where outcome in ('retry', 'unknown', 'rejected', 'failed');
create index delivery_attempts_successes on delivery_attempts (provider, ended_at desc) where outcome in ('delivered', 'found');

create function deliveries_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'pending' then
      raise exception 'a delivery starts as pending, not %', new.state using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.fence < old.fence then
    raise exception 'the fence of delivery % may only rise', old.id using errcode = 'check_violation';
  end if;
  -- in brackets: plpgsql would take the first THEN for its own
  if new.state <> old.state and not (case old.state
    when 'pending' then new.state in ('sending', 'superseded', 'cancelled', 'parked')
    when 'sending' then new.state in ('delivered', 'retry_wait', 'unknown', 'rejected', 'superseded', 'pending')
    when 'unknown' then new.state in ('delivered', 'retry_wait', 'superseded', 'parked')
    when 'retry_wait' then new.state in ('sending', 'superseded', 'cancelled', 'parked')
    when 'rejected' then new.state in ('pending', 'superseded', 'cancelled')
    when 'parked' then new.state in ('pending', 'superseded', 'cancelled')
    when 'delivered' then new.state = 'pending'
    else false end)
  then
    raise exception 'delivery % may not go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger deliveries_guard before insert or update on deliveries for each row execute function deliveries_guard();
`;
