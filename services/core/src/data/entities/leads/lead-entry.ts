import { defineEntity, p } from '@mikro-orm/core';
import { callOutcomes, entryKinds } from '../../../leads/entry.ts';
import { User } from '../accounts/user.ts';
import { createdAt, id, updatedAt, version } from '../columns.ts';
import { Lead } from './lead.ts';

/** What staff wrote down of a lead. */
export const LeadEntry = defineEntity({
  name: 'LeadEntry',
  tableName: 'lead_entries',
  properties: {
    id: id(),
    lead: () => p.manyToOne(Lead).ref().deleteRule('cascade'),
    kind: p.enum(entryKinds),
    text: p.text(),
    outcome: p.enum(callOutcomes).nullable(),
    /** When it happened, as its author says. */
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    author: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** The one text that a lead had before there were entries. */
    earlier: p.boolean().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
