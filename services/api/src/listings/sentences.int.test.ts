import { typed } from '@manzil/core/data/typed';
import { adminPropertyWhere } from '@manzil/core/listings/store/admin-property-where';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';

interface List {
  properties: { title: string }[];
  understood?: { id: string; thing: string; words: string }[];
  unused?: string;
  corrected?: string;
}

let api: TestApi;

const villa = { category: 'residential', subcategory: 'villa standalone', city: 'Doha', state: 'Al Waab' };
const store = { category: 'industrial', subcategory: 'warehouse', city: 'Doha', state: 'Industrial Area' };

beforeAll(async () => {
  api = await startApi();
  const add = (title: string, values: Parameters<typeof addProperty>[1]) =>
    addProperty(api.pool, { title, deal: 'rent', status: 'for_rent', ...values });
  await add('Villa One', { ...villa, price: '14500.00', bedrooms: 4, features: ['Private pool', 'Private garden'] });
  await add('Villa Two', { ...villa, price: '14000.00', bedrooms: 3, features: ['Majlis'] });
  await add('Villa Three', { ...villa, price: '22000.00', bedrooms: 5, features: ['Compound pool'] });
  await add('Sea villa with pool', { ...villa, price: '30000.00', bedrooms: 5, view: 'sea' });
  await add('Store A', { ...store, price: '30000.00', area: 900 });
  await add('Store B', { ...store, price: '12000.00', area: 400 });
  await add('Store C', { ...store, price: '0.00', area: 2_000 });
  await add('Place D', {
    category: 'commercial',
    subcategory: 'odd word',
    price: '50000.00',
    address: 'Warehouse street',
  });
  await add('Flat', {
    category: 'residential',
    subcategory: 'apartment',
    price: '9000.00',
    bedrooms: 3,
    furnishing: 'furnished',
    state: 'The Pearl',
    zoneNumber: 66,
  });
  await add('Small flat', {
    category: 'residential',
    subcategory: 'apartment',
    price: '6000.00',
    bedrooms: 1,
    address: 'Zone 3, Street 840',
    state: 'Al Sadd',
  });
  await add('Office', {
    category: 'commercial',
    subcategory: 'office space',
    price: '20000.00',
    area: 210,
    state: 'Lusail',
    city: 'Lusail',
    fitOut: 'fitted',
    buildingName: 'Tornado Tower',
  });
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function ask(city: string, more = ''): Promise<List> {
  return (await (await api.get(`/api/properties?city=${encodeURIComponent(city)}${more}`)).json()) as List;
}
const titlesOf = ({ properties }: List) => properties.map(({ title }) => title);

describe('[M-972] the list reads sentences', () => {
  it.each([
    ['villa with pool under 15000', ['Villa One']],
    ['فيلا بمسبح تحت ١٥ ألف', ['Villa One']],
    ['فيلا مع بمسبح أرخص', ['Villa One', 'Villa Three', 'Sea villa with pool']],
    ['villa with pool and sea view', ['Sea villa with pool']],
    ['cheapest warehouse', ['Store B', 'Store A', 'Place D', 'Store C']],
    ['largest warehouse', ['Store C', 'Store A', 'Store B', 'Place D']],
    ['3 bedroom apartment', ['Flat']],
    ['zone 3', ['Small flat']],
    ['street 840', ['Small flat']],
    ['lusail office 200 sqm', ['Office']],
    ['fitted office for 20 staff', ['Office']],
    ['office for 30 staff', []],
    ['مكتب حق ٢٠ موظف', ['Office']],
    ['tornado tower', ['Office']],
    ['furnished apartment in the pearl', ['Flat']],
    ['unfurnished apartment', []],
    ['ofice in lusail', ['Office']],
    ['شقة في السد أو اللؤلؤة أرخص', ['Small flat', 'Flat']],
  ])('%s', async (text, titles) => {
    const found = titlesOf(await ask(text));
    // unsorted, equal seconds have no order
    const isSorted = /cheapest|largest|أرخص/.test(text);
    expect(isSorted ? found : found.toSorted()).toEqual(isSorted ? titles : titles.toSorted());
  });

  it('says what it understood and what it looks for as words', async () => {
    const { understood, unused } = await ask('villa xqzwv with pool under 15000');
    expect(understood).toEqual([
      { id: 'kind.villa', thing: 'kind', words: 'villa' },
      { id: 'feature.pool', thing: 'feature', words: 'pool' },
      { id: 'price', thing: 'price', words: 'under 15000', maxPrice: 15_000 },
    ]);
    expect(unused).toBe('xqzwv');
  });

  it('takes parts away, and lets what was chosen count for more', async () => {
    const text = 'villa with pool under 15000';
    expect(titlesOf(await ask(text, '&without=price&sort=price-low'))).toEqual([
      'Villa One',
      'Villa Three',
      'Sea villa with pool',
    ]);
    expect(titlesOf(await ask(text, '&without=feature.pool&sort=price-low'))).toEqual(['Villa Two', 'Villa One']);
    const chosen = await ask(text, '&maxPrice=25000&sort=price-low');
    expect(titlesOf(chosen)).toEqual(['Villa One', 'Villa Three']);
    expect(chosen.understood?.map(({ id }) => id)).toEqual(['kind.villa', 'feature.pool']);
  });

  it('is what it was where nothing is understood', async () => {
    for (const text of ['Two', 'xqzwv', '33110099']) {
      const list = await ask(text);
      expect(list).not.toHaveProperty('understood');
      expect(list).not.toHaveProperty('unused');
    }
    expect(titlesOf(await ask('Two'))).toEqual(['Villa Two']);
  });

  it('refuses ids that cannot be any', async () => {
    expect((await api.get(`/api/properties?without=${encodeURIComponent("a'b")}`)).status).toBe(400);
    expect((await api.get('/api/properties?city=villa&without=nothing,,.')).status).toBe(200);
  });
});

it('[M-973] the chat answers the cheapest warehouse with the cheapest', async () => {
  for (const message of ['cheapest warehouse', 'أرخص مستودع']) {
    const answer = await api.post('/api/chat', { message, language: 'en' });
    const reply = (await answer.json()) as {
      listings: { title: string }[];
    };
    expect(reply.listings[0]?.title).toBe('Store B');
  }
});

describe('furnishing and fit-out that were chosen', () => {
  it('count for more than a sentence, and find what a listing says of itself or by its words [M-996]', async () => {
    const titles = async (query: string) => {
      const answer = await api.get(`/api/properties?${query}&sort=oldest`);
      return [answer.status, titlesOf((await answer.json()) as List)];
    };
    expect(await titles('fitOut=fitted')).toEqual([200, ['Office']]);
    expect(await titles('furnishing=furnished')).toEqual([200, ['Flat']]);
    expect(await titles('furnishing=unfurnished&city=furnished%20flat')).toEqual([200, []]);
    expect(await titles('fitOut=any&furnishing=furnished&category=residential')).toEqual([200, ['Flat']]);
    expect((await api.get('/api/properties?fitOut=golden')).status).toBe(400);
  });
});

it('a reference that the database takes for a power of ten is found by visitors and by staff', async () => {
  const id = await addProperty(api.pool, { title: 'Villa 782e17eb' });
  expect(titlesOf(await ask('782e17eb'))).toEqual(['Villa 782e17eb']);
  const staff = await typed(api.pool)
    .selectFrom('properties as p')
    .select('p.id')
    .where(adminPropertyWhere({ search: 'Villa 782e17eb' }, null))
    .execute();
  expect(staff).toEqual([{ id }]);
});
