/** How to reach the people behind enquiries, as far as a role shows it (docs/decisions/0035). */
import { maskedFor, maskedValue, seesAllContact, type ContactField } from '@manzil/core/accounts/contact-rules';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { ProblemError } from '../contract/problem.ts';

interface Contact {
  email: string;
  phone: string | null;
  assigneeId: number | null;
}

/** The same with what this reader is not shown in dots, and which fields those are. */
export function presentContact<T extends Contact>(reader: SignedInUser, lead: T): T & { masked: ContactField[] } {
  const masked = maskedFor(reader, lead);
  const hidden = Object.fromEntries(masked.map((field) => [field, maskedValue]));
  return { ...lead, ...hidden, masked };
}

/** For what holds such data in free text, or about many people. @throws ProblemError lead.contact_masked */
export function demandAllContact(reader: SignedInUser): void {
  if (!seesAllContact(reader)) throw new ProblemError('lead.contact_masked');
}
