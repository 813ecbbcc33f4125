import type { SignedInUser } from '@manzil/core/accounts/user';

/** Caches ask again each time; staff's answers are never stored. */
export function publicFor(user: SignedInUser | null): Record<string, string> {
  return { 'Cache-Control': user === null ? 'public, no-cache' : 'no-store', Vary: 'Cookie' };
}
