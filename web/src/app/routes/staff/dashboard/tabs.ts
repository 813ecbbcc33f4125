import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';

interface DashboardTab {
  /** In the address, and key of its name. */
  id: 'properties' | 'featured' | 'leads' | 'blog' | 'crm' | 'team' | 'seo' | 'social' | 'settings';
  /** Loaded when the tab is first opened. */
  Screen: LazyExoticComponent<ComponentType>;
  /** Left out: all staff. */
  roles?: readonly AuthUser['role'][];
}

/** Each tab is also a page of its own. */
export const tabs: readonly [DashboardTab, ...DashboardTab[]] = [
  { id: 'properties', Screen: lazy(() => import('../properties-table.tsx')) },
  { id: 'featured', Screen: lazy(() => import('./featured-tab.tsx')) },
  { id: 'leads', Screen: lazy(() => import('../leads.tsx')), roles: ['admin', 'agent'] },
  { id: 'blog', Screen: lazy(() => import('../blog.tsx')) },
  { id: 'crm', Screen: lazy(() => import('../crm-status.tsx')) },
  { id: 'team', Screen: lazy(() => import('../agents.tsx')) },
  { id: 'seo', Screen: lazy(() => import('../seo.tsx')) },
  { id: 'social', Screen: lazy(() => import('../social.tsx')) },
  { id: 'settings', Screen: lazy(() => import('../settings.tsx')), roles: ['admin'] },
];

/** Those of the role, and the one in the address, which may be refused. */
export function tabsFor(role: AuthUser['role'], open: DashboardTab): DashboardTab[] {
  return tabs.filter((tab) => tab === open || mayOpen(tab, role));
}

export const mayOpen = ({ roles }: DashboardTab, role: AuthUser['role']): boolean => roles?.includes(role) ?? true;
