/** Pulling listings: schedule, runs, staging, imported pictures. */
export const listingSync = /* sql */ `
create table sync_schedule (
  id integer generated always as identity primary key,
  -- five-field cron expression, Asia/Qatar
  schedule_time text not null default '*/15 * * * *',
  last_run timestamptz,
  next_run timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into sync_schedule default values;

-- whether a tick of a schedule runs is decided by who claims its row here
create table schedule_ticks (
  name text primary key,
  last_tick timestamptz not null
);

create table sync_runs (
  id integer generated always as identity primary key,
  batch uuid not null unique,
  provider text not null,
  trigger text not null check (trigger in ('first-start', 'schedule', 'staff')),
  state text not null default 'running' check (state in ('running', 'success', 'error', 'stopped')),
  modified_since timestamptz,
  -- where the next page starts: a run that was killed goes on from here
  cursor text,
  -- newest modification seen; the next run starts an overlap before it
  high_water timestamptz,
  pages integer not null default 0,
  pulled integer not null default 0,
  total integer,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  removed_count integer not null default 0,
  duplicate_count integer not null default 0,
  quarantined_count integer not null default 0,
  -- listings that the CRM says it does not give to our key
  withheld_count integer not null default 0,
  pictures_failed integer not null default 0,
  error_code text,
  error_text varchar(200),
  lease_until timestamptz,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
create unique index sync_runs_one_at_a_time on sync_runs (provider) where state = 'running';
create index sync_runs_latest on sync_runs (provider, started_at desc);

create table staging_properties (
  id integer generated always as identity primary key,
  reference_id text,
  title text,
  title_ar text,
  description text,
  description_ar text,
  price text,
  currency text,
  type text,
  category text,
  subcategory text,
  status text,
  bedrooms integer,
  bathrooms integer,
  area integer,
  area_unit text,
  address text,
  city text,
  state text,
  zip_code text,
  latitude text,
  longitude text,
  images text[] not null default '{}',
  features text[] not null default '{}',
  source text not null default 'crm',
  agent_id integer references agents (id) on delete set null,
  raw_data json not null,
  sync_batch uuid not null references sync_runs (batch) on delete cascade,
  duplicate_status text not null default 'pending'
    check (duplicate_status in ('pending', 'new', 'changed', 'unchanged', 'duplicate', 'deleted', 'quarantined')),
  duplicate_reason text,
  crm_hash text,
  crm_modified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staging_properties_batch on staging_properties (sync_batch, reference_id);
create index staging_properties_agent on staging_properties (agent_id);

-- pictures already in the media store, by where they came from
create table media_sources (
  source_url text primary key,
  media_hash text not null,
  imported_at timestamptz not null default now()
);

-- pictures of a listing that could not be imported: the listing stands without them until a later run gets them
create table missing_pictures (
  reference_id text not null,
  source_url text not null,
  -- its place among the listing's pictures, from 0
  position integer not null,
  reason text not null,
  attempts integer not null default 1,
  tried_at timestamptz not null default now(),
  primary key (reference_id, source_url)
);
create index missing_pictures_url on missing_pictures (source_url);
`;
