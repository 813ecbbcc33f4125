import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.ts';
import { Contact } from './contact.ts';

/** Two people of whom somebody said that they are not the same. */
export const ContactDistinction = defineEntity({
  name: 'ContactDistinction',
  tableName: 'contact_distinctions',
  properties: {
    contact: () => p.manyToOne(Contact).ref().primary().deleteRule('cascade'),
    /** With the greater number. */
    other: () => p.manyToOne(Contact).ref().primary().deleteRule('cascade'),
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    by: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
  },
});
