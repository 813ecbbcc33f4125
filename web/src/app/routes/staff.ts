import { index, layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'routes/staff';

/** Rendered in the browser only. */
export const adminRoutes: RouteConfigEntry[] = [
  layout('layouts/staff/staff-layout.tsx', [
    route('admin-login', `${folder}/login.tsx`),
    route('admin-forgotten', `${folder}/forgotten.tsx`),
    route('admin-access', `${folder}/access.tsx`),
    // same frame, same access
    layout('layouts/staff/admin-layout.tsx', { id: 'admin-frame' }, [
      route('dashboard', `${folder}/dashboard-cards.tsx`),
    ]),
    route('admin', 'layouts/staff/admin-layout.tsx', [
      index(`${folder}/dashboard.tsx`),
      route('properties-table', `${folder}/properties-table.tsx`),
      route('properties', `${folder}/property-cards.tsx`),
      route('owners', `${folder}/owners.tsx`),
      route('featured-properties', `${folder}/featured-properties.tsx`),
      route('leads', `${folder}/leads.tsx`),
      route('leads/:id', `${folder}/lead.tsx`),
      route('contacts', `${folder}/contacts.tsx`),
      route('contacts/:id', `${folder}/contact.tsx`),
      route('tasks', `${folder}/tasks.tsx`),
      route('calendar', `${folder}/calendar.tsx`),
      route('routing', `${folder}/routing.tsx`),
      route('stages', `${folder}/stages.tsx`),
      route('templates', `${folder}/templates.tsx`),
      route('blog', `${folder}/blog.tsx`),
      route('agents', `${folder}/agents.tsx`),
      route('social-media', `${folder}/social.tsx`),
      route('crm-status', `${folder}/crm-status.tsx`),
      route('deliveries', `${folder}/deliveries.tsx`),
      route('seo', `${folder}/seo.tsx`),
      route('reports', `${folder}/reports.tsx`),
      route('analytics', `${folder}/analytics.tsx`),
      route('mail', `${folder}/mail.tsx`),
      route('users', `${folder}/users.tsx`),
      route('privacy', `${folder}/privacy.tsx`),
      route('roles', `${folder}/roles.tsx`),
      route('tokens', `${folder}/tokens.tsx`),
      route('office', `${folder}/office.tsx`),
      route('setup', `${folder}/setup.tsx`),
      route('settings', `${folder}/settings.tsx`),
      route('trash', `${folder}/trash.tsx`),
      route('audit', `${folder}/audit.tsx`),
      route('account', `${folder}/account.tsx`),
      // a CRM provider; all other pages are above
      route(':provider', `${folder}/crm-provider.tsx`),
    ]),
  ]),
];
