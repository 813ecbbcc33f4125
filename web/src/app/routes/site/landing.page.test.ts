import { describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { problem } from '#testing/answers.ts';
import { digits } from '#testing/fill-in.ts';
import { headOf } from '#testing/head.ts';
import { listAnswers, manyListings, pageOf } from '#testing/made/listing.ts';
import { publicUrl, servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

type Page = components['schemas']['LandingPage'];

const path = '/properties/for-rent/offices/lusail';
const operation = 'GET /api/landing-pages/{offer}/{kinds}/{place}';
const readable = (body: string) =>
  body.replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, '');

describe.each(languages)('a page of a deal, a kind and a place (%s)', (language) => {
  const number = (value: number) => digits(language, value);
  const heading = language === 'ar' ? 'مكاتب للإيجار في لوسيل' : 'Offices for rent in Lusail';
  const page = (changes: Partial<Page> = {}): Page => ({
    ...pageOf(manyListings(12), { total: 14, totalPages: 2, hasNext: true }),
    path,
    deal: 'rent',
    heading,
    prices: { count: 13, min: 9_000, median: 15_000, max: 40_000, medianPerMetre: 110, measured: 12 },
    related: [{ path: '/properties/for-sale/villas/lusail', label: 'Villas', count: 4 }],
    ...changes,
  });

  it('is served with its figures, links and listings, for the index, under one address in each language [M-1002]', async () => {
    const site = await servedSite({ [operation]: page() });
    const answer = await site.get(`/${language}${path}`);
    const { status, body, title, canonical } = await headOf(answer);
    expect(status).toBe(200);
    expect(title).toContain(heading);
    expect(body).toContain(`${heading}</h1>`);
    expect(body.match(/<article /g)).toHaveLength(12);
    for (const figure of [14, 9_000, 40_000, 15_000, 110, 12]) expect(readable(body)).toContain(number(figure));
    expect(body).not.toContain('noindex');
    expect(canonical).toBe(`${publicUrl}/${language}${path}`);
    expect(body).toContain(`href="/${language}/properties/for-sale/villas/lusail"`);
    expect(body).toContain(`href="/${language}/properties?type=Rent&amp;city=offices+lusail"`);
    const [call] = site.api.calls.filter((one) => one.operation === operation);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ page: '1', language });
  });

  it('says what is on request, and nothing of a square metre that nobody knows [M-1002]', async () => {
    const none = await servedSite({ [operation]: page({ prices: null }) });
    expect(readable(await (await none.get(`/${language}${path}`)).text())).toContain(words[language].landing.onRequest);
    const prices = { count: 3, min: 9_000, median: 9_000, max: 9_000, medianPerMetre: null, measured: 0 };
    const one = await servedSite({ [operation]: page({ prices }) });
    const text = readable(await (await one.get(`/${language}${path}`)).text());
    const [before = ''] = words[language].landing.same.rent.split('{{');
    expect(text).toContain(before);
    expect(text).not.toMatch(/NaN|undefined|null/);
  });

  it('says that a page after the last is none, leads to the first, and stays out of the index [M-1002]', async () => {
    const pagination = { page: 99, limit: 12, total: 14, totalPages: 2, hasNext: false, hasPrev: true };
    const site = await servedSite({ [operation]: page({ properties: [], pagination }) });
    const body = await (await site.get(`/${language}${path}?page=99`)).text();
    expect(readable(body)).toContain(words[language].listing.list.pastEnd);
    expect(body).toContain(`href="/${language}${path}"`);
    expect(body).toContain('content="noindex, follow"');
    expect(body).not.toContain(number(1_177));
  });

  it('leads to the same search where too few are left, and away from what is no deal [M-1003]', async () => {
    const site = await servedSite({ [operation]: problem(404, 'property.not_found') });
    const answer = await site.get(`/${language}/properties/for-sale/hotel-apartments/west-bay`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/${language}/properties?type=Sell&city=hotel+apartments+west+bay`,
    ]);
    const other = await site.get(`/${language}/properties/for-ever/offices/lusail`);
    expect(other.status).toBe(404);
  });

  it('the list is called what it shows, and stays out of the index [M-1001]', async () => {
    const site = await servedSite(listAnswers({ ...pageOf(manyListings(3)), heading }, language));
    const { body, title } = await headOf(await site.get(`/${language}/properties?type=Rent&city=Lusail`));
    expect(title).toContain(heading);
    expect(body).toContain(`${heading}</h1>`);
    expect(body).toContain('content="noindex, follow"');
  });
});
