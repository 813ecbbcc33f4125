import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AccessDenied } from '#staff/auth/access-denied.tsx';
import { Permitted } from '#staff-lib/auth/permitted.tsx';
import type { Permission } from '#staff-lib/auth/use-may.ts';

/** A whole screen: who may not open it reads so. */
export function PermittedScreen({ needs, children }: { needs: Permission; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Permitted needs={needs} otherwise={<AccessDenied signedIn returnTo={pathname} />}>
      {children}
    </Permitted>
  );
}
