import type { components } from '@manzil/contract/api';

type Report = components['schemas']['SeoReport'];
type Status = components['schemas']['SeoStatus'];

/** One issue and one opportunity, both of a listing. */
export const seoReport = (changes: Partial<Report> = {}): Report => ({
  pages: 120,
  knownPages: 1652,
  complete: true,
  durationMs: 5200,
  overall: 94,
  engines: { google: 90, bing: 89, yandex: 70, baidu: 69, mobile: 100 },
  categories: [
    { id: 'technical', score: 100, checks: 9, passed: 9 },
    { id: 'content', score: 88, checks: 11, passed: 8 },
    { id: 'performance', score: 0, checks: 6, passed: 0 },
    { id: 'structured', score: 70, checks: 5, passed: 3 },
  ],
  issues: [
    {
      id: 'arabic_missing',
      category: 'content',
      severity: 'high',
      affected: 11,
      checked: 60,
      examples: [
        { path: '/ar/contact', detail: null, target: { screen: 'page', id: null, path: '/ar/contact' } },
        {
          path: '/ar/properties/42',
          detail: '%D9%85%D9%83%D8%AA%D8%A8',
          target: { screen: 'property', id: 42, path: '/ar/properties/42' },
        },
      ],
    },
  ],
  opportunities: [
    { id: 'listings_pictures', priority: 'medium', count: 3, target: { screen: 'property', id: 43, path: null } },
  ],
  ...changes,
});

export const seoStatus = (changes: Partial<Status> = {}): Status => ({
  state: 'done',
  progress: null,
  lastScan: '2026-11-21T09:30:00Z',
  report: seoReport(),
  previous: null,
  ...changes,
});
