import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Permission } from '#staff-lib/auth/use-may.ts';

interface DashboardTab {
  /** In the address, and key of its name. */
  id: 'properties' | 'featured' | 'leads' | 'blog' | 'crm' | 'team' | 'seo' | 'social' | 'settings';
  /** Loaded when the tab is first opened. */
  Screen: LazyExoticComponent<ComponentType>;
  needs: Permission;
}

/** Each tab is also a page of its own. */
export const tabs: readonly [DashboardTab, ...DashboardTab[]] = [
  { id: 'properties', Screen: lazy(() => import('../properties-table.tsx')), needs: 'listings.read' },
  { id: 'featured', Screen: lazy(() => import('./featured-tab.tsx')), needs: 'listings.read' },
  { id: 'leads', Screen: lazy(() => import('../leads.tsx')), needs: 'leads.read_own' },
  { id: 'blog', Screen: lazy(() => import('../blog.tsx')), needs: 'blog.read' },
  { id: 'crm', Screen: lazy(() => import('../crm-status.tsx')), needs: 'crm.read' },
  { id: 'team', Screen: lazy(() => import('../agents.tsx')), needs: 'team.read' },
  { id: 'seo', Screen: lazy(() => import('../seo.tsx')), needs: 'seo.read' },
  { id: 'social', Screen: lazy(() => import('../social.tsx')), needs: 'social.read' },
  { id: 'settings', Screen: lazy(() => import('../settings.tsx')), needs: 'settings.manage' },
];

/** Those that may be opened, and the one in the address, which may be refused. */
export function tabsFor(permissions: readonly Permission[], open: DashboardTab): DashboardTab[] {
  return tabs.filter((tab) => tab === open || permissions.includes(tab.needs));
}
