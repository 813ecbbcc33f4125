/** Who of a new enquiry's listing, or who of some people in turns. Also for browsers. */
export const ruleActions = ['agent', 'people'] as const;
export type RuleAction = (typeof ruleActions)[number];

export const assignmentReasons = ['rule', 'by_hand', 'unanswered'] as const;
export type AssignmentReason = (typeof assignmentReasons)[number];

export const mostRules = 100;
