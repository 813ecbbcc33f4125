/** As the CRM and the audit log name a person. */
export const referenceOf = (contactId: number): string => `P-${String(contactId)}`;

/** A merge can be undone for so long. */
export const undoDays = 30;

/** Leads of each of two people that are merged. */
export const mostMerged = 1_000;
