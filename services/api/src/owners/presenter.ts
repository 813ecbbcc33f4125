import { contactFields, maskedValue, type ContactField } from '@manzil/core/accounts/contact-rules';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { OwnerRow } from '@manzil/core/owners/store/owner-reader';
import type { components } from '@manzil/contract/api';

/** What of an owner the reader's role does not show: nobody takes an owner as an enquiry is taken. */
export const maskedOfOwner = (
  { contact }: Pick<SignedInUser, 'contact'>,
  owner: Pick<OwnerRow, ContactField>,
): ContactField[] => contactFields.filter((field) => owner[field] !== null && contact[field] !== 'open');

export function presentOwner(reader: SignedInUser, owner: OwnerRow): components['schemas']['Owner'] {
  const masked = maskedOfOwner(reader, owner);
  return { ...owner, ...Object.fromEntries(masked.map((field) => [field, maskedValue])), masked };
}
