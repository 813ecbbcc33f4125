import { expect, it } from 'vitest';
import { atomFeed, xmlText } from './atom.ts';

it('escapes what XML would read, and leaves out what it forbids', () => {
  expect(xmlText(`a & <b> "c" 'd' \u0007`)).toBe('a &amp; &lt;b&gt; &quot;c&quot; &apos;d&apos; ');
});

it('names each article by its one address', () => {
  const feed = atomFeed({
    title: 'Blog & more',
    author: 'Doha Homes',
    language: 'ar',
    origin: 'https://m.example',
    posts: [
      {
        title: 'المكاتب',
        slug: 'المكاتب',
        excerpt: null,
        content: '<p>x <a href="/ar/contact">y</a> <img src="/media/1/640.webp"> <img src="//cdn.example/2.png"></p>',
        publishedAt: '2026-10-01T00:00:00Z',
        createdAt: '2026-09-01T00:00:00Z',
        updatedAt: '2026-10-02T00:00:00Z',
        tags: ['offices'],
      },
    ],
  });
  expect(feed).toContain('<title>Blog &amp; more</title>');
  expect(feed).toContain(`<id>https://m.example/ar/blog/${encodeURIComponent('المكاتب')}</id>`);
  expect(feed).toContain(
    '<content type="html">&lt;p&gt;x &lt;a href=&quot;https://m.example/ar/contact&quot;&gt;y&lt;/a&gt; ' +
      '&lt;img src=&quot;https://m.example/media/1/640.webp&quot;&gt; &lt;img src=&quot;//cdn.example/2.png&quot;&gt;&lt;/p&gt;</content>',
  );
  expect(feed).toContain('<updated>2026-10-02T00:00:00Z</updated>');
  expect(feed).not.toContain('<summary>');
});
