import { describe, expect, it } from 'vitest';
import { problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { headOf } from '#testing/head.ts';
import { detail, detailAnswers, manyListings } from '#testing/made/listing.ts';
import { servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

it.each([
  ['/en/properties', 'en', ''],
  ['/ar/properties', 'ar', ''],
  ['/en/property', 'en', ''],
  ['/ar/property', 'ar', ''],
  ['/properties', 'en', ''],
  ['/property', 'en', ''],
  ['/property', 'ar', 'language=ar'],
] as const)('%s/{id} is the listing, in %s [P-020 P-021]', async (path, language, cookie) => {
  const one = detail();
  const site = await servedSite(detailAnswers(one));
  const { status, body } = await headOf(await site.get(`${path}/${String(one.id)}`, { Cookie: cookie }));
  expect(status).toBe(200);
  expect(body).toContain(`<html lang="${language}"`);
  expect(body).toContain(`${language === 'ar' ? String(one.titleAr) : one.title}</h1>`);
  expect(site.api.calls.map(({ operation, params }) => [operation, params['id']]).toSorted()).toEqual([
    ['GET /api/properties/{id}', '990001'],
    ['GET /api/properties/{id}/similar', '990001'],
  ]);
});

describe.each(languages)('a listing as it is sent (%s)', (language) => {
  const say = words[language].listing;
  const path = `/${language}/properties/990001`;

  it('is read although a picture has an address that is none', async () => {
    const site = await servedSite(detailAnswers(detail({ images: ['https://[', '/media/a/1280.webp'] })));
    const { status, jsonLd } = await headOf(await site.get(path));
    expect(status).toBe(200);
    expect(JSON.stringify(jsonLd)).not.toContain('https://[');
  });

  it('holds everything without scripts, with an enquiry that is a form of its own [P-145]', async () => {
    const one = detail();
    const site = await servedSite(detailAnswers(one, manyListings(4).slice(1)));
    const body = await (await site.get(path)).text();
    const title = language === 'ar' ? String(one.titleAr) : one.title;
    expect(body).toContain(`src="${one.images[0] ?? ''}"`);
    expect(body).toContain(language === 'ar' ? one.descriptionAr : one.description);
    expect(body).toMatch(/aria-labelledby="location"[^]*role="img"/);
    expect(body.match(/<article class="group\/card/g)).toHaveLength(3);
    const form = body.split('<form').find((part) => part.includes(`/${language}/contact/send`)) ?? '';
    expect(form).toContain('method="post"');
    expect(form).toContain('name="propertyId" value="990001"');
    expect(form).toContain('name="source" value="property_inquiry"');
    expect(form).toContain(`name="page" value="${path}"`);
    expect(form).toContain(filledIn(words[language].listing.detail.inquireMessage, { title, reference: 'TEST-0001' }));
  });

  it('is 404 or 410 or 503 with its words, and what comes closest below what is gone [P-129 P-131 P-359]', async () => {
    const cases = [
      [404, say.detail.notFound, say.detail.notFoundText, 0],
      [410, say.detail.goneTitle, say.detail.goneText, 3],
      [503, say.detail.error, say.detail.errorText, 0],
    ] as const;
    for (const [status, title, text, similar] of cases) {
      const site = await servedSite({
        ...detailAnswers(detail(), manyListings(similar)),
        'GET /api/properties/{id}': problem(status, 'x'),
      });
      const answer = await site.get(path);
      const { body } = await headOf(answer);
      expect([answer.status, body.includes(`${title}</h1>`), body.includes(text)]).toEqual([status, true, true]);
      expect(body.match(/<article /g)?.length ?? 0).toBe(similar);
      expect(body).toContain(`href="/${language}/properties"`);
    }
  });

  it('shows its description as text', async () => {
    const evil = '<img src="/x" onerror="alert(1)"></p></script><script>alert(2)</script>';
    const site = await servedSite(detailAnswers(detail({ description: evil, descriptionAr: evil })));
    const body = await (await site.get(path)).text();
    expect(body).not.toContain('<script>alert(2)');
    expect(body).not.toContain('<img src="/x"');
    expect(body).toContain('>&lt;img src=&quot;/x&quot; onerror=&quot;alert(1)&quot;&gt;&lt;/p&gt;&lt;/script&gt;');
  });

  it('the page of saved ones is the same for everybody, and says what it needs scripts for', async () => {
    const site = await servedSite();
    const body = await (await site.get(`/${language}/saved`, { Cookie: 'savedListings=1' })).text();
    expect(body).toContain(say.saved.needsScripts);
    expect(body).toContain(`${say.saved.title}</h1>`);
    expect(body).not.toContain(say.saved.empty);
    expect(site.api.calls).toEqual([]);
  });
});
