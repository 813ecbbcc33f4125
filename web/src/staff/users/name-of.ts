import type { User } from './api/users.ts';

/** Else the username, else the address. */
export function nameOf({ firstName, lastName, username, email }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (username ?? email);
}
