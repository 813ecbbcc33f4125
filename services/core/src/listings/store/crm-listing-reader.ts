/** The listings that came from the CRM, as its page in the admin shows them. */
import { selectList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { pageBounds, paginate, type Pagination } from '../../data/pagination.ts';

export interface CrmListing {
  id: number;
  referenceId: string | null;
  title: string;
  titleAr: string | null;
  city: string;
  status: string;
  /** QAR, as decimal text. */
  price: string | null;
  /** False for one that visitors do not see. */
  isActive: boolean;
  pictures: number;
  updatedAt: string;
}

const names = ['id', 'referenceId', 'title', 'titleAr', 'city', 'status', 'isActive', 'updatedAt'] as const;
const where = `p.source = 'crm' and p.deleted_at is null`;

/** Newest change first. @param page from 1 @param limit at most 100 */
export async function listCrmListings(
  db: Queryable,
  page: number,
  limit: number,
): Promise<{ listings: CrmListing[]; pagination: Pagination }> {
  const bounds = pageBounds(page, Math.min(limit, 100));
  const [rows, count] = await Promise.all([
    db.query<CrmListing>(
      `select ${selectList('p', names)}, p.price::text as price, coalesce(cardinality(p.images), 0) as pictures
       from properties p where ${where} order by p.updated_at desc, p.id desc limit $1 offset $2`,
      [bounds.limit, bounds.offset],
    ),
    db.query<{ total: number }>(`select count(*)::integer as total from properties p where ${where}`),
  ]);
  return { listings: rows.rows, pagination: paginate(bounds.page, bounds.limit, count.rows[0]?.total ?? 0) };
}
