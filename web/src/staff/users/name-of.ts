import type { User } from './api/users.ts';

/** What somebody is called: the name, else the username, else the address. */
export function nameOf({ firstName, lastName, username, email }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (username ?? email);
}
