/** Which browser tests a changed source file can reach. */

const features = (...names: string[]): string[] => names.map((name) => `web/src/features/${name}/`);
const api = (...names: string[]): string[] => names.map((name) => `services/api/src/${name}/`);
/** What stands around every page of visitors, and around every page of staff. */
const frame = [
  'web/src/app/layouts/',
  'web/src/app/root.tsx',
  'web/src/app/entry.',
  'web/src/app/providers.tsx',
  'web/server/',
];
const table = ['web/src/ui/table/'];
const delivery = [
  'services/core/src/delivery/',
  'services/core/src/messaging/',
  'services/core/src/crm/sandbox/',
  'services/crm-sync/src/',
  'services/retry/src/',
  'services/crm-sandbox/src/',
];
const listings = [
  ...features('properties', 'search', 'home'),
  ...api('properties'),
  'web/src/lib/listings/',
  'web/src/lib/preferences/',
];

/** Folders and files by the beginning of their path; every spec must stand here (browser-reach.test.ts). */
export const reaches: Readonly<Record<string, readonly string[]>> = {
  'accessibility.spec.ts': [
    'web/src/ui/',
    'web/src/app/',
    ...listings,
    ...features('blog', 'team', 'about', 'services', 'legal', 'contact'),
  ],
  'accounts.spec.ts': [...features('auth', 'account', 'users'), ...api('auth', 'users'), 'web/src/lib/auth/'],
  'analytics.spec.ts': [
    ...features('analytics-admin'),
    'web/src/lib/analytics/',
    'web/src/app/layouts/analytics.tsx',
    'web/server/security.ts',
  ],
  'blog-admin.spec.ts': [...features('blog-admin'), ...api('blog'), ...table],
  'blog-editor.spec.ts': [...features('blog-admin'), ...api('blog', 'media')],
  'blog.spec.ts': [...features('blog'), ...api('blog'), 'web/src/app/routes/public/blog'],
  'break-the-crm.spec.ts': [...features('crm'), ...api('crm'), ...delivery],
  'budget.spec.ts': [
    'web/vite.config.ts',
    'web/visitor-icons.ts',
    'web/src/app/',
    'web/src/ui/',
    'web/server/',
    'package-lock.json',
  ],
  'chat.spec.ts': [...features('chat'), ...api('chat'), 'services/core/src/domain/chat/'],
  'consent.spec.ts': [
    'web/src/lib/analytics/',
    'web/src/app/layouts/consent-banner.tsx',
    'web/src/app/layouts/analytics.tsx',
  ],
  'contact.spec.ts': [
    ...features('contact', 'leads', 'newsletter'),
    ...api('intake'),
    'web/src/app/routes/public/contact',
  ],
  'content-roles.spec.ts': [
    ...features('blog-admin', 'properties-admin', 'team-admin', 'social-admin'),
    'web/src/lib/auth/',
  ],
  'crm.spec.ts': [...features('crm'), ...api('crm'), ...delivery],
  'dashboard.spec.ts': [...features('overview'), ...api('stats'), 'web/src/app/routes/admin/dashboard'],
  'deliveries.spec.ts': [...features('deliveries'), ...api('crm'), ...delivery, ...table],
  'featured-admin.spec.ts': [...features('featured-admin', 'properties-admin'), ...api('properties'), ...table],
  'head.spec.ts': ['web/src/app/', 'web/server/'],
  'journey.spec.ts': [
    ...listings,
    ...features('leads', 'leads-admin'),
    ...api('intake', 'leads'),
    ...delivery,
    ...frame,
  ],
  'leads.spec.ts': [...features('leads-admin'), ...api('leads'), ...table],
  'listing-journey.spec.ts': listings,
  'listing-look.spec.ts': listings,
  'listing-search.spec.ts': listings,
  'palette.spec.ts': [...features('command-palette'), 'web/src/app/layouts/palette-launcher.tsx'],
  'properties-admin.spec.ts': [...features('properties-admin'), ...api('properties'), ...table],
  'properties-files.spec.ts': [...features('properties-admin'), ...api('properties', 'media')],
  'public-pages.spec.ts': [...frame, ...features('about', 'services', 'legal', 'team', 'contact')],
  'seo.spec.ts': [...features('seo-admin'), ...api('seo')],
  'settings.spec.ts': [...features('settings-admin'), ...api('settings')],
  'shell.spec.ts': [...frame, 'web/src/i18n/'],
  'social-admin.spec.ts': [...features('social-admin', 'social'), ...api('social'), ...table],
  'team-admin.spec.ts': [...features('team-admin', 'team'), ...api('agents'), ...table],
};

/** Names of specs. @param changed source files, from the root of the repository */
export function specsOf(changed: readonly string[]): Set<string> {
  const reached = Object.entries(reaches).filter(([, sources]) =>
    changed.some((file) => sources.some((source) => file.startsWith(source))),
  );
  return new Set(reached.map(([spec]) => spec));
}
