import { expect, it } from 'vitest';
import { servedSite } from '#testing/served.ts';

const ask = async (query: Record<string, string>) => {
  const site = await servedSite();
  const answer = await site.get(`/preferences?${new URLSearchParams(query).toString()}`);
  expect(site.api.calls).toEqual([]);
  return { answer, location: answer.headers.get('location'), cookies: answer.headers.getSetCookie() };
};

it('leads back to a page whose address has Arabic letters', async () => {
  const { location } = await ask({ currency: 'USD', back: '/ar/properties?city=السد' });
  expect(location).toBe('/ar/properties?city=%D8%A7%D9%84%D8%B3%D8%AF');
});

it('stores both for a year and leads back to the page [P-274 P-275 P-373]', async () => {
  const back = '/ar/properties?sort=price-low&type=Rent';
  const { answer, location, cookies } = await ask({ currency: 'EUR', areaUnit: 'sqft', back });
  expect([answer.status, location]).toEqual([303, back]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(cookies).toEqual([
    'currency=EUR; Path=/; Max-Age=31536000; SameSite=Lax',
    'areaUnit=sqft; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'evil',
  '',
  '/\t/evil.example',
  '/en\r\nSet-Cookie: a=b',
])('the way back to %j is none of ours: it leads to the home page [P-274]', async (back) => {
  const { answer, location, cookies } = await ask({ currency: 'USD', back });
  expect([answer.status, location]).toEqual([303, '/en']);
  expect(cookies).toEqual(['currency=USD; Path=/; Max-Age=31536000; SameSite=Lax']);
});

it.each([
  [{ currency: 'XXX', areaUnit: 'acre' }, []],
  [{}, []],
  [{ currency: 'usd' }, []],
  [{ currency: 'XXX', areaUnit: 'sqm' }, ['areaUnit=sqm; Path=/; Max-Age=31536000; SameSite=Lax']],
  [{ currency: 'USD; Domain=evil.example' }, []],
])('of %j only what there is is stored', async (choice, expected) => {
  const { location, cookies } = await ask({ ...choice, back: '/ar' });
  expect([location, cookies]).toEqual(['/ar', expected]);
});
