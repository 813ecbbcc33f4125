import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes';

const folder = 'routes/site';

/** Ids must differ between the copies. */
function pages(language: 'en' | 'ar' | 'none'): RouteConfigEntry[] {
  const page = (path: string, file: string) => route(path, `${folder}/${file}.tsx`, { id: `${language}:${path}` });
  return [
    page('properties', 'property-list'),
    page('properties/:id', 'property-detail'),
    page('properties/:id/brochure', 'brochure'),
    page('properties/for-rent/:kind/:place', 'landing'),
    page('properties/for-sale/:kind/:place', 'landing'),
    page('property/:id', 'property-detail'),
    page('saved', 'saved'),
    page('team', 'team'),
    page('agents', 'team'),
    page('blog', 'blog'),
    route('blog/feed.xml', `${folder}/blog-feed.ts`, { id: `${language}:blog-feed` }),
    page('blog/:slug', 'blog-article'),
    page('about', 'about'),
    page('services', 'services'),
    page('contact', 'contact'),
    page('contact/send', 'contact-send'),
    page('enquiry/:token', 'enquiry'),
    page('newsletter', 'newsletter-send'),
    page('subscription', 'subscription'),
    page('privacy', 'privacy'),
    page('terms', 'terms'),
  ];
}

const home = (language: 'en' | 'ar') => index(`${folder}/home.tsx`, { id: `${language}:home` });

export const publicRoutes: RouteConfigEntry[] = [
  index(`${folder}/redirect-home.tsx`),
  route('preferences', `${folder}/preferences.ts`),
  route('sitemap.xml', `${folder}/sitemap.ts`),
  route('sitemap/:file', `${folder}/sitemap-part.ts`),
  route('robots.txt', `${folder}/robots.ts`),
  layout('layouts/public-layout.tsx', [
    ...pages('none'),
    route('properties-en', `${folder}/property-list.tsx`, { id: 'none:properties-en' }),
    ...prefix('en', [home('en'), ...pages('en')]),
    ...prefix('ar', [home('ar'), ...pages('ar')]),
    route('*', `${folder}/not-found.tsx`),
  ]),
];
