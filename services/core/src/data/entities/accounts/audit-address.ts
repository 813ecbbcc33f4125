import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '../columns.ts';

/** For 30 days. Outside the chain; no reference, so that entries stay untouched. */
export const AuditAddress = defineEntity({
  name: 'AuditAddress',
  tableName: 'audit_addresses',
  properties: {
    entryId: p.bigint('number').primary().autoincrement(false),
    at: createdAt(),
    address: p.string().columnType('inet'),
  },
});
