/**
 * Deal and kind of a listing (`listings/deal.ts`, `listings/kinds.ts`; a test holds these to those). A later change of
 * either needs a migration of its own.
 */
export const dealAndKind = /* sql */ String.raw`
create function listing_kind(word text) returns text language sql immutable strict parallel safe as $$
  select case
    when plain in ('office', 'office space', 'offices', 'workspace', 'serviced office', 'business centre', 'مكتب',
      'مكاتب') then 'office'
    when plain in ('shop', 'retail space', 'retail', 'shops', 'store', 'retail business', 'retail unit', 'kiosk',
      'محل', 'محل تجاري') then 'shop'
    when plain in ('showroom', 'show room', 'معرض', 'صالة عرض') then 'showroom'
    when plain in ('restaurant', 'cafe', 'coffee shop', 'مطعم', 'مقهى') then 'restaurant'
    when plain in ('clinic', 'medical centre', 'medical center', 'عيادة') then 'clinic'
    when plain in ('special purpose', 'school', 'nursery', 'hospital') then 'special-purpose'
    when plain in ('warehouse', 'warehouses', 'storage', 'industrial', 'مستودع', 'مخزن') then 'warehouse'
    when plain in ('factory', 'workshop', 'مصنع', 'ورشة') then 'factory'
    when plain in ('labour camp', 'staff camp', 'labor camp', 'labour accommodation', 'labor accommodation',
      'staff accommodation', 'سكن عمال') then 'labour-camp'
    when plain in ('hotel', 'hotel building', 'resort', 'فندق') then 'hotel'
    when plain in ('hotel apartment', 'serviced apartment', 'شقة فندقية') then 'hotel-apartment'
    when plain in ('apartment', 'apartments', 'flat', 'condo', 'condominium', 'شقة', 'شقة سكنية') then 'apartment'
    when plain in ('studio', 'استوديو') then 'studio'
    when plain in ('penthouse', 'بنتهاوس') then 'penthouse'
    when plain in ('duplex', 'دوبلكس') then 'duplex'
    when plain in ('villa', 'villa standalone', 'villas', 'villa in compound', 'compound villa', 'standalone villa',
      'house', 'mansion', 'فيلا', 'قصر') then 'villa'
    when plain in ('townhouse', 'town house', 'تاون هاوس') then 'townhouse'
    when plain in ('compound', 'whole compound villas', 'whole compound', 'مجمع سكني', 'مجمع') then 'compound'
    when plain in ('building', 'residential building', 'whole building apartments', 'whole building office',
      'whole building', 'tower', 'عمارة', 'مبنى') then 'building'
    when plain in ('land', 'plot', 'unimproved land', 'أرض') then 'land'
    when plain in ('farm', 'مزرعة') then 'farm'
    when plain in ('chalet', 'beach house', 'شاليه') then 'chalet'
    when plain in ('room', 'bed space', 'bedspace', 'غرفة') then 'room'
  end from (select btrim(regexp_replace(lower(word), '[\s_–-]+', ' ', 'g')) as plain) w
$$;

create function deal_of_word(word text) returns text language sql immutable strict parallel safe as $$
  select case
    when plain in ('rent', 'rental', 'lease', 'let', 'rented', 'for rent', 'to let', 'for lease', 'إيجار', 'للإيجار',
      'ايجار', 'للايجار') then 'rent'
    when plain in ('sale', 'sell', 'buy', 'sold', 'purchase', 'for sale', 'بيع', 'للبيع', 'تمليك') then 'sale'
  end from (select btrim(regexp_replace(lower(word), '[\s_-]+', ' ', 'g')) as plain) w
$$;

create function deal_of_status(status text) returns text language sql immutable strict parallel safe as $$
  select case when status in ('for_rent', 'rented') then 'rent' when status in ('for_sale', 'sold') then 'sale' end
$$;

create function status_under(status text, deal text) returns text language sql immutable strict parallel safe as $$
  select case
    when coalesce(deal_of_status(status), deal) = deal then status
    when status = 'for_rent' then 'for_sale'
    when status = 'for_sale' then 'for_rent'
    when status = 'rented' then 'sold'
    else 'rented' end
$$;

-- what was derived from type, and what stands on it
alter table properties rename column deal to deal_before;
alter table properties add column deal text, add column deal_unsure boolean not null default false;

-- a word for a deal says it, else the status; where neither does, or they contradict each other, it stays what it was
update properties set
  deal = coalesce(deal_of_word(type), deal_of_status(status), case deal_before when 'rent' then 'rent' else 'sale' end),
  deal_unsure = case
    when deal_of_word(type) is null then deal_of_status(status) is null
    else coalesce(deal_of_status(status) <> deal_of_word(type), false) end,
  -- a type that was no deal was the kind
  subcategory = case when deal_of_word(type) is null
    then coalesce(nullif(btrim(subcategory), ''), nullif(btrim(type), '')) else subcategory end;
update properties set status = status_under(status, deal) where status <> status_under(status, deal);

-- what staff overrode goes along; of one that was no deal the CRM's is right
update property_overrides set field = 'deal', crm_value = to_jsonb(deal_of_word(crm_value #>> '{}'))
  where field = 'type' and deal_of_word(crm_value #>> '{}') is not null;
delete from property_overrides where field = 'type';
update property_overrides set crm_value = to_jsonb(status_under(o.crm_value #>> '{}', p.deal))
  from property_overrides o join properties p on p.id = o.property_id
  where o.field = 'status' and jsonb_typeof(o.crm_value) = 'string'
    and property_overrides.property_id = o.property_id and property_overrides.field = 'status'
    and not exists (select from property_overrides d where d.property_id = o.property_id and d.field = 'deal');

drop index properties_page, properties_newest, properties_price, properties_count, properties_search;
alter table properties drop column search_words, drop column deal_before, drop column type;
alter table properties
  alter column deal set not null,
  add check (deal in ('rent', 'sale')),
  add constraint properties_deal_status check (status_under(status, deal) = status),
  add column kind text generated always as (listing_kind(subcategory)) stored,
  add column search_words tsvector not null generated always as (search_words(
    title || E'\n' || coalesce(title_ar, '') || E'\n' || address || E'\n' || city || E'\n' || coalesce(state, '') || E'\n'
    || coalesce(reference_id, '') || E'\n' || coalesce(category, '') || E'\n' || coalesce(subcategory, ''))) stored;

create index properties_page on properties (deal, category_key, created_at desc, id desc)
  include (price, area, bedrooms, bathrooms, status, subcategory_key, kind) where is_active;
create index properties_newest on properties (created_at desc, id desc)
  include (deal, category_key, price, area, bedrooms, bathrooms, status, subcategory_key, kind) where is_active;
create index properties_price on properties (deal, price, id)
  include (category_key, area, bedrooms, bathrooms, status, subcategory_key, kind) where is_active;
create index properties_count on properties (deal, category_key, price, area)
  include (bedrooms, bathrooms, status, subcategory_key, kind) where is_active;
create index properties_search on properties using gin (search_words) with (fastupdate = off) where is_active;
create index properties_unsure on properties (id)
  where deal_unsure or (kind is null and subcategory_key is not null);

-- a pull that is under way goes on
alter table staging_properties add column deal text;
update staging_properties set deal = deal_of_word(type);
alter table staging_properties drop column type;
`;
