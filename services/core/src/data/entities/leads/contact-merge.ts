import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.ts';
import { id, moment } from '../columns.ts';
import { Contact } from './contact.ts';

/** Which leads moved when two people were made one, for 30 days. */
export const ContactMerge = defineEntity({
  name: 'ContactMerge',
  tableName: 'contact_merges',
  properties: {
    id: id(),
    contact: () => p.manyToOne(Contact).ref().deleteRule('cascade'),
    /** Whose leads moved. */
    other: () => p.manyToOne(Contact).ref().deleteRule('cascade'),
    leadIds: p
      .array((typed) => Number(typed))
      .$type<number[]>()
      .columnType('integer[]'),
    /** Of the contact: a withdrawal of either holds for both. */
    withdrawnBefore: moment(),
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    by: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
  },
});
