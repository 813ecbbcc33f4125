import { sql } from 'kysely';
import { fullName } from '../../data/person-name.ts';
import type { Queryable } from '../../data/database.ts';
import { pageBounds, paginate } from '../../data/pagination.ts';
import { typed } from '../../data/typed.ts';
import { isoText, searched } from '../../data/typed-parts.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { trashInScope } from '../../leads/store/lead-scope-sql.ts';
import type { TrashKind } from '../kinds.ts';
import { keptDays } from '../trash.ts';

export interface TrashItem {
  kind: TrashKind;
  id: number;
  title: string;
  titleAr: string | null;
  reference: string | null;
  deletedAt: string;
  /** From then on the scheduler deletes it for good. */
  goneAt: string;
  /** Null: before it was written down. */
  deletedBy: string | null;
}

export interface TrashFilter {
  /** Others are not seen. */
  kinds: readonly TrashKind[];
  /** Of leads. */
  scope: LeadScope;
  /** In name, title or reference. */
  search?: string | null;
}

/** Everything that waits, from both places where it does. */
const waiting = (scope: LeadScope) => sql`(
  select kind, id, title, null::text as title_ar, reference, deleted_at, deleted_by_id, deleted_by_name from trashed
  where ${scope === null ? sql`true` : sql`(kind <> 'lead' or ${trashInScope(scope, 'trashed')})`}
  union all
  select 'property', id, title, title_ar, reference_id, deleted_at, deleted_by_id, null from properties
  where deleted_at is not null and was_active is not null
)`;

const found = ({ kinds, scope, search }: TrashFilter) => {
  const pattern = searched(search);
  return sql`${waiting(scope)} t
    where t.kind = any (${kinds}::text[])
      and (${pattern}::text is null or concat_ws(' ', t.title, t.title_ar, t.reference) ilike ${pattern})`;
};

/** The last deleted first. */
export async function listTrash(db: Queryable, filter: TrashFilter, wanted: { page: number; limit: number }) {
  const { page, limit, offset } = pageBounds(wanted.page, wanted.limit);
  const { rows: items } = await sql<TrashItem>`
    select t.kind, t.id, t.title, t.title_ar, t.reference, ${isoText(sql.ref('t.deletedAt'))} as deleted_at,
      ${isoText(sql`(t.deleted_at + make_interval(days => ${keptDays}::integer))`)} as gone_at,
      coalesce(${fullName('u')}, t.deleted_by_name, c.username) as deleted_by
    from (select t.* from ${found(filter)} order by t.deleted_at desc, t.kind, t.id limit ${limit} offset ${offset}) t
    left join users u on u.id = t.deleted_by_id left join credentials c on c.user_id = u.id
    order by t.deleted_at desc, t.kind, t.id`.execute(typed(db));
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${found(filter)}`.execute(
    typed(db),
  );
  return { items, pagination: paginate(page, limit, rows[0]?.total ?? 0) };
}
