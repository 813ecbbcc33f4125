/** The audit log as administrators search it. */
import type { AuditKind } from '../audit.ts';
import type { Role } from '../../accounts/user.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { pageBounds, paginate, type Pagination } from '../../data/pagination.ts';
import { literalLike } from '../../data/condition.ts';

export interface AuditRow {
  id: number;
  at: string;
  actor: { id: number; username: string; role: Role } | null;
  action: string;
  subject: { kind: AuditKind; id: string | null; label: string | null };
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}

export interface AuditQuery {
  /** In the actor's name, the action, the subject's id or label, or the request id. */
  search?: string | null;
  kind?: AuditKind | null;
  actorId?: number | null;
  subjectId?: string | null;
  /** First and last day in Qatar, as `2026-11-21`. */
  from?: string | null;
  to?: string | null;
  /** From 1. */
  page?: number;
  limit?: number;
}

const columns = `a.id::float8 as id, ${isoMoment('a.at')} as at, a.action, a.before, a.after, a.request_id as "requestId",
  case when a.actor_id is not null then
    json_build_object('id', a.actor_id, 'username', a.actor_name, 'role', a.actor_role) end as actor,
  json_build_object('kind', a.subject_kind, 'id', a.subject_id, 'label', a.subject_label) as subject`;
const where = `($1::text is null or
    concat_ws(' ', a.actor_name, a.action, a.subject_id, a.subject_label, a.request_id) ilike $1)
  and ($2::text is null or a.subject_kind = $2) and ($3::integer is null or a.actor_id = $3)
  and ($4::text is null or a.subject_id = $4)
  and ($5::date is null or a.at >= $5::date::timestamp at time zone 'Asia/Qatar')
  and ($6::date is null or a.at < ($6::date + 1)::timestamp at time zone 'Asia/Qatar')`;

/** One page of the log, the newest first. */
export async function listAuditEntries(
  db: Queryable,
  query: AuditQuery,
): Promise<{ entries: AuditRow[]; pagination: Pagination }> {
  const { page, limit, offset } = pageBounds(query.page ?? 1, query.limit ?? 50);
  const text = (query.search ?? '').replaceAll('\0', '').trim();
  const filter = [
    text === '' ? null : `%${literalLike(text)}%`,
    query.kind ?? null,
    query.actorId ?? null,
    query.subjectId?.replaceAll('\0', '') ?? null,
    query.from ?? null,
    query.to ?? null,
  ];
  const [rows, count] = await Promise.all([
    db.query<AuditRow>(
      `select ${columns} from audit_entries a where ${where} order by a.at desc, a.id desc limit $7 offset $8`,
      [...filter, limit, offset],
    ),
    db.query<{ total: number }>(`select count(*)::integer as total from audit_entries a where ${where}`, filter),
  ]);
  return { entries: rows.rows, pagination: paginate(page, limit, count.rows[0]?.total ?? 0) };
}
