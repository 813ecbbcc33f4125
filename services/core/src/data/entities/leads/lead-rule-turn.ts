import { defineEntity, p } from '@mikro-orm/core';
import { LeadRule } from './lead-rule.ts';

/** How many a rule gave; apart from it, so that whoever edits the rule does not wait for enquiries. */
export const LeadRuleTurn = defineEntity({
  name: 'LeadRuleTurn',
  tableName: 'lead_rule_turns',
  properties: {
    rule: () => p.oneToOne(LeadRule).owner().primary().ref().deleteRule('cascade'),
    turn: p.integer().default(0),
  },
});
