import { index, layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'routes/admin';

/** The staff's pages: /admin-login and /admin/…, rendered in the browser only. */
export const adminRoutes: RouteConfigEntry[] = [
  layout('layouts/staff-layout.tsx', [
    route('admin-login', `${folder}/login.tsx`),
    route('admin', 'layouts/admin-layout.tsx', [
      index(`${folder}/overview.tsx`),
      route('leads', `${folder}/leads.tsx`),
      route('crm-status', `${folder}/crm-status.tsx`),
      route('analytics', `${folder}/analytics.tsx`),
      // the name of the provider; every other page of the admin is named above
      route(':provider', `${folder}/crm-provider.tsx`),
    ]),
  ]),
];
