import type { Lead } from './api/leads.ts';

type Named = Pick<Lead, 'firstName' | 'lastName' | 'email' | 'masked' | 'referenceId' | 'anonymisedAt'>;

/** The e-mail where there is none, as by newsletter; our reference once nobody's name is left, or where that is not shown. */
export function nameOf({ firstName, lastName, email, masked, referenceId, anonymisedAt }: Named): string {
  if (anonymisedAt !== null) return referenceId;
  return `${firstName} ${lastName}`.trim() || (masked.includes('email') ? referenceId : email || referenceId);
}
