import type { Answers } from '../answers.ts';
import type { Language } from '../words.ts';
import { article, articlesPage } from './article.ts';
import { listing, pageOf } from './listing.ts';
import { member } from './member.ts';
import { socialLink } from './social-link.ts';

const posts = {
  en: article({ slug: 'office-rents', translation: { id: 302, slug: 'إيجارات-المكاتب', language: 'ar' } }),
  ar: article(
    {
      language: 'ar',
      title: 'كم تكلف المكاتب',
      slug: 'إيجارات-المكاتب',
      excerpt: 'الإيجارات في لوسيل برجًا برجًا.',
      content: '<p>انخفضت الإيجارات بمقدار العُشر.</p>',
      tags: ['إيجار', 'لوسيل'],
      category: { id: 2, name: 'Investment Tips' },
      translation: { id: 301, slug: 'office-rents', language: 'en' },
    },
    2,
  ),
};

const home = listing({ features: [], state: 'Lusail', city: 'Doha', address: 'Marina District' });

/** The two articles are translations of each other. */
export const publicSite = (): Answers => ({
  'GET /api/properties': pageOf([home]),
  'GET /api/properties/featured': [home],
  'GET /api/property-categories': { categories: [], subCategories: [], places: [] },
  'GET /api/properties/{id}': { ...home, agent: null, plans: [], imageTexts: [] },
  'GET /api/properties/{id}/similar': [],
  'POST /api/properties/{id}/views': undefined,
  'GET /api/blog-posts': ({ query }) => articlesPage([posts[query.get('language') === 'ar' ? 'ar' : 'en']]),
  'GET /api/blog/{slug}': ({ params }) =>
    decodeURIComponent(params['slug'] ?? '') === posts.ar.slug ? posts.ar : posts.en,
  'GET /api/agents': [member({ name: 'Layla Haddad', nameAr: 'ليلى حداد' })],
  'GET /api/social-media': [socialLink('instagram', 1)],
});

/** Without the language. */
export const publicPaths = (language: Language): string[] => [
  '/',
  '/properties',
  `/properties/${String(home.id)}`,
  '/team',
  '/about',
  '/services',
  '/contact',
  '/blog',
  `/blog/${encodeURIComponent(posts[language].slug)}`,
  '/privacy',
  '/terms',
];
