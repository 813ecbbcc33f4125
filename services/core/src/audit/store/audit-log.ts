/** The database lets no entry be changed or deleted. */
import { auditedChange, type AuditState } from '../audit.ts';
import { type Act, type Entry, kindOf } from '../act.ts';
import type { Queryable } from '../../data/database.ts';
import { jsonParam } from '../../data/json-param.ts';

const insertSql = /* sql */ `
insert into audit_entries (actor_id, actor_name, actor_role, request_id, action, subject_kind, subject_id, subject_label,
  before, after)
select $2::integer, $3, $4, $5, entry.*
from jsonb_to_recordset($1::jsonb) as entry (action text, subject_kind text, subject_id text, subject_label text,
  before jsonb, after jsonb)`;

/** Redacts, and keeps differences only. A change of nothing is recorded too. */
export async function recordEntries(
  db: Queryable,
  { actor, requestId }: Act,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ action, kind = kindOf(action), id, label, before, after }) => ({
    action,
    subject_kind: kind,
    subject_id: id == null ? null : String(id),
    subject_label: label,
    ...auditedChange(kind, stateOf(before), stateOf(after)),
  }));
  await db.query(insertSql, [jsonParam(rows), actor?.id, actor?.username, actor?.role, requestId]);
}

const stateOf = (state: object | null | undefined): AuditState | null => (state ?? null) as AuditState | null;
