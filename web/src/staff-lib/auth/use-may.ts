import { useQuery } from '@tanstack/react-query';
import { type AuthUser, authUserQuery } from './auth-user.ts';

/** Hides what the server would refuse; the server decides. */
export function useMay(...roles: readonly AuthUser['role'][]): boolean {
  const { data: user } = useQuery(authUserQuery);
  return user != null && roles.includes(user.role);
}
