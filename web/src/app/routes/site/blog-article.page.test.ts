import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { headOf } from '#testing/head.ts';
import { article, articlesPage } from '#testing/made/article.ts';
import { publicUrl, servedSite } from '#testing/served.ts';
import { type Language, languages, words } from '#testing/words.ts';

type Post = ReturnType<typeof article>;

const arabicSlug = 'إيجارات-المكاتب';
const encoded = encodeURIComponent(arabicSlug);
const inLanguage = {
  en: article({ slug: 'office-rents', translation: { id: 302, slug: arabicSlug, language: 'ar' } }),
  ar: article({
    language: 'ar',
    title: 'كم تكلف المكاتب',
    slug: arabicSlug,
    translation: { id: 301, slug: 'office-rents', language: 'en' },
  }),
} as const;
const pathOf = { en: '/en/blog/office-rents', ar: `/ar/blog/${encoded}` } as const;

const siteWith = (post: Post | Response, related: Post[] = []) =>
  servedSite({ 'GET /api/blog/{slug}': post, 'GET /api/blog-posts': articlesPage(related) });

describe.each(languages)('an article (%s)', (language) => {
  const other: Language = language === 'en' ? 'ar' : 'en';
  const post = inLanguage[language];
  const own = publicUrl + pathOf[language];

  it('names itself and its counterpart, whose address is another [P-030]', async () => {
    const site = await siteWith(post);
    const head = await headOf(await site.get(pathOf[language]));
    expect([head.status, head.canonical]).toEqual([200, own]);
    expect(head.alternates).toEqual({
      [language]: own,
      [other]: publicUrl + pathOf[other],
      'x-default': publicUrl + pathOf.en,
    });
    expect(head.meta).toMatchObject({ 'og:type': 'article', 'og:url': own, description: post.excerpt });
    expect(site.api.calls[0]?.params['slug']).toBe(encodeURIComponent(post.slug));
  });

  it('is read although its picture has an address that is none', async () => {
    const site = await siteWith({ ...post, featuredImage: 'https://[' });
    const head = await headOf(await site.get(pathOf[language]));
    expect(head.status).toBe(200);
    expect(head.meta['og:image']).toBe(`${publicUrl}/og-image.jpg`);
    expect(head.jsonLd[0]).toMatchObject({ image: `${publicUrl}/og-image.jpg` });
  });

  it('that exists in this language only names no other, and is what everybody else gets', async () => {
    const site = await siteWith({ ...post, translation: null });
    const head = await headOf(await site.get(pathOf[language]));
    expect(head.alternates).toEqual({ [language]: own, 'x-default': own });
    expect(Object.keys(head.meta)).not.toContain('og:locale:alternate');
  });

  it('describes itself, and the way to it, to search engines', async () => {
    const site = await siteWith(post);
    const { jsonLd } = await headOf(await site.get(pathOf[language]));
    expect(jsonLd.map((one) => one['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(jsonLd[0]).toMatchObject({ url: own, mainEntityOfPage: own, inLanguage: language, headline: post.title });
    const { nav } = words[language].shell;
    expect(jsonLd[1]?.['itemListElement']).toMatchObject([
      { position: 1, name: nav.home, item: `${publicUrl}/${language}` },
      { position: 2, name: nav.blog, item: `${publicUrl}/${language}/blog` },
      { position: 3, name: post.title, item: own },
    ]);
  });

  it('asked for in the other language leads to its counterpart, or without one to the list', async () => {
    const asked = `/${other}/blog/${encodeURIComponent(post.slug)}`;
    const known = await (await siteWith(post)).get(asked);
    expect([known.status, known.headers.get('location')]).toEqual([302, pathOf[other]]);
    const alone = await (await siteWith({ ...post, translation: null })).get(asked);
    expect([alone.status, alone.headers.get('location')]).toEqual([302, `/${other}/blog`]);
  });

  it('is the page of its language without a prefix, for who chose that language', async () => {
    const site = await siteWith(post);
    const bare = `/blog/${encodeURIComponent(post.slug)}`;
    const head = await headOf(await site.get(bare, { Cookie: `language=${language}` }));
    expect([head.status, head.canonical]).toEqual([200, own]);
    const answer = await site.get(bare, { Cookie: `language=${other}` });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, pathOf[other]]);
  });

  it('says 404 where none is, and 410 where one was, both for no search engine [P-201 P-202 P-360]', async () => {
    const { missing } = words[language].blog;
    for (const [status, code] of [
      [404, 'post.not_found'],
      [410, 'post.gone'],
    ] as const) {
      const site = await siteWith(problem(status, code));
      const head = await headOf(await site.get(`/${language}/blog/nothing`));
      expect([head.status, head.title, head.meta['robots']]).toEqual([status, missing.title, 'noindex']);
      expect([head.canonical, head.alternates, head.jsonLd]).toEqual([undefined, {}, []]);
      expect(head.body).toContain(`href="/${language}/blog"`);
      expect(head.body).toContain(missing.text.replaceAll("'", '&#x27;'));
    }
  });

  it('says 503 while the api is away, and is not kept so', async () => {
    const site = await siteWith(problem(503, 'server.unavailable'));
    const broken = await site.get(pathOf[language]);
    expect([broken.status, broken.headers.get('cache-control')]).toEqual([503, 'no-store']);
    const head = await headOf(broken);
    expect([head.title, head.meta['robots']]).toEqual([words[language].blog.missing.title, 'noindex']);
    expect(head.body).toContain(words[language].blog.failedText);
    site.api.answer({ 'GET /api/blog/{slug}': post });
    expect((await site.get(pathOf[language])).status).toBe(200);
  });

  it('with the longest address that staff may write is kept like any other', async () => {
    const slug = (language === 'ar' ? 'م' : 'o').repeat(200);
    const site = await siteWith({ ...post, slug });
    const answer = await site.get(`/${language}/blog/${encodeURIComponent(slug)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toBeNull();
    expect((await headOf(answer)).canonical).toBe(`${publicUrl}/${language}/blog/${encodeURIComponent(slug)}`);
  });
});

describe('texts that staff write', () => {
  const nasty = `"Rents" & 'leases' <b> </title></script><script>alert(1)</script><!-- \u2028`;

  it('end neither the head nor a block of data', async () => {
    const post = article({ title: nasty, excerpt: nasty, tags: [nasty, '</script>'], slug: 'office-rents' });
    const site = await siteWith(post, [article({ title: nasty }, 5)]);
    const head = await headOf(await site.get('/en/blog/office-rents'));
    expect(head.body.includes('<script>alert(1)'), 'a script of the article').toBe(false);
    expect(head.title.startsWith(nasty)).toBe(true);
    expect(head.meta['description']).toBe(nasty);
    expect(head.meta['og:title']).toBe(head.title);
    expect(head.jsonLd[0]).toMatchObject({ headline: nasty, description: nasty, keywords: `${nasty}, </script>` });
    expect(head.jsonLd[1]?.['itemListElement']).toMatchObject([{}, {}, { name: nasty }]);
  });

  it('are cut to what search engines show, an article without a summary says its title', async () => {
    const long = await siteWith(article({ excerpt: 'long '.repeat(60), title: 'x'.repeat(150) }));
    const cut = await headOf(await long.get('/en/blog/office-rents'));
    expect(cut.meta['description']).toHaveLength(160);
    expect(cut.jsonLd[0]?.['headline']).toHaveLength(110);
    const bare = await siteWith(article({ excerpt: null, tags: [], author: null, publishedAt: null }));
    const head = await headOf(await bare.get('/en/blog/office-rents'));
    expect(head.meta['description']).toBe('What offices cost 1');
    expect(Object.keys(head.jsonLd[0] ?? {})).not.toEqual(expect.arrayContaining(['description']));
    expect(head.jsonLd[0]).toMatchObject({
      datePublished: '2026-11-02T08:00:00.000Z',
      author: { '@type': 'Organization' },
    });
  });

  it.each([
    ['/media/a1/1280.webp', `${publicUrl}/media/a1/1280.webp`],
    ['https://pictures.example/a.jpg?x=1&y=2', 'https://pictures.example/a.jpg?x=1&y=2'],
    [null, `${publicUrl}/og-image.jpg`],
  ])('with the picture %s are shared with %s', async (featuredImage, shared) => {
    const site = await siteWith(article({ featuredImage }));
    const { meta, jsonLd } = await headOf(await site.get('/en/blog/office-rents'));
    expect([meta['og:image'], jsonLd[0]?.['image']]).toEqual([shared, shared]);
    // the size is known of our own picture only
    expect(meta['og:image:width']).toBe(featuredImage === null ? '1200' : undefined);
  });
});

it('related articles are asked for in the language of the page, published ones only [P-324]', async () => {
  const site = await siteWith(inLanguage.ar, [article({ language: 'ar', title: 'مقال آخر' }, 9)]);
  const body = await (await site.get(pathOf.ar)).text();
  expect(body).toContain('مقال آخر');
  const asked = site.api.calls.filter(({ operation }) => operation === 'GET /api/blog-posts');
  expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual(
    expect.arrayContaining([
      { status: 'published', language: 'ar', limit: '4', categoryId: '2' },
      { status: 'published', language: 'ar', limit: '4' },
    ]),
  );
  expect(asked).toHaveLength(2);
});
