import { seesAllContact } from '@manzil/core/accounts/contact-rules';
import { useQuery } from '@tanstack/react-query';
import { authUserQuery } from './auth-user.ts';

/** Whether the role shows every enquiry's e-mail and telephone number. */
export function useSeesContact(): boolean {
  const { data: user } = useQuery(authUserQuery);
  return user !== undefined && user !== null && seesAllContact(user);
}
