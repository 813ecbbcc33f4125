import type { Contact } from './api/contacts.ts';

/** Null where no name was given. */
export const fullName = (name: Contact['name'] | null): string | null =>
  name === null ? null : `${name.first} ${name.last}`.trim() || null;

/** The first thing that is known, as by newsletter only an e-mail is; null where none of it is shown. */
export const nameOf = ({ name, emails, phones }: Pick<Contact, 'name' | 'emails' | 'phones'>): string | null =>
  fullName(name) ?? emails[0] ?? phones[0] ?? null;
