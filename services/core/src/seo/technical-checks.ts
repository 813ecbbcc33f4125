import { ok, ofRead, read, type Check } from './check.ts';

export const technicalChecks: readonly Check[] = [
  {
    id: 'page_status',
    category: 'technical',
    severity: 'critical',
    mobile: true,
    page: (page) => ok(read(page), page.status === 0 ? null : String(page.status)),
  },
  {
    id: 'noindex',
    category: 'technical',
    severity: 'critical',
    page: ofRead(({ robots }) => ok(!/noindex|none/i.test(robots))),
  },
  {
    id: 'canonical',
    category: 'technical',
    severity: 'high',
    page: ofRead(({ canonical, path }) => ok(canonical === path, canonical === '' ? null : canonical)),
  },
  {
    id: 'hreflang_missing',
    category: 'technical',
    severity: 'high',
    ignoredBy: ['bing', 'baidu'],
    page: ofRead(({ alternates, language }) => {
      const missing = [language, 'x-default'].filter((code) => alternates[code] === undefined);
      return ok(missing.length === 0, missing.join(', '));
    }),
  },
  {
    id: 'hreflang_pair',
    category: 'technical',
    severity: 'high',
    ignoredBy: ['bing', 'baidu'],
    page: ofRead(({ alternates, language, path }, { byPath }) => {
      const other = language === 'en' ? 'ar' : 'en';
      const twin = byPath.get(alternates[other] ?? '');
      if (twin === undefined || !read(twin)) return null;
      return ok(twin.alternates[language] === path, twin.path);
    }),
  },
  {
    id: 'language',
    category: 'technical',
    severity: 'medium',
    page: ofRead(({ language, htmlLanguage, htmlDirection }) =>
      ok(htmlLanguage.startsWith(language) && (htmlDirection === 'rtl') === (language === 'ar'), htmlLanguage),
    ),
  },
  {
    id: 'viewport',
    category: 'technical',
    severity: 'critical',
    mobile: true,
    page: ofRead(({ viewport }) => ok(viewport)),
  },
  {
    id: 'broken_link',
    category: 'technical',
    severity: 'high',
    byStaff: true,
    page: ofRead(({ links }, site) => {
      const known = links.filter((link) => site.links.has(link));
      if (known.length === 0) return null;
      const broken = known.filter((link) => (site.links.get(link) ?? 0) >= 400);
      return ok(broken.length === 0, broken[0] ?? null);
    }),
  },
  {
    id: 'sitemap',
    category: 'technical',
    severity: 'high',
    site: { file: '/sitemap.xml', holds: ({ sitemap }) => sitemap },
  },
  {
    id: 'robots',
    category: 'technical',
    severity: 'medium',
    site: { file: '/robots.txt', holds: ({ robots }) => robots },
  },
];
