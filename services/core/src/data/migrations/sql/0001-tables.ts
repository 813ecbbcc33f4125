/** Tables of the admin specification, section 3, and what the design adds to them. PostgreSQL 15 or newer. */
export const tables = /* sql */ `
-- trusted since PostgreSQL 13: the owner of the database may add it
create extension if not exists pg_trgm;

create table users (
  id integer generated always as identity primary key,
  email text not null unique,
  first_name text,
  last_name text,
  profile_image_url text,
  role text not null default 'user' check (role in ('admin', 'editor', 'agent', 'user')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- kept apart from users, so that no read of a user carries a hash
create table credentials (
  user_id integer primary key references users (id) on delete cascade,
  username text not null unique check (username = lower(username)),
  password_hash text not null,
  is_bootstrap boolean not null default false,
  must_change boolean not null default false,
  changed_at timestamptz not null default now()
);

create table sessions (
  sid text primary key,
  sess json not null,
  expire timestamptz not null
);
create index sessions_expire on sessions (expire);

create table agents (
  id integer generated always as identity primary key,
  user_id integer references users (id) on delete set null,
  name text not null,
  title text not null,
  bio text,
  phone text,
  email text,
  whatsapp_number text,
  specialization text,
  image_url text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index agents_user on agents (user_id);
create index agents_email on agents (lower(email));

-- how text is written in search: no capitals, one form for letters that people write in several ways (alef, ya, ta marbuta,
-- hamza on a carrier), no vowel signs (U+064B to U+0652, U+0670) and no lengthening (U+0640)
create function search_form(value text) returns text language sql immutable strict parallel safe
  return translate(lower(value),
    E'أإآٱىةؤئ\\u064b\\u064c\\u064d\\u064e\\u064f\\u0650\\u0651\\u0652\\u0670\\u0640', 'اااايهوي');

create table properties (
  id integer generated always as identity primary key,
  reference_id text unique,
  title text not null,
  title_ar text,
  description text,
  description_ar text,
  price numeric(12, 2) not null,
  currency text not null default 'QAR',
  type text not null,
  category text,
  subcategory text,
  status text not null check (status in ('for_sale', 'for_rent', 'sold', 'rented', 'available')),
  bedrooms integer,
  bathrooms integer,
  area integer,
  area_unit text not null default 'sqm',
  address text not null,
  city text not null,
  state text,
  zip_code text,
  latitude numeric(10, 8),
  longitude numeric(11, 8),
  images text[] not null default '{}',
  features text[] not null default '{}',
  source text not null default 'manual',
  agent_id integer references agents (id) on delete set null,
  is_featured boolean not null default false,
  is_active boolean not null default true,
  version integer not null default 1,
  -- what the CRM last gave: the hash that tells a change from an echo, and its own clock
  crm_hash text,
  crm_modified_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what filters compare with, whatever the capitals; type may also name a building, and then the status tells
  deal text not null generated always as (case
    when lower(type) = 'rent' then 'rent'
    when lower(type) in ('sell', 'sale', 'buy') then 'sell'
    when status in ('for_rent', 'rented') then 'rent'
    else 'sell' end) stored,
  category_key text generated always as (nullif(lower(trim(category)), '')) stored,
  subcategory_key text generated always as (nullif(lower(trim(subcategory)), '')) stored,
  search_text text not null generated always as (search_form(
    title || E'\\n' || coalesce(title_ar, '') || E'\\n' || address || E'\\n' || city || E'\\n' || coalesce(state, ''))) stored,
  check (deleted_at is null or not is_active)
);
-- the page: ids in order from the index alone, then the rows of one page
create index properties_page on properties (deal, category_key, created_at desc, id desc)
  include (price, area, bedrooms, bathrooms, status, subcategory_key) where is_active;
create index properties_newest on properties (created_at desc, id desc)
  include (deal, category_key, price, area, bedrooms, bathrooms, status, subcategory_key) where is_active;
create index properties_price on properties (deal, price, id)
  include (category_key, area, bedrooms, bathrooms, status, subcategory_key) where is_active;
-- the count
create index properties_count on properties (deal, category_key, price, area)
  include (bedrooms, bathrooms, status, subcategory_key) where is_active;
create index properties_search on properties using gin (search_text gin_trgm_ops) where is_active;
create index properties_featured on properties (id) where is_featured and is_active;
create index properties_agent on properties (agent_id);
create index properties_source on properties (source, reference_id);

-- a field of a CRM listing that staff changed here; crm_value is what it goes back to
create table property_overrides (
  property_id integer not null references properties (id) on delete cascade,
  field text not null,
  crm_value jsonb,
  set_by integer references users (id) on delete set null,
  set_at timestamptz not null default now(),
  primary key (property_id, field)
);

create table blog_categories (
  id integer generated by default as identity primary key,
  name text not null unique,
  slug text not null unique,
  description text,
  created_at timestamptz not null default now()
);

create table blog_posts (
  id integer generated always as identity primary key,
  title text not null,
  slug text not null unique,
  excerpt text,
  content text not null,
  featured_image text,
  author_id integer references users (id) on delete set null,
  category_id integer references blog_categories (id) on delete set null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  language text not null default 'en' check (language in ('en', 'ar')),
  tags text[] not null default '{}',
  -- the same article in the other language carries the same key
  translation_key text,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (translation_key, language)
);
create index blog_posts_list on blog_posts (language, published_at desc, id desc) where status = 'published';
create index blog_posts_category on blog_posts (category_id);
create index blog_posts_author on blog_posts (author_id);

create table leads (
  id integer generated always as identity primary key,
  first_name text not null,
  last_name text not null default '',
  email text not null,
  phone text,
  message text,
  source text not null check (source in ('contact_form', 'about_page', 'services_page', 'property_inquiry', 'newsletter')),
  property_id integer references properties (id) on delete set null,
  agent_id integer references agents (id) on delete set null,
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'converted')),
  reference_id text not null unique,
  crm_synced boolean not null default false,
  crm_id text,
  crm_synced_at timestamptz,
  crm_sync_error text,
  notes text,
  assignee_id integer references users (id) on delete set null,
  page text,
  language text not null default 'en' check (language in ('en', 'ar')),
  consent_policy_version text,
  consent_marketing boolean not null default false,
  consent_at timestamptz,
  version integer not null default 1,
  -- a repeated submit with the same key gives the same lead; another body under the key is refused
  idempotency_key text unique,
  idempotency_fingerprint text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((idempotency_key is null) = (idempotency_fingerprint is null))
);
create index leads_newest on leads (created_at desc, id desc);
create index leads_status on leads (status, created_at desc);
create index leads_property on leads (property_id);
create index leads_agent on leads (agent_id);
create index leads_assignee on leads (assignee_id);

create table integration_settings (
  id integer generated always as identity primary key,
  platform varchar(50) not null unique,
  enabled boolean not null default false,
  config json not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table social_media_links (
  id integer generated always as identity primary key,
  platform varchar(50) not null unique,
  url varchar(500) not null,
  display_name varchar(100),
  icon varchar(100),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table meta_tags (
  id integer generated always as identity primary key,
  platform varchar(50) not null unique,
  tag_name varchar(100),
  content varchar(500) not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- one number: raised in the transaction of every public write, read by web to drop kept pages
create table content_version (
  id boolean primary key default true check (id),
  version bigint not null default 1
);
insert into content_version default values;

-- first contents that were brought in once: what staff delete afterwards stays deleted
create table seeds (
  name text primary key,
  planted_at timestamptz not null default now()
);

-- a captcha token is used up by its first submitted answer, right or wrong
create table captcha_nonces (
  nonce text primary key,
  expires_at timestamptz not null
);
create index captcha_nonces_expiry on captcha_nonces (expires_at);

-- counters of rate-limiter-flexible, shared by every api process; keys are HMACs, so nothing personal lies here
create table request_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
`;
