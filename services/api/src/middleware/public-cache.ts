import type { SignedInUser } from '@manzil/core/accounts/user';

/**
 * Headers of a public read. Caches must ask again each time (Express answers 304 by ETag), so that a change shows at
 * once; what staff get may hold more and is never stored.
 */
export function publicFor(user: SignedInUser | null): Record<string, string> {
  return { 'Cache-Control': user === null ? 'public, no-cache' : 'no-store', Vary: 'Cookie' };
}
