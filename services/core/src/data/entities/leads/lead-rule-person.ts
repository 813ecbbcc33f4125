import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.ts';
import { LeadRule } from './lead-rule.ts';

/** Among whom a rule gives in turns, and how often each. */
export const LeadRulePerson = defineEntity({
  name: 'LeadRulePerson',
  tableName: 'lead_rule_people',
  primaryKeys: ['rule', 'user'],
  properties: {
    rule: () => p.manyToOne(LeadRule).primary().ref().deleteRule('cascade'),
    user: () => p.manyToOne(User).primary().ref().deleteRule('cascade'),
    weight: p.integer(),
    position: p.integer(),
  },
});
