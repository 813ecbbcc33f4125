import type { Permission } from '../accounts/permissions.ts';

/** Lists of which views are kept, and what one may do who sees the list: a shared view says what was searched for there. */
export const viewScreens = {
  leads: ['leads.read_own', 'leads.read_all'],
  properties: ['listings.read'],
  featured: ['listings.read'],
  blog: ['blog.read'],
  users: ['users.manage'],
  deliveries: ['deliveries.read'],
  audit: ['audit.read'],
} as const satisfies Record<string, readonly Permission[]>;

export type ViewScreen = keyof typeof viewScreens;

/** Of one person on one screen. */
export const mostViews = 50;
/** Of everybody on one screen. */
export const mostSharedViews = 200;
