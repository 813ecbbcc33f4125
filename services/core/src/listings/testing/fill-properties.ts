import type { Queryable } from '../../data/database.ts';

/** Skewed as real listings are. */
const fillSql = (count: number): string => /* sql */ `
begin;
set local synchronous_commit = on;
insert into properties (reference_id, title, title_ar, description, price, deal, category, subcategory, status, bedrooms, bathrooms,
  area, address, city, state, latitude, longitude, images, features, source, is_active, created_at)
select 'FILL-' || n, sub.name || ' in ' || place.en || ' ' || n, sub.ar || ' في ' || place.ar || ' ' || n, repeat('A calm home near the sea. ', 12),
  case when rent then 3000 + (n * 7919) % 60000 else 400000 + (n * 104729) % 9000000 end,
  case when rent then 'rent' else 'sale' end, sub.category, sub.name,
  case when n % 23 = 0 then case when rent then 'rented' else 'sold' end when rent then 'for_rent' else 'for_sale' end,
  case when sub.category = 'residential' then 1 + n % 6 end, 1 + n % 5, 40 + (n * 31) % 900,
  'Building ' || n % 400 || ', Street ' || n % 90, place.city, place.en, 25.2 + (n % 1000) / 5000.0, 51.4 + (n % 997) / 5000.0,
  array['/media/' || md5(n::text) || '/1280.webp'], array['Parking', 'Balcony'], 'crm', n % 41 <> 0,
  timestamptz '2026-01-01 00:00:00+00' + n * interval '97 seconds'
from generate_series(1, ${String(Math.trunc(count))}::bigint) as n
cross join lateral (select (n * 2654435761 >> 7) % 2 = 0 as rent, (n * 2246822519 >> 9) % 10 as kind, (n * 3266489917 >> 11) % 12 as spot) as pick
join (values (0, 'apartment', 'شقة', 'residential'), (1, 'apartment', 'شقة', 'residential'), (2, 'apartment', 'شقة', 'residential'),
  (3, 'villa standalone', 'فيلا', 'residential'), (4, 'villa in compound', 'فيلا', 'residential'), (5, 'townhouse', 'تاون هاوس', 'residential'),
  (6, 'office space', 'مكتب', 'commercial'), (7, 'retail space', 'محل', 'commercial'), (8, 'showroom', 'صالة عرض', 'commercial'),
  (9, 'warehouse', 'مستودع', 'industrial')) as sub (kind, name, ar, category) on sub.kind = pick.kind
join (values (0, 'West Bay', 'الخليج الغربي', 'Doha'), (1, 'The Pearl', 'اللؤلؤة', 'Doha'), (2, 'Al Sadd', 'السد', 'Doha'),
  (3, 'Msheireb', 'مشيرب', 'Doha'), (4, 'Old Airport', 'المطار القديم', 'Doha'), (5, 'Bin Mahmoud', 'بن محمود', 'Doha'),
  (6, 'Marina District', 'المارينا', 'Lusail'), (7, 'Fox Hills', 'فوكس هيلز', 'Lusail'), (8, 'Energy City', 'مدينة الطاقة', 'Lusail'),
  (9, 'Industrial Area', 'المنطقة الصناعية', 'Doha'), (10, 'Al Wakrah', 'الوكرة', 'Al Wakrah'), (11, 'Umm Salal', 'أم صلال', 'Umm Salal'))
  as place (spot, en, ar, city) on place.spot = pick.spot;
commit`;

export async function fillProperties(db: Queryable, count: number): Promise<void> {
  await db.query(fillSql(count));
  // sets the visibility map, without which no index answers alone; rows whose commit is not flushed yet are left out
  await db.query('vacuum analyze properties');
}
