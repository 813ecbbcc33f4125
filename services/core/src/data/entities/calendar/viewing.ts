import { defineEntity, p } from '@mikro-orm/core';
import { viewingStatuses } from '../../../viewings/viewing.ts';
import { User } from '../accounts/user.ts';
import { createdAt, id, text, updatedAt, version } from '../columns.ts';
import { Lead } from '../leads/lead.ts';
import { LeadEntry } from '../leads/lead-entry.ts';
import { Property } from '../listings/property.ts';

/** An appointment at a listing. */
export const Viewing = defineEntity({
  name: 'Viewing',
  tableName: 'viewings',
  properties: {
    id: id(),
    lead: () => p.manyToOne(Lead).ref().deleteRule('cascade'),
    property: () => p.manyToOne(Property).ref().nullable().deleteRule('set null'),
    /** Who shows it. */
    host: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    startsAt: p.datetime().columnType('timestamptz'),
    endsAt: p.datetime().columnType('timestamptz'),
    status: p.enum(viewingStatuses).default('planned'),
    placeNote: text(),
    /** What it became in the timeline of its lead. */
    entry: () => p.oneToOne(LeadEntry).ref().nullable().owner().deleteRule('set null'),
    createdBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
