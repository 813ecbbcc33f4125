/** What a role shows of how to reach the people behind enquiries. */

/** `until_taken`: once the enquiry is assigned to whoever reads it. From open to closed. */
export const contactRules = ['open', 'until_taken', 'masked'] as const;
export type ContactRule = (typeof contactRules)[number];

export const contactFields = ['phone', 'email'] as const;
export type ContactField = (typeof contactFields)[number];

export type ContactRules = Readonly<Record<ContactField, ContactRule>>;

export const openContact: ContactRules = { phone: 'open', email: 'open' };

/** Stands where a value is not shown. */
export const maskedValue = '•••';

/** Who reads an enquiry, and by which rules. */
export interface ContactReader {
  id: number;
  contact: ContactRules;
}

/** What of an enquiry the reader is not shown. */
export const maskedFor = (
  { id, contact }: ContactReader,
  lead: { assigneeId: number | null; phone: string | null },
): ContactField[] =>
  contactFields.filter((field) => {
    if (field === 'phone' && lead.phone === null) return false;
    return contact[field] === 'masked' || (contact[field] === 'until_taken' && lead.assigneeId !== id);
  });

/** Whether every enquiry is shown whole. */
export const seesAllContact = ({ contact }: Pick<ContactReader, 'contact'>): boolean =>
  contactFields.every((field) => contact[field] === 'open');

/** Whether no rule of `wanted` is more open than one's own. */
export const isWithin = (own: ContactRules, wanted: ContactRules): boolean =>
  contactFields.every((field) => contactRules.indexOf(wanted[field]) >= contactRules.indexOf(own[field]));
