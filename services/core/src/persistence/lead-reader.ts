import type { LeadSource, LeadStatus } from '../domain/lead.ts';
import type { Queryable } from './database.ts';
import { leadColumns, leadJoins, type LeadRow } from './lead-row.ts';
import { pageBounds, paginate, type Pagination } from './pagination.ts';
import { literalLike } from './property-where.ts';

export const leadSorts = ['newest', 'oldest'] as const;
export type LeadSort = (typeof leadSorts)[number];

export interface LeadQuery {
  /** In first name, last name, both together or e-mail whatever the case, or in the phone number. */
  search?: string | null;
  status?: LeadStatus | null;
  source?: LeadSource | null;
  /** Only leads assigned to this user: what an agent may see. */
  assigneeId?: number | null;
  sort?: LeadSort;
  /** From 1. */
  page?: number;
  /** At most 1,000. */
  limit?: number;
}

export interface LeadPage {
  leads: LeadRow[];
  pagination: Pagination;
}

const orders: Readonly<Record<LeadSort, string>> = {
  newest: 'l.created_at desc, l.id desc',
  oldest: 'l.created_at, l.id',
};

const where = `($1::text is null or l.first_name || ' ' || l.last_name ilike $1 or l.email ilike $1 or l.phone like $1)
  and ($2::text is null or l.status = $2) and ($3::text is null or l.source = $3)
  and ($4::integer is null or l.assignee_id = $4)`;

/** One page of leads, with the state of their delivery. Holds personal data: for signed-in staff only. */
export async function listLeads(db: Queryable, query: LeadQuery): Promise<LeadPage> {
  const { page, limit, offset } = pageBounds(query.page ?? 1, query.limit ?? 50);
  const order = orders[query.sort ?? 'newest'];
  const filter = [pattern(query.search), query.status ?? null, query.source ?? null, query.assigneeId ?? null];
  const [rows, count] = await Promise.all([
    // the joins are made for the rows of the page alone
    db.query<LeadRow>(
      `with page as materialized (select l.id from leads l where ${where} order by ${order} limit $5 offset $6)
       select ${leadColumns} from page join leads l using (id) ${leadJoins} order by ${order}`,
      [...filter, limit, offset],
    ),
    db.query<{ total: number }>(`select count(*)::integer as total from leads l where ${where}`, filter),
  ]);
  return { leads: rows.rows, pagination: paginate(page, limit, count.rows[0]?.total ?? 0) };
}

/** One lead; null when there is none, or when it is not assigned to `assigneeId`. */
export async function findLead(db: Queryable, id: number, assigneeId: number | null = null): Promise<LeadRow | null> {
  const { rows } = await db.query<LeadRow>(
    `select ${leadColumns} from leads l ${leadJoins} where l.id = $1 and ($2::integer is null or l.assignee_id = $2)`,
    [id, assigneeId],
  );
  return rows[0] ?? null;
}

/** Of these leads, those that exist and, where `assigneeId` is given, are that user's. */
export async function visibleLeadIds(
  db: Queryable,
  ids: readonly number[],
  assigneeId: number | null,
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    'select id from leads where id = any ($1::integer[]) and ($2::integer is null or assignee_id = $2) order by id',
    [ids, assigneeId],
  );
  return rows.map(({ id }) => id);
}

function pattern(search: string | null | undefined): string | null {
  // PostgreSQL takes no NUL in a text
  const text = (search ?? '').replaceAll('\0', '').trim();
  return text === '' ? null : `%${literalLike(text)}%`;
}
