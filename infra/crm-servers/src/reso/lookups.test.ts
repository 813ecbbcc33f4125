import { describe, expect, it, onTestFinished } from 'vitest';
import { seededRandom } from '../proxy/faults.ts';
import { makeListing } from './make-listing.ts';
import type { ResoServerOptions } from './options.ts';
import { startResoServer, type ResoServer } from './server.ts';
import type { Values } from './store.ts';
import { providerOf, pullAll } from './testing/reso-provider.ts';

async function serverWith(count: number, options: Partial<ResoServerOptions>): Promise<ResoServer> {
  let now = Date.parse('2026-11-01T08:00:00.000Z');
  const server = await startResoServer({ entityEvents: false, ...options }, () => (now += 1_000));
  onTestFinished(() => server.close());
  const random = seededRandom(7);
  for (let n = 0; n < count; n += 1)
    server.store.put({
      ...makeListing(n, random),
      StandardStatus: ['Active', 'Active Under Contract', 'Closed'][n % 3]!,
      InternetEntireListingDisplayYN: null,
    });
  return server;
}
const signal = (): AbortSignal => AbortSignal.timeout(20_000);

describe('what is on offer [M-401]', () => {
  const forms = (['enum', 'coded'] as const).flatMap((lookups) =>
    (['qualified', 'plain', 'has'] as const).flatMap((enumLiterals) =>
      (['refused', 'nothing'] as const).map((wrongLiterals) => ({ lookups, enumLiterals, wrongLiterals })),
    ),
  );
  it.each([...forms, { lookups: 'text' } as const])('is pulled, counted and listed: %j', async (options) => {
    const server = await serverWith(30, options);
    const provider = providerOf(server);
    const pulled = await pullAll(provider);
    expect(pulled.problems).toEqual([]);
    expect(pulled.records.size).toBe(20);
    expect(pulled.pages[0]?.total).toBe(20);
    expect(await provider.comparison!.count(signal())).toBe(20);
    expect((await provider.comparison!.keys({ cursor: null, limit: 100, signal: signal() })).keys).toHaveLength(20);
  });

  it('counts what says nothing of the internet as shown, whatever the server makes of null', async () => {
    for (const nullsDiffer of [true, false]) {
      const server = await serverWith(9, { nullsDiffer });
      server.store.change('K000000', { InternetEntireListingDisplayYN: false });
      server.store.change('K000001', { InternetEntireListingDisplayYN: true });
      expect(await providerOf(server).comparison!.count(signal())).toBe(5);
    }
  });

  it('is not what says no status, neither in a whole pull nor after a change', async () => {
    const server = await serverWith(3, {});
    server.store.change('K000000', { StandardStatus: null });
    const provider = providerOf(server);
    expect([...(await pullAll(provider)).records.keys()]).toEqual(['K000001']);
    const changes = await pullAll(provider, { modifiedSince: '2020-01-01T00:00:00.000Z' });
    expect([...changes.records.keys()]).toEqual(['K000001']);
    expect(changes.deleted).toContain('K000000');
  });
});

const explained = (['local', 'legacy'] as const).flatMap((lookups) =>
  (['filtered', 'whole', 'counted'] as const).map((lookupResource) => ({ lookups, lookupResource })),
);

describe('the Lookup resource', () => {
  const said: Values = {
    PropertyType: 'Residential Lease',
    PropertySubType: 'Single Family Residence',
    LeaseAmount: 120_000,
    LeaseAmountFrequency: 'Annually',
    LivingArea: 140,
    LivingAreaUnits: 'Square Meters',
    InteriorFeatures: ['Elevator', 'WaterSense'],
  };
  const shown = {
    deal: 'rent',
    price: '10000.00',
    category: 'residential',
    subcategory: 'villa standalone',
    area: 140,
    features: ['Elevator', 'WaterSense'],
  };

  it.each(explained)('says what local values mean: %j [M-404]', async (form) => {
    const server = await serverWith(9, { ...form, pageSize: 20 });
    server.store.change('K000000', said);
    server.store.setMedia('K000000', [{ key: 'a', url: 'https://cdn.example/a.jpg' }]);
    const provider = providerOf(server);
    const pulled = await pullAll(provider);
    expect(pulled.problems).toEqual([]);
    expect(pulled.records.size).toBe(6);
    expect(pulled.records.get('K000000')).toMatchObject(shown);
    expect(pulled.records.get('K000000')?.pictures).toHaveLength(1);
    expect(await provider.comparison!.count(signal())).toBe(6);
    const changes = await pullAll(provider, { modifiedSince: '2020-01-01T00:00:00.000Z' });
    expect(changes.problems).toEqual([]);
    expect(changes.deleted).toContain('K000002');
  });

  it('leaves what the standard does not have as it is', async () => {
    const server = await serverWith(1, { lookups: 'legacy', lookupResource: 'filtered' });
    server.store.change('K000000', { PropertyType: 'Majlis Hall', PropertySubType: null });
    expect((await pullAll(providerOf(server))).records.get('K000000')?.category).toBe('majlis hall');
  });

  it('is asked for as often as the metadata, and not with every page', async () => {
    const server = await serverWith(9, { lookups: 'local', lookupResource: 'filtered' });
    const provider = providerOf(server);
    await pullAll(provider, { limit: 2 });
    await pullAll(provider, { limit: 2 });
    expect(server.requests.filter((one) => one.includes('/Lookup'))).toHaveLength(1);
  });

  it.each([
    ['broken', { lookupResource: 'broken' }],
    ['too long', { lookupResource: 'whole', places: 60_000 }],
  ] as const)(
    'does not stop a pull where it is %s, and the connection test says so [M-404]',
    async (_name, options) => {
      const server = await serverWith(9, options);
      const provider = providerOf(server);
      const check = await provider.checkConnection(signal());
      expect(check).toMatchObject({ ok: true });
      expect(check.findings.map(({ code }) => code)).toContain('lookups_unread');
      expect((await pullAll(provider)).records.size).toBe(6);
    },
  );

  it('with many places is not read whole where it can be asked for what is needed', async () => {
    const server = await serverWith(9, { lookups: 'local', lookupResource: 'filtered', places: 60_000 });
    const { ok, findings } = await providerOf(server).checkConnection(signal());
    expect([ok, findings.map(({ code }) => code)]).toEqual([true, ['fine', 'on_offer']]);
  });

  it('that fails later is remembered as it was', async () => {
    const options: Partial<ResoServerOptions> = { lookups: 'local', lookupResource: 'filtered' };
    const server = await serverWith(9, options);
    const provider = providerOf(server);
    await provider.discover(signal());
    server.options.lookupResource = 'broken';
    await provider.discover(signal());
    expect((await pullAll(provider)).records.size).toBe(6);
  });
});

it.each(['text', 'enum', 'coded'] as const)(
  'words of lookups are those of the Data Dictionary: %s [M-402]',
  async (lookups) => {
    const server = await serverWith(1, { lookups });
    server.store.change('K000000', {
      PropertyType: 'Residential',
      PropertySubType: 'Single Family Residence',
      InteriorFeatures: ['Built In Wardrobes', 'WaterSense'],
    });
    const { records } = await pullAll(providerOf(server));
    expect(records.get('K000000')).toMatchObject({
      category: 'residential',
      subcategory: 'villa standalone',
      features: ['Built in wardrobes', 'WaterSense'],
    });
  },
);

it('words in capitals are known ones all the same, and others are not shouted [M-405]', async () => {
  const server = await serverWith(1, { lookups: 'capitals' });
  server.store.change('K000000', {
    PropertyType: 'Residential',
    PropertySubType: 'Apartment',
    InteriorFeatures: ['Built In Wardrobes', 'Sauna', 'Room AC'],
    City: 'DOHA',
    SubdivisionName: 'WEST BAY',
  });
  const { records, problems } = await pullAll(providerOf(server));
  expect(problems).toEqual([]);
  expect(records.get('K000000')).toMatchObject({
    category: 'residential',
    subcategory: 'apartment',
    features: ['Built in wardrobes', 'Sauna', 'Room AC'],
    city: 'Doha',
    state: 'West Bay',
  });
});
