import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, text } from '../columns.ts';
import { User } from '../accounts/user.ts';

/** What staff deleted, as it was, until it is restored or 30 days are over. Listings stay in their own table. */
export const Trashed = defineEntity({
  name: 'Trashed',
  tableName: 'trashed',
  properties: {
    kind: p.enum(['lead', 'post', 'agent'] as const).primary(),
    id: p.integer().primary().autoincrement(false),
    title: p.text(),
    reference: text(),
    /** Rows by table. */
    content: p.json<Record<string, Record<string, unknown>[]>>().columnType('jsonb'),
    emailKey: text(),
    phoneKey: text(),
    deletedAt: createdAt(),
    deletedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** Of the account, or of the machine that acted. */
    deletedByName: text(),
  },
});
