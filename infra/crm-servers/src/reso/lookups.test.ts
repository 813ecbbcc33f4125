/** Lookups and nulls as servers may have them, and a whole pull that must be the same with each. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { dice, makeListing } from './make-listing.ts';
import type { ResoServerOptions } from './options.ts';
import { startResoServer, type ResoServer } from './server.ts';
import { providerOf, pullAll } from './testing/reso-provider.ts';

async function serverWith(count: number, options: Partial<ResoServerOptions>): Promise<ResoServer> {
  let now = Date.parse('2026-11-01T08:00:00.000Z');
  const server = await startResoServer({ entityEvents: false, ...options }, () => (now += 1_000));
  onTestFinished(() => server.close());
  const random = dice(7);
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
