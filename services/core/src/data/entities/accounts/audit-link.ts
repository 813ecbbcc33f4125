import { defineEntity, p } from '@mikro-orm/core';

/** The chain over the entries; written by the database alone (migration 28). */
export const AuditLink = defineEntity({
  name: 'AuditLink',
  tableName: 'audit_links',
  properties: {
    seq: p.bigint('number').primary().autoincrement(false),
    entryId: p.bigint('number').unique(),
    hash: p.text(),
  },
});
