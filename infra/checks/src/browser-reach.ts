const site = (...names: string[]): string[] => names.map((name) => `web/src/site/${name}/`);
const staff = (...names: string[]): string[] => names.map((name) => `web/src/staff/${name}/`);
const api = (...names: string[]): string[] => names.map((name) => `services/api/src/${name}/`);
/** Around every page of visitors, and of staff. */
const frame = [
  'web/src/app/layouts/',
  'web/src/app/root.tsx',
  'web/src/app/entry.',
  'web/src/app/providers.tsx',
  'web/server/',
];
const table = ['web/src/staff-ui/table/', 'web/src/staff-ui/list/'];
const delivery = [
  'services/core/src/deliveries/',
  'services/core/src/listing-sync/',
  'services/core/src/messaging/',
  'services/core/src/crm/sandbox/',
  'services/crm-sync/src/',
  'services/retry/src/',
  'services/crm-sandbox/src/',
];
const listings = [
  ...site('listings', 'search', 'home'),
  ...api('listings'),
  'web/src/lib/listings/',
  'web/src/lib/preferences/',
];

/** By the beginning of paths; names every spec. */
export const reaches: Readonly<Record<string, readonly string[]>> = {
  'accessibility.spec.ts': [
    'web/src/ui/',
    'web/src/app/',
    ...listings,
    ...site('blog', 'team', 'about', 'services', 'legal', 'contact'),
  ],
  'accounts.spec.ts': [...staff('auth', 'account', 'users'), ...api('accounts'), 'web/src/staff-lib/auth/'],
  'addresses.spec.ts': ['web/server/', 'web/src/app/routes/site/', 'web/src/lib/', ...listings, ...site('blog')],
  'analytics.spec.ts': [
    ...staff('analytics'),
    'web/src/lib/analytics/',
    'web/src/app/layouts/analytics.tsx',
    'web/server/security.ts',
  ],
  'reports.spec.ts': [...staff('reports'), ...api('reports')],
  'blog-admin.spec.ts': [...staff('blog'), ...api('blog'), ...table],
  'blog-editor.spec.ts': [...staff('blog'), ...api('blog', 'media')],
  'blog.spec.ts': [...site('blog'), ...api('blog'), 'web/src/app/routes/site/blog'],
  'break-the-crm.spec.ts': [...staff('crm'), ...api('crm'), ...delivery],
  'plan-and-video.spec.ts': [...site('listings'), 'web/src/ui/', 'web/server/security.ts'],
  'brochure.spec.ts': [...site('listings'), 'web/src/app/routes/site/brochure.tsx', 'web/src/ui/'],
  'budget.spec.ts': [
    'web/vite.config.ts',
    'web/visitor-icons.ts',
    'web/src/app/',
    'web/src/ui/',
    'web/server/',
    'package-lock.json',
  ],
  'chat.spec.ts': [...site('chat'), ...api('chat'), 'services/core/src/chat/'],
  'calendar.spec.ts': [
    ...staff('calendar', 'leads'),
    ...api('calendar', 'leads'),
    'services/core/src/tasks/',
    'services/core/src/viewings/',
  ],
  'consent.spec.ts': [
    'web/src/lib/analytics/',
    'web/src/app/layouts/consent-banner.tsx',
    'web/src/app/layouts/analytics.tsx',
  ],
  'contact.spec.ts': [
    ...site('contact', 'leads', 'newsletter'),
    ...api('leads/intake'),
    'web/src/app/routes/site/contact',
  ],
  'content-roles.spec.ts': [...staff('blog', 'listings', 'team', 'social'), 'web/src/staff-lib/auth/'],
  'crm.spec.ts': [...staff('crm'), ...api('crm', 'deliveries', 'listing-sync'), ...delivery],
  'dashboard.spec.ts': [...staff('overview'), ...api('overview'), 'web/src/app/routes/staff/dashboard'],
  'deliveries.spec.ts': [...staff('deliveries'), ...api('crm', 'deliveries'), ...delivery, ...table],
  'enquiry.spec.ts': [
    ...site('leads'),
    ...api('leads'),
    ...delivery,
    'web/src/app/routes/site/enquiry',
    'web/src/app/routes/site/contact-send',
    'web/server/',
  ],
  'factors.spec.ts': [...staff('auth', 'account'), ...api('accounts'), 'web/src/staff-lib/auth/'],
  'featured-admin.spec.ts': [...staff('featured', 'listings'), ...api('listings'), ...table],
  'head.spec.ts': ['web/src/app/', 'web/server/'],
  'late-scripts.spec.ts': ['web/src/app/', 'web/server/'],
  'journey.spec.ts': [
    ...listings,
    ...staff('leads'),
    ...site('leads'),
    ...api('leads/intake', 'leads'),
    ...delivery,
    ...frame,
  ],
  'desk.spec.ts': [
    ...staff('leads', 'calendar', 'listings'),
    ...api('leads', 'calendar', 'listings'),
    ...table,
    'web/src/app/layouts/staff/',
  ],
  'lead-desk.spec.ts': [...staff('leads'), ...api('leads'), ...table],
  'leads.spec.ts': [...staff('leads'), ...api('leads'), ...table],
  'messages.spec.ts': [...staff('leads'), ...api('leads'), 'services/core/src/mail/', 'services/notifier/src/'],
  'listing-journey.spec.ts': listings,
  'listing-look.spec.ts': listings,
  'listing-search.spec.ts': listings,
  'palette.spec.ts': [...staff('palette'), 'web/src/app/layouts/staff/'],
  'properties-admin.spec.ts': [...staff('listings'), ...api('listings'), ...table],
  'properties-files.spec.ts': [...staff('listings'), ...api('listings', 'media')],
  'office.spec.ts': [...staff('office', 'setup'), ...site('contact'), ...api('settings'), 'services/core/src/office/'],
  'owners.spec.ts': [
    ...staff('listings', 'settings'),
    ...api('owners', 'listings', 'settings'),
    'services/core/src/owners/',
  ],
  'publishing.spec.ts': [...staff('listings', 'settings'), ...api('listings', 'settings')],
  'public-pages.spec.ts': [...frame, ...site('about', 'services', 'legal', 'team', 'contact')],
  'people.spec.ts': [...staff('leads'), ...api('people'), 'services/core/src/people/', ...table],
  'person-sessions.spec.ts': [...staff('users'), 'web/src/staff-ui/session-lines.tsx', ...api('accounts')],
  'policy.spec.ts': ['web/server/', 'web/src/app/', 'web/src/lib/', 'web/src/ui/', 'web/src/staff-ui/'],
  'seo.spec.ts': [...staff('seo'), ...api('seo')],
  'settings.spec.ts': [...staff('settings'), ...api('settings')],
  'shell.spec.ts': [...frame, 'web/src/i18n/'],
  'social-admin.spec.ts': [...staff('social'), ...site('social'), ...api('social'), ...table],
  'staff-phone.spec.ts': ['web/src/app/layouts/staff/', ...staff('leads', 'listings'), ...table],
  'subscription.spec.ts': [
    ...site('newsletter', 'subscription'),
    ...api('subscriptions'),
    'web/src/app/routes/site/subscription',
  ],
  'tables.spec.ts': table,
  'today.spec.ts': [
    ...staff('overview', 'notices', 'calendar'),
    'web/src/staff-lib/live/',
    'web/src/app/layouts/staff/',
    'web/src/app/routes/staff/dashboard',
    ...api('events', 'overview', 'notices'),
    'services/core/src/changes/',
  ],
  'trash.spec.ts': [
    ...staff('trash', 'leads', 'blog'),
    'web/src/staff-ui/trash/',
    'web/src/staff-ui/revisions/',
    ...api('trash', 'revisions'),
    ...table,
  ],
  'views.spec.ts': [...table, 'web/src/staff-ui/views/', ...api('views', 'csv')],
  'team-admin.spec.ts': [...staff('team'), ...site('team'), ...api('team'), ...table],
};

export function specsOf(changed: readonly string[]): Set<string> {
  const reached = Object.entries(reaches).filter(([, sources]) =>
    changed.some((file) => sources.some((source) => file.startsWith(source))),
  );
  return new Set(reached.map(([spec]) => spec));
}
