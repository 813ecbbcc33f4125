import type { Lead } from './api/leads.ts';

type Named = Pick<Lead, 'firstName' | 'lastName' | 'email' | 'referenceId' | 'anonymisedAt'>;

/** The e-mail where there is none, as by newsletter; our reference once nobody's name is left. */
export const nameOf = ({ firstName, lastName, email, referenceId, anonymisedAt }: Named): string =>
  anonymisedAt === null ? `${firstName} ${lastName}`.trim() || email : referenceId;
