import type { ReactNode } from 'react';
import { type Permission, useMay } from './use-may.ts';

interface PermittedProps {
  needs: Permission;
  children: ReactNode;
  /** Instead, without the permission. */
  otherwise?: ReactNode;
}

/** Shows its children to who may. */
export function Permitted({ needs, children, otherwise = null }: PermittedProps) {
  return useMay(needs) ? children : otherwise;
}
