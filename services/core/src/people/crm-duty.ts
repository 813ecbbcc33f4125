/** What somebody has to do in the CRM by hand. */
export const crmDutyKinds = ['erase', 'unsubscribe'] as const;
export type CrmDutyKind = (typeof crmDutyKinds)[number];
