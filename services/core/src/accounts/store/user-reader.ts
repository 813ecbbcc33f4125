/** Accounts as administrators see them. Holds e-mail addresses: for administrators only. */
import type { Role } from '../user.ts';
import { isoMoment, selectList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { pageBounds, paginate, type Pagination } from '../../data/pagination.ts';
import { literalLike } from '../../data/condition.ts';

export const userStates = ['active', 'invited', 'disabled'] as const;
export type UserState = (typeof userStates)[number];

const fullName = `lower(concat_ws(' ', u.first_name, u.last_name))`;
/** Who waits for a new password comes first, unless the order is by age. */
const orders = {
  name: `u.password_asked_at nulls last, ${fullName}, u.id`,
  newest: 'u.created_at desc, u.id desc',
  oldest: 'u.created_at, u.id',
} as const;
export type UserSort = keyof typeof orders;

export interface UserRow {
  id: number;
  email: string;
  /** Null until the invitation is accepted. */
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  state: UserState;
  /** When this person said that the password is forgotten, as long as there is no new one. */
  passwordAskedAt: string | null;
  createdAt: string;
}

export interface UserQuery {
  /** In name, username or e-mail, whatever the case. */
  search?: string | null;
  role?: Role | null;
  state?: UserState | null;
  sort?: UserSort | null;
  /** From 1. */
  page?: number;
  limit?: number;
}

const state = `case when u.disabled_at is not null then 'disabled' when c.user_id is null then 'invited' else 'active' end`;
const columns = `${selectList('u', ['id', 'email', 'firstName', 'lastName', 'role', 'createdAt'])},
  ${isoMoment('u.password_asked_at')} as "passwordAskedAt", c.username, ${state} as state`;
const source = 'users u left join credentials c on c.user_id = u.id';
const where = `($1::text is null or concat_ws(' ', u.first_name, u.last_name, u.email, c.username) ilike $1)
  and ($2::text is null or u.role = $2) and ($3::text is null or ${state} = $3)`;

/** One page of accounts. */
export async function listUsers(
  db: Queryable,
  query: UserQuery,
): Promise<{ users: UserRow[]; pagination: Pagination }> {
  const { page, limit, offset } = pageBounds(query.page ?? 1, query.limit ?? 25);
  const text = (query.search ?? '').replaceAll('\0', '').trim();
  const filter = [text === '' ? null : `%${literalLike(text)}%`, query.role ?? null, query.state ?? null];
  const [rows, count] = await Promise.all([
    db.query<UserRow>(
      `select ${columns} from ${source} where ${where}
       order by ${orders[query.sort ?? 'name']} limit $4 offset $5`,
      [...filter, limit, offset],
    ),
    db.query<{ total: number }>(`select count(*)::integer as total from ${source} where ${where}`, filter),
  ]);
  return { users: rows.rows, pagination: paginate(page, limit, count.rows[0]?.total ?? 0) };
}

/** One account; null when there is none. */
export async function findAccount(db: Queryable, id: number): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(`select ${columns} from ${source} where u.id = $1`, [id]);
  return rows[0] ?? null;
}

/** The account of somebody who may sign in, by username or e-mail in any letters; null when there is none. */
export async function findAccountByName(db: Queryable, name: string): Promise<UserRow | null> {
  if (name.includes('\0')) return null;
  const { rows } = await db.query<UserRow>(
    `select ${columns} from ${source} where u.disabled_at is null and c.user_id is not null
       and (c.username = lower($1) or lower(u.email) = lower($1)) order by c.username = lower($1) desc limit 1`,
    [name.trim()],
  );
  return rows[0] ?? null;
}
