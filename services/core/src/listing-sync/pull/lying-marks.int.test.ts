import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeCrm, listing, type FakeCrm } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const day = 86_400_000;
const references = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'];
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();
let crm: FakeCrm;
let bench: PullBench;

beforeEach(async () => {
  crm = createFakeCrm(references.map((reference) => listing(reference, { modifiedAt: inDays(-2) })));
  bench = await createPullBench(crm);
});
afterEach(() => bench.close());

const titleOf = async (reference: string): Promise<string | undefined> =>
  (await bench.rows<{ title: string }>('select title from properties where reference_id = $1', [reference]))[0]?.title;
const aDayLater = () => bench.rows(`update sync_runs set started_at = started_at - interval '25 hours'`);

describe('one date in the future [M-301]', () => {
  it.each([
    ['year 9999', '9999-12-31T23:59:59.000Z'],
    ['a day ahead', inDays(1)],
  ])('%s does not hide what changes afterwards', async (_name, modifiedAt) => {
    crm.listings.set('A-1', listing('A-1', { modifiedAt }));
    await bench.pull();
    crm.listings.set('A-2', listing('A-2', { title: 'Changed', modifiedAt: new Date().toISOString() }));
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 1 } });
    expect(await titleOf('A-2')).toBe('Changed');
  });

  it('a mark that an earlier version kept in the future is put right by the next pull', async () => {
    await bench.pull();
    await bench.rows(`update sync_runs set high_water = '9999-12-31'`);
    crm.listings.set('A-2', listing('A-2', { title: 'Changed', modifiedAt: new Date().toISOString() }));
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 1 } });
  });

  it('of a CRM whose clock stands back counts by that clock', async () => {
    const give = crm.provider.pullListings.bind(crm.provider);
    crm.provider.pullListings = async (query) => ({ ...(await give(query)), serverTime: inDays(-1) });
    crm.listings.set('A-1', listing('A-1', { modifiedAt: '9999-12-31T23:59:59.000Z' }));
    await bench.pull();
    crm.listings.set('A-2', listing('A-2', { title: 'Changed', modifiedAt: inDays(-1) }));
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 1 } });
  });

  it('is forgotten by a full pull, whatever earlier runs have seen', async () => {
    crm.listings.set('A-1', listing('A-1', { modifiedAt: inDays(-0.1) }));
    await bench.pull();
    crm.listings.set('A-1', listing('A-1', { modifiedAt: inDays(-2) }));
    await bench.pull({ full: true });
    crm.listings.set('A-2', listing('A-2', { title: 'Changed', modifiedAt: inDays(-1) }));
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 1 } });
  });
});

describe('a transaction that ends after its moment [M-309]', () => {
  const newest = inDays(-1);
  const before = (ms: number): string => new Date(Date.parse(newest) - ms).toISOString();

  it.each([
    ['at the moment that was seen last', newest],
    ['four minutes before it', before(4 * 60_000)],
  ])('%s is found by the next pull', async (_name, modifiedAt) => {
    crm.listings.set('A-1', listing('A-1', { modifiedAt: newest }));
    await bench.pull();
    crm.listings.set('A-2', listing('A-2', { title: 'Late', modifiedAt }));
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 1 } });
    expect(await titleOf('A-2')).toBe('Late');
  });

  it('while pages of another pull are read is found by the one after it', async () => {
    await bench.pull();
    crm.listings.set('A-5', listing('A-5', { modifiedAt: newest }));
    crm.beforePage = (cursor) => {
      // A-1 stands on a page that was given already
      if (cursor !== null) crm.listings.set('A-1', listing('A-1', { title: 'Late', modifiedAt: before(60_000) }));
    };
    expect(await bench.pull({ full: true })).toMatchObject({ kind: 'done', result: { changed: 0 } });
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 1 } });
    expect(await titleOf('A-1')).toBe('Late');
  });
});

it('a change dated before what was seen is found once a day, without a list of keys [M-302]', async () => {
  await bench.pull();
  crm.listings.set('A-3', listing('A-3', { title: 'Dated back', modifiedAt: inDays(-30) }));
  await bench.pull();
  expect(await titleOf('A-3')).toBe('Office A-3');
  await aDayLater();
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 1 } });
  expect(await titleOf('A-3')).toBe('Dated back');
});

it('a change dated before what was seen is found once a day, by its key [M-302]', async () => {
  Object.assign(crm.provider, {
    comparison: {
      count: async () => crm.listings.size,
      keys: async () => ({
        keys: [...crm.listings.values()].map(({ reference, modifiedAt }) => ({ reference, modifiedAt })),
        nextCursor: null,
      }),
    },
  });
  await bench.pull();
  crm.listings.set('A-3', listing('A-3', { title: 'Dated back', modifiedAt: inDays(-30) }));
  await aDayLater();
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 1 } });
  expect(await titleOf('A-3')).toBe('Dated back');
  await aDayLater();
  crm.fetched = [];
  await bench.pull();
  expect(crm.fetched).toEqual([]);
});

describe('a record that no database holds is held back, and the others are applied [M-304]', () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 10_000; level += 1) deep = { deep };

  it.each([
    ['a date of the year 0', listing('A-1', { modifiedAt: '0000-01-01T00:00:00.000Z' }), {}],
    ['a date beyond the year 9999', listing('A-1', { modifiedAt: '+010000-01-01T13:59:59.000Z' }), {}],
    ['no date', listing('A-1', { modifiedAt: 'soon' }), {}],
    ['a creation without sense', listing('A-1', { createdAt: '-000001-12-31T10:00:00.000Z' }), {}],
    ['a version beyond 2^53', listing('A-1', { version: 2 ** 53 + 2 }), {}],
    ['rooms beyond 32 bits', listing('A-1', { bedrooms: 2 ** 40 }), {}],
    ['an area beyond 32 bits', listing('A-1', { area: 2 ** 31 }), {}],
    ['a price that is none', listing('A-1', { price: '1e400' }), {}],
    ['a place off the globe', listing('A-1', { latitude: '1234.5' }), {}],
    ['a NUL in its reference', listing('A-\u00001'), {}],
    ['no reference', listing(''), {}],
    ['ten thousand levels', listing('A-1'), { deep }],
    ['a text of megabytes', listing('A-1'), { remarks: 'x'.repeat(3_000_000) }],
    ['a hundred thousand values', listing('A-1'), { list: Array.from({ length: 100_000 }, (_one, n) => n) }],
  ])('%s', async (_name, record, raw) => {
    crm.listings.delete('A-1');
    const give = crm.provider.pullListings.bind(crm.provider);
    crm.provider.pullListings = async (query) => {
      const page = await give(query);
      return { ...page, items: [...page.items, { ok: true, record, raw }] };
    };
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { newProperties: 4 } });
    const claimed = await bench.rows<{ reason: string }>(
      `select duplicate_reason as reason from staging_properties where duplicate_status = 'quarantined'`,
    );
    expect(claimed.length).toBeGreaterThan(0);
    expect(claimed.every(({ reason }) => /^\w+: [a-z]/.test(reason))).toBe(true);
  });

  it('nor does a deletion at no time end the pull', async () => {
    await bench.pull();
    const give = crm.provider.pullListings.bind(crm.provider);
    crm.provider.pullListings = async (query) => ({
      ...(await give(query)),
      deleted: [{ reference: 'A-2', deletedAt: '+275760-09-13T00:00:00.000Z' }],
    });
    crm.listings.set('B-1', listing('B-1', { modifiedAt: new Date().toISOString() }));
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { newProperties: 1, removed: 0 } });
  });

  it('nor do names of fields that no database holds', async () => {
    const give = crm.provider.pullListings.bind(crm.provider);
    crm.provider.pullListings = async (query) => {
      const page = await give(query);
      return { ...page, items: page.items.map((item) => ({ ...item, raw: { 'a\u0000b': 1, '\ud800': 2 } })) };
    };
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { newProperties: 5 } });
  });
});
