import type { SignedInUser } from '@manzil/core/accounts/user';

/** Staff also see what is inactive or a draft; the role `user` sees what visitors see. */
export const isStaff = (user: SignedInUser | null): boolean => user !== null && user.role !== 'user';
