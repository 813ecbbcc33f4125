import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, moment } from '../columns.ts';

/** The person behind leads, who says nothing of themself: that stands in the leads. */
export const Contact = defineEntity({
  name: 'Contact',
  tableName: 'contacts',
  properties: {
    id: id(),
    createdAt: createdAt(),
    /** Whose name and addresses stand for the person at the CRM; it may be gone. */
    firstLeadId: p.integer().nullable(),
    /** From marketing; a consent that is given later counts again. */
    marketingWithdrawnAt: moment(),
  },
});
