import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';

interface Page {
  heading: string;
  prices: Record<string, number | null> | null;
  properties: { title: string }[];
  pagination: { total: number };
  related: { path: string; label: string; count: number }[];
}
interface Pages {
  pages: { path: string; label: string; count: number }[];
}

let api: TestApi;
const office = { category: 'commercial', subcategory: 'office space', deal: 'rent', status: 'for_rent' } as const;
const villa = { category: 'residential', subcategory: 'villa', deal: 'sale', status: 'for_sale' } as const;
const path = '/api/landing-pages/for-rent/offices/lusail';

beforeAll(async () => {
  api = await startApi();
  const add = (title: string, values: Parameters<typeof addProperty>[1]) => addProperty(api.pool, { title, ...values });
  await add('A', { ...office, city: 'Lusail', state: 'Fox Hills', price: '10000.00', area: 100 });
  await add('B', { ...office, city: 'Doha', state: 'lusail', price: '30000.00', area: 200 });
  await add('C', { ...office, city: 'Lusail', state: null, price: '0.00', area: 300 });
  await add('Near Lusail', { ...office, city: 'Doha', state: 'West Bay', price: '5000.00', address: 'Lusail street' });
  await add('Let', { ...office, city: 'Lusail', price: '1000.00', area: 10, status: 'rented' });
  await add('Hidden', { ...office, city: 'Lusail', price: '1000.00', area: 10, isActive: false });
  await add('Sold as', { ...office, deal: 'sale', status: 'for_sale', city: 'Lusail', price: '900000.00' });
  for (const name of ['V1', 'V2', 'V3', 'V4'])
    await add(name, { ...villa, city: 'Lusail', state: 'Lusail', price: '4000000.00' });
  for (const name of ['X1', 'X2', 'X3']) await add(name, { ...villa, city: 'Nowhere Town', price: '4000000.00' });
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const read = async <T>(address: string): Promise<T> => {
  const answer = await api.get(address);
  expect([address, answer.status]).toEqual([address, 200]);
  return (await answer.json()) as T;
};

it('is where three listings on offer stand, in the district or the city, with figures of these alone [M-993]', async () => {
  const page = await read<Page>(path);
  expect(page.properties.map(({ title }) => title).toSorted()).toEqual(['A', 'B', 'C']);
  expect(page).toMatchObject({
    heading: 'Offices for rent in Lusail',
    pagination: { total: 3 },
    prices: { count: 2, min: 10_000, median: 20_000, max: 30_000, medianPerMetre: 125, measured: 2 },
  });
  const arabic = await read<Page>(`${path}?language=ar`);
  expect(arabic.heading).toBe('مكاتب للإيجار في لوسيل');
  expect(arabic.related).toEqual([
    { path: '/properties/for-sale/villas/lusail', label: 'فلل للبيع في لوسيل', count: 4 },
  ]);
});

it('does not exist for fewer, for unknown words, or for a place without a name in both languages [M-993]', async () => {
  for (const address of [
    '/api/landing-pages/for-sale/offices/lusail',
    '/api/landing-pages/for-rent/offices/west-bay',
    '/api/landing-pages/for-ever/offices/lusail',
    '/api/landing-pages/for-rent/castles/lusail',
    '/api/landing-pages/for-rent/constructor/lusail',
    '/api/landing-pages/for-sale/villas/nowhere-town',
  ])
    expect([address, (await api.get(address)).status]).toEqual([address, 404]);
});

it('lists them by kind, those that a text is about first, and follows what changes [M-994]', async () => {
  const paths = async (query: string) =>
    (await read<Pages>(`/api/landing-pages?${query}`)).pages.map((page) => `${page.path} ${String(page.count)}`);
  const [villas, offices] = ['/properties/for-sale/villas/lusail 4', '/properties/for-rent/offices/lusail 3'];
  expect(await paths('')).toEqual([villas, offices]);
  expect(await paths(`about=${encodeURIComponent('What an office in Lusail costs')}`)).toEqual([offices, villas]);
  expect(await paths(`about=${encodeURIComponent('مكتب للإيجار')}&limit=1`)).toEqual([offices]);
  const { landingPages } = await read<{ landingPages: unknown }>('/internal/sitemap');
  expect(landingPages).toEqual([
    { path: '/properties/for-sale/villas/lusail', updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    { path: '/properties/for-rent/offices/lusail', updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  const show = async (active: boolean) => {
    await api.pool.query(`update properties set is_active = $1 where title = 'C'`, [active]);
    await api.pool.query('update content_version set version = version + 1');
  };
  await show(false);
  expect((await api.get(path)).status).toBe(404);
  expect(await paths('')).toEqual([villas]);
  await show(true);
});

it.each([
  ['type=Rent&city=offices%20in%20lusail', 'Offices for rent in Lusail', 'مكاتب للإيجار في لوسيل'],
  ['status=for-sale', 'Properties for sale in Qatar', 'عقارات للبيع في قطر'],
  ['category=residential', 'Residential properties in Qatar', 'عقارات سكنية في قطر'],
  [
    'type=Sell&subType=villa&bedrooms=4%2B',
    'Villas for sale in Qatar, 4+ bedrooms',
    'فلل للبيع في قطر، ٤ غرف نوم أو أكثر',
  ],
  ['city=lusail&bedrooms=1', 'Properties in Lusail, 1 bedroom', 'عقارات في لوسيل، غرفة نوم واحدة'],
  ['city=lusail&bedrooms=2', 'Properties in Lusail, 2 bedrooms', 'عقارات في لوسيل، غرفتا نوم'],
  ['city=lusail&bedrooms=12', 'Properties in Lusail, 12 bedrooms', 'عقارات في لوسيل، ١٢ غرفة نوم'],
  ['minPrice=5', undefined, undefined],
  ['category=barn', undefined, undefined],
  ['', undefined, undefined],
])('a list of "%s" says what it is about [M-995]', async (query, english, arabic) => {
  const heading = async (language: string) =>
    (await read<{ heading?: string }>(`/api/properties?${query}&language=${language}`)).heading;
  expect([await heading('en'), await heading('ar')]).toEqual([english, arabic]);
});
