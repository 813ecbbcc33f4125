/** The filters of the staff's list of listings, as SQL. */
import type { PropertyStatus } from '../property.ts';
import { literalLike, type Condition } from '../../data/condition.ts';

export type AdminPropertySort =
  | 'date_desc'
  | 'date_asc'
  | 'price_desc'
  | 'price_asc'
  | 'title_asc'
  | 'title_desc'
  | 'featured';

/** What is left out does not filter. */
export interface AdminPropertyQuery {
  /** In title (both languages), city and reference, whatever the case. */
  search?: string;
  type?: string;
  status?: PropertyStatus;
  city?: string;
  category?: string;
  /** Whole riyals, `lower-upper`: above the lower bound, up to the upper one; the upper may be missing. */
  price?: string;
  source?: 'crm' | 'manual';
  visibility?: 'active' | 'draft';
  featured?: 'yes' | 'no';
  sort?: AdminPropertySort;
  /** Titles are sorted as this language shows them. */
  language?: 'en' | 'ar';
}

/** Conditions on `properties p`, drafts included, deleted ones not. */
export function adminPropertyWhere(query: AdminPropertyQuery): Condition {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${String(values.push(value))}`;
  const conditions = ['p.deleted_at is null'];
  const text = (query.search ?? '').replaceAll('\0', '').trim();
  if (text !== '') {
    const pattern = add(`%${literalLike(text)}%`);
    const columns = ['p.title', 'p.title_ar', 'p.city', 'p.reference_id'];
    conditions.push(`(${columns.map((column) => `${column} ilike ${pattern}`).join(' or ')})`);
  }
  if (query.type) conditions.push(`lower(trim(p.type)) = lower(${add(query.type)})`);
  if (query.status) conditions.push(`p.status = ${add(query.status)}`);
  if (query.city) conditions.push(`lower(trim(p.city)) = lower(${add(query.city)})`);
  if (query.category) conditions.push(`p.category_key = lower(${add(query.category)})`);
  if (query.source) conditions.push(query.source === 'crm' ? `p.source = 'crm'` : `p.source <> 'crm'`);
  if (query.visibility) conditions.push(query.visibility === 'active' ? 'p.is_active' : 'not p.is_active');
  if (query.featured) conditions.push(query.featured === 'yes' ? 'p.is_featured' : 'not p.is_featured');
  if (query.price) conditions.push(...priceRange(query.price, add));
  return { text: conditions.join(' and '), values };
}

/** Prices are read as whole riyals, and a listing without one is in no range. */
function priceRange(range: string, add: (value: unknown) => string): string[] {
  const [lower = '', upper = ''] = range.split('-');
  return [
    'p.price > 0',
    ...(Number(lower) > 0 ? [`trunc(p.price) > ${add(Number(lower))}::numeric`] : []),
    ...(upper === '' ? [] : [`trunc(p.price) <= ${add(Number(upper))}::numeric`]),
  ];
}

/** `id` makes each order total, so that no listing stands on two pages. */
export function adminPropertyOrder({ sort = 'date_desc', language = 'en' }: AdminPropertyQuery): string {
  const title = language === 'ar' ? `lower(coalesce(nullif(p.title_ar, ''), p.title))` : 'lower(p.title)';
  const orders: Record<AdminPropertySort, string> = {
    date_desc: 'p.created_at desc, p.id desc',
    date_asc: 'p.created_at, p.id',
    price_desc: 'p.price desc, p.id desc',
    price_asc: 'p.price, p.id',
    title_asc: `${title}, p.id`,
    title_desc: `${title} desc, p.id desc`,
    featured: 'p.is_featured desc, p.featured_rank nulls last, p.created_at desc, p.id desc',
  };
  return orders[sort];
}
