import { CrmUnavailableError } from '@manzil/core/crm/crm';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../proxy/faults.ts';
import { makeListing } from './make-listing.ts';
import type { ResoServerOptions } from './options.ts';
import type { ResoServer } from './server.ts';
import { serverWith } from './testing/filled-server.ts';
import { providerOf, pullAll } from './testing/reso-provider.ts';

const early = '2020-01-01T00:00:00.000Z';

const keysOf = (server: ResoServer): string[] => [...server.store.properties.keys()].toSorted();

describe('every listing comes', () => {
  const servers: [name: string, options: Partial<ResoServerOptions>][] = [
    ['with links as whole addresses', { nextLink: 'absolute' }],
    ['with links to another prefix of the host', { nextLink: 'prefix' }],
    ['with links from the root of the host', { nextLink: 'path' }],
    ['with links below the service root', { nextLink: 'relative' }],
    ['with links that are only a query', { nextLink: 'query' }],
    ['with links behind a record instead of counted rows', { paging: 'key' }],
    ['with each page beginning with the last record of the one before', { repeats: true }],
    ['in smaller pages than were asked for', { pageSize: 3 }],
    ['in larger pages than were asked for', { honoursMaxPageSize: false, pageSize: 50 }],
    ['with timestamps without a fraction', { timestamps: 'none' }],
    ['with timestamps of microseconds', { timestamps: 'micros' }],
    ['with timestamps of another zone', { timestamps: 'offset' }],
    ['with the fraction behind the offset', { timestamps: 'late' }],
    ['with nulls left out and fields that are in no metadata', { nulls: 'omitted', extraFields: true }],
    ['with numbers as texts', { numbers: 'text' }],
    ['with enumerations instead of texts', { lookups: 'enum' }],
    [
      'from a server that has few fields',
      { fields: ['City', 'ListPrice', 'LeaseAmount', 'PropertyType'], media: 'none' },
    ],
  ];
  it.each(servers)('%s', async (_name, options) => {
    const server = await serverWith(25, options);
    const pulled = await pullAll(providerOf(server), { limit: 7 });
    expect(pulled.problems).toEqual([]);
    expect([...pulled.records.keys()].toSorted()).toEqual(keysOf(server));
  });

  it.each(['skip', 'key'] as const)('of one single moment, by %s', async (paging) => {
    const server = await serverWith(25, { paging, nextLink: 'relative' }, 0);
    const pulled = await pullAll(providerOf(server), { limit: 4 });
    expect([...pulled.records.keys()].toSorted()).toEqual(keysOf(server));
  });

  it('also where links lead to another server, which is never asked', async () => {
    const server = await serverWith(25, { nextLink: 'foreign' });
    const pulled = await pullAll(providerOf(server), { limit: 7 });
    expect([...pulled.records.keys()].toSorted()).toEqual(keysOf(server));
    const ofOneMoment = await serverWith(25, { nextLink: 'foreign' }, 0);
    await expect(pullAll(providerOf(ofOneMoment), { limit: 7 })).rejects.toThrow(/another server/);
  });
});

describe('a listing that changes while pages are read', () => {
  it.each(['skip', 'key'] as const)('comes in its new state, and takes no other along, by %s', async (paging) => {
    const hooks = { page: (): void => undefined };
    const server = await serverWith(30, { paging, beforePage: () => hooks.page() });
    let n = 0;
    hooks.page = () => {
      const key = `K${String(n).padStart(6, '0')}`;
      // changes after the last page are for the next pull
      if (n < 6) server.store.change(key, { PublicRemarks: `changed ${key}` });
      if (n === 3)
        server.store.put({
          ...makeListing(900, seededRandom(5)),
          StandardStatus: 'Active',
          InternetEntireListingDisplayYN: null,
        });
      if (n === 4) server.store.remove('K000029');
      n += 1;
    };
    const pulled = await pullAll(providerOf(server), { limit: 5, modifiedSince: early });
    const said = [...server.store.properties].map(([key, { values }]) => [key, values['PublicRemarks']]);
    expect(said.map(([key]) => [key, pulled.records.get(String(key))?.description])).toEqual(said);
  });
});

describe('what is off the market', () => {
  it('is not given in a whole pull, and is told as gone when it changed', async () => {
    const server = await serverWith(5, { lookups: 'enum', entityEvents: false });
    server.store.change('K000001', { StandardStatus: 'Pending' });
    server.store.change('K000002', { StandardStatus: 'Active Under Contract' });
    const provider = providerOf(server);
    expect([...(await pullAll(provider)).records.keys()].toSorted()).toEqual([
      'K000000',
      'K000002',
      'K000003',
      'K000004',
    ]);
    const changes = await pullAll(provider, { modifiedSince: early });
    expect(changes.deleted).toEqual(['K000001']);
  });
});

describe('pictures', () => {
  it.each([
    { media: 'expand' },
    { media: 'resource' },
    { media: 'expand', numbers: 'text' },
    { media: 'resource', numbers: 'text' },
  ] as const)('come by %j', async (options) => {
    const server = await serverWith(30, options);
    server.store.setMedia('K000003', [
      { key: 'b', url: 'https://cdn.example/b.jpg' },
      { key: 'a', url: 'https://cdn.example/a.jpg' },
    ]);
    const { records } = await pullAll(providerOf(server));
    expect(records.get('K000003')?.pictures.map((url) => new URL(url).pathname)).toEqual(['/b.jpg', '/a.jpg']);
    expect(records.get('K000004')?.pictures).toEqual([]);
  });

  it('that changed alone are seen although the listing did not change', async () => {
    const server = await serverWith(5, { entityEvents: false, photosModify: false });
    const provider = providerOf(server);
    const newest = [...(await pullAll(provider)).records.values()]
      .map(({ modifiedAt }) => modifiedAt)
      .toSorted()
      .at(-1)!;
    server.store.setMedia('K000000', [{ key: 'a', url: 'https://cdn.example/a.jpg' }]);
    const { records } = await pullAll(provider, { modifiedSince: newest });
    expect(records.get('K000000')?.pictures).toHaveLength(1);
  });

  const twenty = Array.from({ length: 20 }, (_, n) => ({
    key: `p${String(n)}`,
    url: `https://cdn.example/${String(n)}.jpg`,
  }));
  const paths = (pictures: readonly string[] = []): string[] => pictures.map((url) => new URL(url).pathname);
  const inOrder = twenty.map(({ url }) => new URL(url).pathname);

  it.each([
    ['absolute', 'skip'],
    ['prefix', 'key'],
    ['path', 'skip'],
    ['relative', 'skip'],
    ['relative', 'key'],
    ['foreign', 'skip'],
  ] as const)(
    'that an expanded listing gives in pages all come, by links that are %s, by %s [M-502]',
    async (nextLink, paging) => {
      const server = await serverWith(3, { mediaPage: 3, nextLink, paging });
      server.store.setMedia('K000001', twenty);
      server.store.setMedia('K000002', twenty.slice(0, 3));
      const provider = providerOf(server);
      const { records } = await pullAll(provider);
      expect(paths(records.get('K000001')?.pictures)).toEqual(inOrder);
      expect(paths(records.get('K000002')?.pictures)).toEqual(inOrder.slice(0, 3));
      const found = await provider.fetchListings!(['K000001'], AbortSignal.timeout(20_000));
      expect(found.items.map((item) => item.ok && item.record.pictures.length)).toEqual([20]);
    },
  );

  it('of a resource whose pages lead to another server all come [M-502]', async () => {
    const server = await serverWith(3, { media: 'resource', pageSize: 4, nextLink: 'foreign' });
    server.store.setMedia('K000000', twenty.slice(0, 3));
    server.store.setMedia('K000001', twenty);
    const { records } = await pullAll(providerOf(server));
    expect(paths(records.get('K000001')?.pictures)).toEqual(inOrder);
    expect(paths(records.get('K000000')?.pictures)).toHaveLength(3);
  });

  describe('that are replaced, moved or deleted', () => {
    const clocks = ['media', 'record', 'both', 'none'] as const;
    /** A move changes the weak sign too. */
    const strong = (url: string | undefined): string => new URL(url!).hash.split('|')[0]!;

    async function pictured(options: Partial<ResoServerOptions>) {
      const server = await serverWith(3, { photosModify: false, ...options });
      server.store.setMedia('K000001', twenty.slice(0, 3));
      const provider = providerOf(server);
      const whole = await pullAll(provider);
      const newest = [...whole.records.values()]
        .map(({ modifiedAt }) => modifiedAt)
        .toSorted()
        .at(-1)!;
      const owners = async (keys: readonly string[]) => new Map(keys.map((key) => [key, 'K000001']));
      const again = async () =>
        (
          await pullAll(provider, { modifiedSince: newest, checkpoint: whole.checkpoint, listingsOf: owners })
        ).records.get('K000001')?.pictures;
      return { server, before: whole.records.get('K000001')!.pictures, again };
    }

    it.each(clocks)(
      'are another one under the same key and address after an event, with the clock %s [M-503]',
      async (mediaClock) => {
        const { server, before, again } = await pictured({ mediaClock, photosChange: false });
        server.store.replacePicture('K000001', 'p1');
        const after = await again();
        expect(paths(after)).toEqual(inOrder.slice(0, 3));
        expect(after?.map((url, n) => strong(url) === strong(before[n]) && url === before[n])).toEqual([
          true,
          false,
          true,
        ]);
      },
    );

    it.each(['media', 'record', 'both'] as const)(
      'are noticed without events by the clock %s of the picture alone [M-503]',
      async (mediaClock) => {
        const { server, before, again } = await pictured({ mediaClock, photosChange: false, entityEvents: false });
        server.store.replacePicture('K000001', 'p1');
        const after = await again();
        expect(after?.map((url, n) => url === before[n])).toEqual([true, false, true]);
      },
    );

    it.each([true, false])('are another one at a new address (entity events: %s) [M-503]', async (entityEvents) => {
      const { server, before, again } = await pictured({
        mediaClock: 'none',
        photosChange: !entityEvents,
        entityEvents,
      });
      server.store.setMedia('K000001', [twenty[0]!, { key: 'p1', url: 'https://cdn.example/new.jpg' }, twenty[2]!]);
      const after = await again();
      expect(paths(after)).toEqual(['/0.jpg', '/new.jpg', '/2.jpg']);
      expect(strong(after?.[1])).not.toBe(strong(before[1]));
    });

    it.each(['media', 'both'] as const)(
      'are the same ones in another order, with the clock %s [M-503]',
      async (mediaClock) => {
        const { server, before, again } = await pictured({ mediaClock, photosChange: false });
        server.store.setMedia('K000001', [twenty[2]!, twenty[0]!, twenty[1]!]);
        const after = await again();
        expect(paths(after)).toEqual(['/2.jpg', '/0.jpg', '/1.jpg']);
        expect(after?.map(strong)).toEqual([before[2], before[0], before[1]].map(strong));
      },
    );

    it('go with the event of the picture, although no listing says so [M-503]', async () => {
      const { server, again } = await pictured({ mediaClock: 'none', photosChange: false });
      server.store.setMedia('K000001', twenty.slice(1, 3));
      expect(paths(await again())).toEqual(['/1.jpg', '/2.jpg']);
      expect(server.requests.some((request) => request.includes('ModificationTimestamp ge'))).toBe(false);
    });
  });

  it('of the server itself are fetched with our token, from a private host never', async () => {
    const server = await serverWith(1);
    server.store.picture = Buffer.from('a picture');
    const { origin } = new URL(server.url);
    const provider = providerOf(server);
    const fetched = await provider.fetchPicture(`${origin}/pictures/1.png#a@b`, 1_000, AbortSignal.timeout(20_000));
    expect(Buffer.from(fetched).toString()).toBe('a picture');
    const inside = origin.replace('127.0.0.1', 'localhost');
    await expect(provider.fetchPicture(`${inside}/pictures/1.png`, 1_000, AbortSignal.timeout(20_000))).rejects.toThrow(
      CrmUnavailableError,
    );
  });
});

describe('the comparison', () => {
  it('counts, lists and fetches what is on offer', async () => {
    const server = await serverWith(23, { entityEvents: false, repeats: true, pageSize: 5 });
    server.store.change('K000001', { StandardStatus: 'Closed' });
    const provider = providerOf(server);
    const { comparison } = provider;
    const signal = AbortSignal.timeout(20_000);
    expect(await comparison!.count(signal)).toBe(22);
    const keys: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await comparison!.keys({ cursor, limit: 5, signal });
      keys.push(...page.keys.map(({ reference }) => reference));
      cursor = page.nextCursor;
    } while (cursor !== null && keys.length < 100);
    expect(keys.toSorted()).toEqual(keysOf(server).filter((key) => key !== 'K000001'));
    const found = await provider.fetchListings!(['K000001', 'K000002', "never'here"], signal);
    expect(found.items).toHaveLength(1);
    expect(found.deleted.map(({ reference }) => reference).toSorted()).toEqual(['K000001', "never'here"]);
  });
});
