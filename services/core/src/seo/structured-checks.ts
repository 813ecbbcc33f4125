import { ok, ofRead, type Check } from './check.ts';
import { lacksOf, typesOf } from './structured-data.ts';

export const structuredChecks: readonly Check[] = [
  {
    id: 'structured_missing',
    category: 'structured',
    severity: 'high',
    ignoredBy: ['baidu'],
    page: ofRead((page) => ok(page.structured.length > 0)),
  },
  {
    id: 'structured_unreadable',
    category: 'structured',
    severity: 'critical',
    ignoredBy: ['baidu'],
    page: ofRead((page) => (page.structured.length === 0 ? null : ok(!page.structured.includes(null)))),
  },
  {
    id: 'structured_incomplete',
    category: 'structured',
    severity: 'medium',
    ignoredBy: ['baidu'],
    page: ofRead((page) => {
      const blocks = page.structured.filter((block) => block !== null);
      if (blocks.length === 0) return null;
      const lacking = blocks.flatMap((block) => lacksOf(block));
      return ok(lacking.length === 0, lacking.slice(0, 3).join(', '));
    }),
  },
  {
    id: 'breadcrumbs',
    category: 'structured',
    severity: 'low',
    ignoredBy: ['baidu', 'yandex'],
    page: ofRead((page) => {
      // the home page is where the way begins
      if (/^\/(en|ar)$/.test(page.path) || page.structured.length === 0) return null;
      return ok(page.structured.flatMap((block) => typesOf(block)).includes('BreadcrumbList'));
    }),
  },
  {
    id: 'open_graph',
    category: 'structured',
    severity: 'medium',
    page: ofRead(({ openGraph }) => {
      const missing = ['og:title', 'og:description', 'og:image', 'og:url'].filter((name) => !openGraph.includes(name));
      return ok(missing.length === 0, missing.join(', '));
    }),
  },
];
