import { useQuery } from '@tanstack/react-query';
import { type AuthUser, authUserQuery } from './auth-user.ts';

/** Whether who is signed in has one of these roles. Hides what the server would refuse; it is the server that refuses. */
export function useMay(...roles: readonly AuthUser['role'][]): boolean {
  const { data: user } = useQuery(authUserQuery);
  return user != null && roles.includes(user.role);
}
