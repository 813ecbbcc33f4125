import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AccessDenied } from '#staff/auth/access-denied.tsx';
import { type AuthUser, authUserQuery } from '#staff-lib/auth/auth-user.ts';

interface RoleOnlyProps {
  roles: readonly AuthUser['role'][];
  children: ReactNode;
}

export function RoleOnly({ roles, children }: RoleOnlyProps) {
  const { data: user } = useQuery(authUserQuery);
  const { pathname } = useLocation();
  return user != null && roles.includes(user.role) ? children : <AccessDenied signedIn returnTo={pathname} />;
}

export function AdminOnly({ children }: { children: ReactNode }) {
  return <RoleOnly roles={['admin']}>{children}</RoleOnly>;
}
