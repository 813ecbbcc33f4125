import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '../columns.ts';

/** Up to which link older entries of the audit log were dropped; written by the owner's function alone (migration 38). */
export const AuditCheckpoint = defineEntity({
  name: 'AuditCheckpoint',
  tableName: 'audit_checkpoints',
  properties: {
    seq: p.bigint('number').primary().autoincrement(false),
    hash: p.text(),
    at: createdAt(),
  },
});
