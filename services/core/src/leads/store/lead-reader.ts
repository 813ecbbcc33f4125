import type pg from 'pg';
import type { LeadSource, LeadStatus } from '../lead.ts';
import type { Queryable } from '../../data/database.ts';
import { leadColumns, leadJoins, type LeadRow } from './lead-row.ts';
import { mostSelected, pageBounds, paginate, type Pagination } from '../../data/pagination.ts';
import { literalLike } from '../../data/condition.ts';
import { streamRows } from '../../data/stream-rows.ts';

export const leadSorts = ['newest', 'oldest', 'name_asc', 'name_desc', 'follow_up'] as const;
export type LeadSort = (typeof leadSorts)[number];

export interface LeadFilter {
  /** In first name, last name, both together or e-mail whatever the case, or in the phone number. */
  search?: string | null;
  status?: LeadStatus | null;
  source?: LeadSource | null;
  /** Where it stands with the CRM, as staff see it. */
  crm?: LeadRow['crmState'] | null;
  /** Only leads assigned to this user: what an agent may see. */
  assigneeId?: number | null;
  sort?: LeadSort;
}

export interface LeadQuery extends LeadFilter {
  /** From 1. */
  page?: number;
  /** At most 1,000. */
  limit?: number;
}

export interface LeadPage {
  leads: LeadRow[];
  pagination: Pagination;
}

const name = `lower(trim(l.first_name || ' ' || l.last_name))`;
const orders: Readonly<Record<LeadSort, string>> = {
  newest: 'l.created_at desc, l.id desc',
  oldest: 'l.created_at, l.id',
  // a newsletter sign-up has no name
  name_asc: `${name} = '', ${name}, l.id`,
  name_desc: `${name} = '', ${name} desc, l.id desc`,
  follow_up: 'l.follow_up_at nulls last, l.created_at desc, l.id desc',
};

const where = `($1::text is null or l.first_name || ' ' || l.last_name ilike $1 or l.email ilike $1 or l.phone like $1)
  and ($2::text is null or l.status = $2) and ($3::text is null or l.source = $3)
  and ($4::integer is null or l.assignee_id = $4)
  and ($5::text is null or case when l.crm_synced then 'synced' when l.crm_sync_error is not null then 'failed' else 'pending' end = $5)`;

function found(filter: LeadFilter): { order: string; values: unknown[] } {
  const { search, status = null, source = null, assigneeId = null, crm = null, sort = 'newest' } = filter;
  return { order: orders[sort], values: [pattern(search), status, source, assigneeId, crm] };
}

/** One page of leads, with the state of their delivery. Holds personal data: for signed-in staff only. */
export async function listLeads(db: Queryable, query: LeadQuery): Promise<LeadPage> {
  const { page, limit, offset } = pageBounds(query.page ?? 1, query.limit ?? 50);
  const { order, values } = found(query);
  const [rows, count] = await Promise.all([
    // the joins are made for the rows of the page alone
    db.query<LeadRow>(
      `with page as materialized (select l.id from leads l where ${where} order by ${order} limit $6 offset $7)
       select ${leadColumns} from page join leads l using (id) ${leadJoins} order by ${order}`,
      [...values, limit, offset],
    ),
    db.query<{ total: number }>(`select count(*)::integer as total from leads l where ${where}`, values),
  ]);
  return { leads: rows.rows, pagination: paginate(page, limit, count.rows[0]?.total ?? 0) };
}

/** The ids of all that a filter finds, in the list's order, at most 20,000. */
export async function listLeadIds(db: Queryable, filter: LeadFilter): Promise<number[]> {
  const { order, values } = found(filter);
  const { rows } = await db.query<{ id: number }>(
    `select l.id from leads l where ${where} order by ${order} limit ${String(mostSelected)}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** All that a filter finds, in the list's order, some hundred rows at a time. */
export function streamLeads(pool: pg.Pool, filter: LeadFilter): AsyncGenerator<LeadRow[]> {
  const { order, values } = found(filter);
  return streamRows(pool, `select ${leadColumns} from leads l ${leadJoins} where ${where} order by ${order}`, values);
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
