import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';

interface DashboardTab {
  /** In the address, and the key of its name. */
  id: 'properties' | 'featured' | 'leads' | 'blog' | 'crm' | 'team' | 'seo' | 'social' | 'settings';
  /** Fetched when the tab is opened first. */
  Screen: LazyExoticComponent<ComponentType>;
  /** Whom its screen lets in; left out, all staff. */
  roles?: readonly AuthUser['role'][];
}

/** The tabs of the dashboard in their order; each shows what has a page of its own as well. */
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

/** What somebody sees of them: those of the role, and the one that the address names. */
export function tabsFor(role: AuthUser['role'], open: DashboardTab): DashboardTab[] {
  return tabs.filter((tab) => tab === open || mayOpen(tab, role));
}

/** Whether the role may look at what the tab shows. */
export const mayOpen = ({ roles }: DashboardTab, role: AuthUser['role']): boolean => roles?.includes(role) ?? true;
