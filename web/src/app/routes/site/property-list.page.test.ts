import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { counted, digits } from '#testing/fill-in.ts';
import { headOf } from '#testing/head.ts';
import { facets, listAnswers, listing, manyListings, pageOf } from '#testing/made/listing.ts';
import { servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

const many = pageOf(manyListings(12), { total: 40, totalPages: 4, hasNext: true });
const articles = (body: string) => body.match(/<article /g)?.length ?? 0;
const readable = (body: string) =>
  body
    .replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');

it.each([
  ['/en/properties', 'en', ''],
  ['/ar/properties', 'ar', ''],
  ['/properties', 'en', ''],
  ['/properties', 'ar', 'language=ar'],
  ['/properties-en', 'en', ''],
  ['/properties-en', 'en', 'language=ar'],
] as const)(
  '%s is the list in %s for anybody, with the cookie "%s" [P-004 P-018 P-019 P-317]',
  async (path, language, cookie) => {
    const site = await servedSite(listAnswers(many, language));
    const answer = await site.get(path, { Cookie: cookie });
    const { status, body } = await headOf(answer);
    expect(status).toBe(200);
    expect(body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(body).toContain(`${words[language].listing.list.title}</h1>`);
    expect(articles(body)).toBe(12);
    const [call] = site.api.calls.filter(({ operation }) => operation === 'GET /api/properties');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ sort: 'newest', page: '1', limit: '12', language });
  },
);

describe.each(languages)('the list as it is sent (%s)', (language) => {
  const list = `/${language}/properties`;

  it('asks for what the address filters, and holds forms and links for those without scripts [P-087 P-098 P-102]', async () => {
    const site = await servedSite(listAnswers({ ...many, pagination: { ...many.pagination, page: 2 } }, language));
    const query = 'type=Rent&city=Lusail&bedrooms=4%2B&sort=price-low';
    const { body } = await headOf(await site.get(`${list}?${query}&page=2`));
    const [call] = site.api.calls.filter(({ operation }) => operation === 'GET /api/properties');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      type: 'Rent',
      city: 'Lusail',
      bedrooms: '4+',
      sort: 'price-low',
      page: '2',
      limit: '12',
      language,
    });
    const hrefs = Array.from(body.matchAll(/href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'));
    expect(hrefs).toContain(`${list}?${query}`);
    expect(hrefs).toContain(`${list}?${query}&page=3`);
    expect(hrefs).toContain(`${list}?city=Lusail&bedrooms=4%2B&sort=price-low`);
    expect(hrefs).toContain(`${list}?sort=price-low`);
    const sort = body.split('<form').find((form) => form.includes('id="sort"'));
    expect(sort).toContain(`action="${list}"`);
    for (const [name, value] of [
      ['type', 'Rent'],
      ['city', 'Lusail'],
      ['bedrooms', '4+'],
    ])
      expect(sort).toContain(`<input type="hidden" name="${String(name)}" value="${String(value)}"/>`);
    const [from, to, total] = [13, 24, 40].map((value) => digits(language, value));
    const showing = counted(language, words[language].listing.list, 'showing', 40, {
      from: from!,
      to: to!,
      total: total!,
    });
    expect(readable(body)).toContain(showing);
  });

  it('holds the home page and its search, with the first set of featured listings [P-052 P-053 P-064]', async () => {
    const featured = manyListings(7);
    const site = await servedSite({ ...listAnswers(many, language), 'GET /api/properties/featured': featured });
    const { body, status } = await headOf(await site.get(`/${language}`));
    expect(status).toBe(200);
    expect(articles(body)).toBe(3);
    for (const one of featured.slice(0, 3)) expect(body).toContain(language === 'ar' ? one.titleAr : one.title);
    expect(readable(body)).toContain(words[language].home.hero.title);
    const search = body.split('<form').find((form) => form.includes('role="search"'));
    expect(search).toContain(`action="/${language}/properties"`);
    const { subCategories } = facets(language);
    expect(search).toContain(`${subCategories[0]!.label} (${digits(language, subCategories[0]!.count)})`);
    for (const name of ['type', 'category', 'subType', 'city', 'minPrice', 'maxArea', 'bedrooms', 'bathrooms'])
      expect(search).toContain(`name="${name}"`);
  });

  it('says that it could not be loaded, with 503, kept by nobody [P-366]', async () => {
    const site = await servedSite({
      ...listAnswers(many, language),
      'GET /api/properties': problem(503, 'server.unavailable'),
    });
    const answer = await site.get(list);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(readable(await answer.text())).toContain(words[language].listing.list.failed);
    site.api.answer({ 'GET /api/properties': many });
    const again = await site.get(list);
    expect([again.status, articles(await again.text())]).toEqual([200, 12]);
  });

  it('begins anew where the search cannot be meant: 400, an empty form and a sentence [M-204]', async () => {
    const site = await servedSite({
      ...listAnswers(many, language),
      'GET /api/properties': problem(400, 'request.invalid'),
      'GET /api/property-categories': problem(400, 'request.invalid'),
    });
    for (const query of ['type=__proto__', 'type=constructor', 'city=a%00b']) {
      const answer = await site.get(`${list}?${query}`);
      const body = await answer.text();
      expect([query, answer.status]).toEqual([query, 400]);
      expect(readable(body)).toContain(words[language].listing.list.refused);
      expect(readable(body)).toContain(words[language].listing.list.refusedText);
      const search = body.split('<form').find((form) => form.includes('role="search"'));
      expect(search).toContain('name="city"');
      for (const typed of ['__proto__', 'constructor', 'a\0b']) expect(search).not.toContain(typed);
      expect(body).toContain('name="robots"');
    }
  });

  it('takes the whole address as a proxy writes it, and refuses one that is no text', async () => {
    const site = await servedSite(listAnswers(many, language));
    const { hostname, port } = new URL(site.url);
    for (const [target, status] of [
      [`${site.url}${list}`, '200'],
      [`${list}?city=%ff`, '400'],
      [`/${language}/%C0%AF`, '400'],
      ['//[', '404'],
      ['*', '400'],
    ] as const) {
      const socket = connect(Number(port), hostname);
      const parts: Buffer[] = [];
      socket.on('data', (part: Buffer) => void parts.push(part));
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
      await once(socket, 'close');
      expect([target, Buffer.concat(parts).toString('utf8').split(' ')[1]]).toEqual([target, status]);
    }
  });

  it('is an empty list with words, not an error, when nothing fits [P-099 P-100]', async () => {
    const site = await servedSite(listAnswers(pageOf([]), language));
    const { status, body } = await headOf(await site.get(`${list}?city=zzzz`));
    expect(status).toBe(200);
    expect(readable(body)).toContain(words[language].listing.list.empty);
    expect(body).toContain(`href="/${language}/contact"`);
  });

  it('is rendered in the currency and unit that were chosen, so that nothing flashes [P-274 P-275]', async () => {
    const one = listing({ price: '24500.00', area: 120 });
    const site = await servedSite(listAnswers(pageOf([one]), language));
    const text = async (cookie: string) => readable(await (await site.get(list, { Cookie: cookie })).text());
    const arabic = language === 'ar';
    const [riyals, dollars] = arabic ? ['٢٤٬٥٠٠\u00a0ر.ق', '٦٬٦١٥\u00a0$'] : ['QR\u00a024,500', '$6,615'];
    const [metres, feet] = arabic ? ['١٢٠\u00a0م²', '١٬٢٩٢\u00a0قدم²'] : ['120\u00a0sqm', '1,292\u00a0sq\u00a0ft'];
    const plain = await text('');
    expect([plain.includes(riyals), plain.includes(dollars), plain.includes(metres)]).toEqual([true, false, true]);
    const chosen = await text('currency=USD; areaUnit=sqft');
    expect([chosen.includes(riyals), chosen.includes(dollars)]).toEqual([true, true]);
    expect([chosen.includes(feet), chosen.includes(metres)]).toEqual([true, false]);
    expect(await text('')).not.toContain(dollars);
    expect(await text('currency=XXX; areaUnit=acre')).toBe(plain);
  });
});

it('what is typed into the address stays text', async () => {
  const site = await servedSite(listAnswers(pageOf([])));
  const evil = `"><script>alert(1)</script>`;
  const { status, body } = await headOf(await site.get(`/en/properties?city=${encodeURIComponent(evil)}`));
  expect(status).toBe(200);
  expect(body).not.toContain('<script>alert(1)');
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(body).toMatch(/>&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;</);
});
