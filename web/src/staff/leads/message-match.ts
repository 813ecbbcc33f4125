import { type Excerpt, excerptAround, unseenTerms } from '@manzil/core/search/text-around';
import type { StaffTerm } from '@manzil/core/search/staff-search';
import type { Lead } from './api/leads.ts';

type Searched = Pick<Lead, 'firstName' | 'lastName' | 'referenceId' | 'email' | 'phone' | 'masked' | 'message'>;

/** The words of a message by which a search found a lead; null where name, reference, e-mail and phone hold all that was typed. */
export function messageMatch(lead: Searched, terms: readonly StaffTerm[]): Excerpt | null {
  if (lead.message === null) return null;
  const contact = (['email', 'phone'] as const).filter((field) => !lead.masked.includes(field));
  const shown = [`${lead.firstName} ${lead.lastName}`, lead.referenceId, ...contact.map((field) => lead[field] ?? '')];
  return excerptAround(unseenTerms(terms, shown), lead.message);
}
