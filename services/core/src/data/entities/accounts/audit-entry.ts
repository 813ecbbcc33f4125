import { defineEntity, p } from '@mikro-orm/core';
import type { AuditKind } from '../../../audit/audit.ts';
import { createdAt, text } from '../columns.ts';

/** Changed by nobody. No reference: the actor outlives the account. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.bigint('number').primary().generated('identity'),
    at: createdAt(),
    actorId: p.integer().nullable(),
    actorName: text(),
    actorRole: text(),
    action: p.text(),
    subjectKind: p.text().$type<AuditKind>(),
    subjectId: text(),
    subjectLabel: text(),
    before: p.json<Record<string, unknown>>().columnType('jsonb').nullable(),
    after: p.json<Record<string, unknown>>().columnType('jsonb').nullable(),
    requestId: text(),
  },
});
