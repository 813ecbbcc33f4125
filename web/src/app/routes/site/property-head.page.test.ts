import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { headOf } from '#testing/head.ts';
import { listing } from '#testing/made/listing.ts';
import { publicUrl, servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

const siteWith = (changes: Parameters<typeof listing>[0] = {}) =>
  servedSite({
    'GET /api/properties/{id}': { ...listing({ id: 42, ...changes }), agent: null, plans: [], imageTexts: [] },
    'GET /api/properties/{id}/similar': [],
  });

const nasty = `"Sea" & 'view' <b> </title></script><script>alert(1)</script><!-- \u2028`;

describe.each(languages)('a listing (%s)', (language) => {
  it('shares its own picture and tells its offer', async () => {
    const site = await siteWith({ price: '8500.50' });
    const url = `${publicUrl}/${language}/properties/42`;
    const { meta, jsonLd, title } = await headOf(await site.get(`/${language}/properties/42`));
    const own = listing();
    expect(title).toContain(language === 'ar' ? own.titleAr : own.title);
    expect(meta['description']).toBe(language === 'ar' ? own.descriptionAr : own.description);
    expect(meta['og:image']).toBe(publicUrl + own.images[0]!);
    expect(jsonLd.map((one) => one['@type'])).toEqual(['RealEstateListing', 'BreadcrumbList']);
    expect(jsonLd[0]).toMatchObject({
      url,
      name: language === 'ar' ? own.titleAr : own.title,
      inLanguage: language,
      offers: { '@type': 'Offer', price: 8500.5, priceCurrency: 'QAR' },
    });
    const { nav } = words[language].shell;
    expect(jsonLd[1]?.['itemListElement']).toMatchObject([
      { name: nav.home, item: `${publicUrl}/${language}` },
      { name: nav.properties, item: `${publicUrl}/${language}/properties` },
      { item: url },
    ]);
  });

  it('whose texts try to break out stays in its place', async () => {
    const site = await siteWith({
      title: nasty,
      titleAr: nasty,
      description: nasty,
      descriptionAr: nasty,
      address: nasty,
    });
    const head = await headOf(await site.get(`/${language}/properties/42`));
    expect(head.body.includes('<script>alert(1)'), 'a script of the listing').toBe(false);
    expect(head.title.startsWith(nasty)).toBe(true);
    expect(head.jsonLd[0]).toMatchObject({ name: nasty, description: nasty });
    expect(head.jsonLd[1]?.['itemListElement']).toMatchObject([{}, {}, { name: nasty }]);
  });

  it('that is missing, gone or cannot be had is for no search engine', async () => {
    const { detail } = words[language].listing;
    for (const [status, title] of [
      [404, detail.notFound],
      [410, detail.goneTitle],
      [503, detail.error],
    ] as const) {
      const site = await servedSite({
        'GET /api/properties/{id}': problem(status, 'x'),
        'GET /api/properties/{id}/similar': [],
      });
      const head = await headOf(await site.get(`/${language}/properties/42`));
      expect([head.status, head.title, head.meta['robots']]).toEqual([status, title, 'noindex']);
      expect([head.canonical, head.alternates, head.jsonLd]).toEqual([undefined, {}, []]);
    }
  });
});

it('prices in another currency change neither the offer nor the address', async () => {
  const site = await siteWith();
  const head = await headOf(await site.get('/en/properties/42', { Cookie: 'currency=USD; areaUnit=sqft' }));
  expect(head.canonical).toBe(`${publicUrl}/en/properties/42`);
  expect(head.jsonLd[0]).toMatchObject({ offers: { price: 8500, priceCurrency: 'QAR' } });
});

it('without pictures, price or words a listing has a head all the same', async () => {
  const site = await siteWith({ images: [], price: null, description: null, descriptionAr: null, titleAr: null });
  for (const language of languages) {
    const { meta, jsonLd, title } = await headOf(await site.get(`/${language}/properties/42`));
    expect(meta['og:image']).toBe(`${publicUrl}/og-image.jpg`);
    expect(meta['description']).toBe(title.split(' | ')[0]);
    expect(jsonLd[0]).not.toHaveProperty('image');
    expect(jsonLd[0]?.['offers']).not.toHaveProperty('price');
  }
});

it.each(['0', '-1', '1.5', '2147483648', '99999999999', 'abc', '1e3', '%F0%9F%8F%A2'])(
  'the address of listing %s names none, and the api is not asked',
  async (id) => {
    const site = await siteWith();
    const answer = await site.get(`/en/properties/${id}`);
    expect(answer.status).toBe(404);
    expect((await headOf(answer)).meta['robots']).toBe('noindex');
    expect(site.api.calls).toEqual([]);
  },
);
