import type { Lead } from './api/leads.ts';

/** A lead's name as one text; the e-mail stands in where there is none, as with the newsletter. */
export const nameOf = ({ firstName, lastName, email }: Pick<Lead, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;
