import type { components } from '@manzil/contract/api';

type Post = components['schemas']['BlogPost'];

export const article = (changes: Partial<Post> = {}, n = 1): Post => ({
  id: 300 + n,
  title: `What offices cost ${String(n)}`,
  slug: `what-offices-cost-${String(n)}`,
  excerpt: 'Rents in Lusail, tower by tower.',
  content: '<p>Rents fell by a tenth.</p>',
  featuredImage: null,
  categoryId: 2,
  authorId: 1,
  language: 'en',
  status: 'published',
  tags: ['rent', 'lusail'],
  createdAt: '2026-11-02T08:00:00.000Z',
  publishedAt: '2026-11-03T08:00:12.345Z',
  updatedAt: '2026-11-03T08:00:00.000Z',
  version: 4,
  category: { id: 2, name: 'Investment Tips' },
  author: { firstName: 'Noor', lastName: 'Haddad' },
  ...changes,
});

/** The total is in a header. */
export const articlesPage = (posts: Post[], total = posts.length): Response =>
  new Response(JSON.stringify(posts), {
    headers: { 'Content-Type': 'application/json', 'X-Total-Count': String(total) },
  });
