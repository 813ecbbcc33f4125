import { useQuery } from '@tanstack/react-query';
import { type AuthUser, authUserQuery } from './auth-user.ts';

export type Permission = AuthUser['permissions'][number];

/** Whether who is signed in may: hides what the server would refuse; the server decides. */
export function useMay(permission: Permission): boolean {
  const { data: user } = useQuery(authUserQuery);
  return user?.permissions.includes(permission) ?? false;
}
