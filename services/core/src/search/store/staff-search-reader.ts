/** Finds listings, leads, articles and people by a few words, a handful of each. Holds personal data: for staff only. */
import type { SignedInUser } from '../../accounts/user.ts';
import { folded } from './folded.ts';
import type { Queryable } from '../../data/database.ts';

export type FoundKind = 'listing' | 'lead' | 'post' | 'agent' | 'user';

export interface Found {
  kind: FoundKind;
  id: number;
  name: string;
  /** The name in Arabic, where there is one. */
  nameAr: string | null;
  /** What tells it from others of the same name: a reference, an address. */
  detail: string | null;
  /** False for what visitors do not see, and accounts that are closed. */
  active: boolean;
}

/** Of each kind. */
export const mostFound = 5;
const mostWords = 6;

interface Source {
  kind: FoundKind;
  roles: readonly SignedInUser['role'][];
  /** Rows with id, name, name_ar, detail, active, text (what is searched) and rank (the highest first). */
  sql: string;
}

const text = (...columns: string[]): string => folded(`concat_ws(' ', ${columns.join(', ')})`);

/** $1 words, $2 all of what was typed, $3 the user for whom an agent's leads are narrowed, $4 how many. */
const sources: readonly Source[] = [
  {
    kind: 'listing',
    roles: ['admin', 'editor', 'agent'],
    sql: `select id, title as name, title_ar as name_ar, concat_ws(' · ', reference_id, city) as detail,
        is_active as active, lower(reference_id) = $2 as rank, created_at,
        ${text('title', 'title_ar', 'reference_id', 'city', 'state', 'address')} as text
      from properties where deleted_at is null`,
  },
  {
    kind: 'lead',
    roles: ['admin', 'agent'],
    sql: `select id, coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) as name,
        null as name_ar, email as detail, true as active, lower(reference_id) = $2 as rank, created_at,
        ${text('first_name', 'last_name', 'email', 'phone', 'reference_id')} as text
      from leads where $3::integer is null or assignee_id = $3`,
  },
  {
    kind: 'post',
    roles: ['admin', 'editor', 'agent'],
    sql: `select id, title as name, null as name_ar, slug as detail, status = 'published' as active,
        false as rank, created_at, ${text('title', 'slug', 'excerpt')} as text
      from blog_posts`,
  },
  {
    kind: 'agent',
    roles: ['admin', 'editor', 'agent'],
    sql: `select id, name, name_ar, title as detail, is_active as active, false as rank, created_at,
        ${text('name', 'name_ar', 'title', 'title_ar', 'email', 'phone')} as text
      from agents`,
  },
  {
    kind: 'user',
    roles: ['admin'],
    sql: `select u.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), c.username, u.email) as name,
        null as name_ar, u.email as detail, u.disabled_at is null as active, false as rank, u.created_at,
        ${text('u.first_name', 'u.last_name', 'u.email', 'c.username')} as text
      from users u left join credentials c on c.user_id = u.id`,
  },
];

/**
 * What somebody may see of what contains all words, the newest first; a whole reference comes before everything. Agents find
 * the leads assigned to them.
 */
export async function findForStaff(db: Queryable, user: SignedInUser, query: string): Promise<Found[]> {
  const typed = query.trim().toLowerCase();
  const words = typed.split(/\s+/).slice(0, mostWords);
  if (typed === '') return [];
  const scope = user.role === 'agent' ? user.id : null;
  const found = await Promise.all(
    sources
      .filter(({ roles }) => roles.includes(user.role))
      .map(async ({ kind, sql }) => {
        const { rows } = await db.query<Omit<Found, 'kind'>>(
          `select id, name, name_ar as "nameAr", detail, active from (${sql}) s
           where (select bool_and(strpos(s.text, ${folded('word')}) > 0) from unnest($1::text[]) word)
             -- every statement has the same parameters, also one that does not look at them
             and ($2::text is not null or $3::integer is null)
           order by rank desc nulls last, created_at desc, id desc limit $4`,
          [words, typed, scope, mostFound],
        );
        return rows.map((row) => ({ kind, ...row }));
      }),
  );
  return found.flat();
}
