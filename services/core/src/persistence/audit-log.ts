/** Writes the audit log. What stands in it is never changed or deleted: the database refuses both. */
import { auditedChange, type AuditAction, type AuditState, type AuditSubject } from '../domain/audit.ts';
import type { SignedInUser } from '../domain/user.ts';
import type { Queryable } from './database.ts';
import { jsonParam } from './json-param.ts';

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
 * secrets are taken out here (domain/audit.ts), so callers pass states as they have them; of before and after only what
 * differs is kept. A change that changes nothing is recorded too, with two empty objects.
 */
export async function recordAudit(client: Queryable, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, requestId } = entry;
  const { before, after } = auditedChange(subject.kind, entry.before ?? null, entry.after ?? null);
  await client.query(
    `insert into audit_entries
       (actor_id, actor_name, actor_role, action, subject_kind, subject_id, subject_label, before, after, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb -> 0, $9::jsonb -> 0, $10)`,
    [
      actor?.id ?? null,
      actor?.username ?? null,
      actor?.role ?? null,
      action,
      subject.kind,
      subject.id == null ? null : String(subject.id),
      subject.label ?? null,
      before === null ? null : jsonParam([before]),
      after === null ? null : jsonParam([after]),
      requestId ?? null,
    ],
  );
}
