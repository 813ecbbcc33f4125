import type { SignedInUser } from '@manzil/core/accounts/user';

/** `user` sees what visitors see. */
export const isStaff = (user: SignedInUser | null): boolean => user !== null && user.role !== 'user';
