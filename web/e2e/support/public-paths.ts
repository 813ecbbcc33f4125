import type { APIRequestContext } from '@playwright/test';
import type { Language } from '../../testing/words.ts';

/** With the language's prefix. */
export async function publicPaths(request: APIRequestContext, language: Language): Promise<string[]> {
  const listings = await request.get('/api/properties?limit=1');
  const { properties } = (await listings.json()) as { properties: { id: number }[] };
  const posts = await request.get(`/api/blog-posts?status=published&language=${language}`);
  const [post] = (await posts.json()) as { slug: string }[];
  const pages = [
    '',
    '/properties',
    `/properties?city=${encodeURIComponent(language === 'ar' ? 'ظظظظظظظظ' : 'zzzzqqqq')}`,
    `/properties/${String(properties[0]?.id)}`,
    '/properties/99999999',
    '/properties/for-rent/offices/lusail',
    '/saved',
    '/team',
    '/about',
    '/services',
    '/contact',
    '/blog',
    `/blog/${post?.slug ?? ''}`,
    '/blog/there-is-no-such-article',
    '/privacy',
    '/terms',
    '/there-is-no-such-page',
  ];
  return pages.map((path) => `/${language}${path}`);
}
