import { describe, expect, it } from 'vitest';
import { article, articlesPage } from '#testing/made/article.ts';
import { detail, listing, pageOf } from '#testing/made/listing.ts';
import { member } from '#testing/made/member.ts';
import { publicSite } from '#testing/made/public-site.ts';
import { socialLink } from '#testing/made/social-link.ts';
import { servedSite } from '#testing/served.ts';

/** As a CRM or a person may have written them. */
const nasty = [
  '',
  ' ',
  'https://a:99999/x.jpg',
  'https://a:-1/x.jpg',
  'https://[',
  'http://',
  '//',
  '//a:99999/x.jpg',
  'https://a b/x.jpg',
  'https://%00/x.jpg',
  'https://a/%zz%ED%A0%80.jpg',
  'https://\u{d800}/x.jpg',
  '/media/\u{d800}.jpg',
  '/media/%E0%A4%A.jpg',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  'https://xn--\u{1f4a9}.example/\u0000\n\t',
  `https://a.example/${'x'.repeat(70_000)}`,
];

describe.each(nasty.map((address) => [JSON.stringify(address.slice(0, 40)), address] as const))(
  'the address %s',
  (_name, address) => {
    it('in any field of listings, agents, articles and links fails no page, and runs nothing [M-765]', async () => {
      const changes = { images: [address, address], agentImage: address, virtualTourUrl: address };
      const home = listing(changes);
      const person = member({ imageUrl: address, bio: `LinkedIn: ${address}\nTwitter: ${address}` });
      const post = article({
        slug: 'office-rents',
        featuredImage: address,
        translation: { id: 9, slug: address, language: 'ar' },
      });
      const site = await servedSite({
        ...publicSite(),
        'GET /api/properties': pageOf([home]),
        'GET /api/properties/featured': [home],
        'GET /api/properties/{id}': { ...detail(changes), agent: person },
        'GET /api/properties/{id}/similar': [home],
        'GET /api/blog-posts': () => articlesPage([post]),
        'GET /api/blog/{slug}': post,
        'GET /api/agents': [person],
        'GET /api/social-media': [socialLink('instagram', 1, { url: address, icon: address })],
      });
      for (const path of [
        '/en',
        '/en/properties',
        '/ar/properties/990001',
        '/en/team',
        '/en/blog',
        '/en/blog/office-rents',
      ]) {
        const answer = await site.get(path);
        const page = await answer.text();
        expect([path, answer.status]).toEqual([path, 200]);
        // a picture with such an address shows nothing and runs nothing
        const runs = /<script>alert\(1\)|<(?:a|iframe|form)\b[^>]*(?:href|src|action)="\s*(?:javascript|data):/i;
        expect([path, runs.exec(page)?.[0]]).toEqual([path, undefined]);
      }
    });
  },
);
