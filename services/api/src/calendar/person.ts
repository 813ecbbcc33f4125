import type { SignedInUser } from '@manzil/core/accounts/user';

/** @param person an id, or `me` @returns null: nobody's in particular */
export function personOf(person: string | undefined, { id }: SignedInUser): number | null {
  if (person === undefined) return null;
  return person === 'me' ? id : Number(person);
}
