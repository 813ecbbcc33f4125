/** Writes the audit log. What stands in it is never changed or deleted: the database refuses both. */
import { auditedChange, type AuditAction, type AuditState, type AuditSubject } from '../audit.ts';
import type { SignedInUser } from '../../accounts/user.ts';
import type { Queryable } from '../../data/database.ts';
import { jsonParam } from '../../data/json-param.ts';

export interface AuditEntry {
  /** Who acts; null for the system itself and for somebody who is not signed in. */
  actor: Pick<SignedInUser, 'id' | 'username' | 'role'> | null;
  action: AuditAction;
  subject: AuditSubject;
  /** State before, whole or the members that matter; left out for something new. */
  before?: AuditState | null;
  /** State after; left out for something deleted. */
  after?: AuditState | null;
  /** Of the request, so that a line here and a line in the logs find each other. */
  requestId?: string | null;
}

/**
 * Adds an entry in the caller's transaction: the write and its entry are there together or not at all. Personal data and
 * secrets are taken out here (audit/audit.ts), so callers pass states as they have them; of before and after only what
 * differs is kept. A change that changes nothing is recorded too, with two empty objects.
 */
export function recordAudit(client: Queryable, entry: AuditEntry): Promise<void> {
  return recordAudits(client, [entry]);
}

/** The same for many writes of one transaction, in one go. */
export async function recordAudits(client: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ actor, action, subject, requestId, ...states }) => ({
    actor_id: actor?.id,
    actor_name: actor?.username,
    actor_role: actor?.role,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id == null ? null : String(subject.id),
    subject_label: subject.label,
    ...auditedChange(subject.kind, states.before ?? null, states.after ?? null),
    request_id: requestId,
  }));
  await client.query(insertSql, [jsonParam(rows)]);
}

const columns =
  'actor_id, actor_name, actor_role, action, subject_kind, subject_id, subject_label, before, after, request_id';
const insertSql = /* sql */ `
insert into audit_entries (${columns})
select ${columns} from jsonb_to_recordset($1::jsonb) as entry (actor_id integer, actor_name text, actor_role text,
  action text, subject_kind text, subject_id text, subject_label text, before jsonb, after jsonb, request_id text)`;
