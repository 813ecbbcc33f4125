/** Prepared, answered by an index, in one round trip. */

/** As the site answers; moments as ISO text. */
const columns = `p.id, p.reference_id as "referenceId", p.title, p.title_ar as "titleAr", p.description,
  p.description_ar as "descriptionAr", p.price, p.currency, p.type, p.category, p.subcategory, p.subcategory as "subType", p.status,
  p.bedrooms, p.bathrooms, p.area, p.area_unit as "areaUnit", p.address, p.city, p.state, p.zip_code as "zipCode",
  p.latitude::float8, p.longitude::float8, p.images, p.features, p.source, p.agent_id as "agentId",
  p.is_featured as "isFeatured", p.is_active as "isActive",
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`;

/** $1 deal, $2 category, $3 lowest price. price + 0 keeps the planner from sorting. */
export const listSql = `
with page as materialized (
  select p.id from properties p where p.is_active and p.deal = $1 and p.category_key = $2 and p.price + 0 >= $3::numeric
  order by p.created_at desc, p.id desc limit 12
)
select (select count(*)::integer from properties c
  where c.is_active and c.deal = $1 and c.category_key = $2 and c.price >= $3::numeric) as total, ${columns}
from page join properties p using (id) order by p.created_at desc, p.id desc`;

export const propertySql = `
select ${columns}, p.image_texts as "imageTexts", null as agent from properties p where p.id = $1 and p.is_active`;

export const featuredSql = `
select ${columns} from properties p where p.is_featured and p.is_active
order by p.featured_rank nulls last, p.created_at desc, p.id desc limit 60`;

/** The lead and one delivery per consumer, as the product writes them. */
export const leadSql = `
with added as (
  insert into leads (reference_id, first_name, last_name, email, phone, message, source, page, language,
    consent_policy_version, consent_marketing, consent_at, idempotency_key, idempotency_fingerprint)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, false, now(), $11, $11)
  on conflict (idempotency_key) do nothing
  returning id, reference_id, version
), queued as (
  insert into deliveries
    (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, request_id)
  select c.id, c.consumer, c.provider, 'lead.created', 'lead', added.id, 1, added.version, c.id::text, $11
  from added cross join unnest(array[$12::uuid, $13::uuid], array['crm', 'mail'], array['sandbox', 'mail']) as c (id, consumer, provider)
  returning id
)
select added.id, added.reference_id as "referenceId", (select count(*)::integer from queued) as queued from added`;
