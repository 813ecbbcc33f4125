import type { Lead } from './api/leads.ts';

/** The e-mail where there is none, as by newsletter. */
export const nameOf = ({ firstName, lastName, email }: Pick<Lead, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;
