import { defineEntity, p } from '@mikro-orm/core';
import { assignmentReasons } from '../../../leads/routing/rule.ts';
import { User } from '../accounts/user.ts';
import { id, moment } from '../columns.ts';
import { LeadRule } from './lead-rule.ts';
import { Lead } from './lead.ts';

/** Who had a lead, and why. */
export const LeadAssignment = defineEntity({
  name: 'LeadAssignment',
  tableName: 'lead_assignments',
  properties: {
    id: id(),
    lead: () => p.manyToOne(Lead).ref().deleteRule('cascade'),
    fromUser: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    toUser: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    rule: () => p.manyToOne(LeadRule).ref().nullable().deleteRule('set null'),
    reason: p.enum(assignmentReasons),
    at: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    /** The limit passed, and nobody was left to hand it to. */
    gaveUpAt: moment(),
  },
});
