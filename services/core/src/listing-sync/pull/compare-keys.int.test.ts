import type { ListingComparison } from '../../crm/crm.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeCrm, listing, type FakeCrm } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const references = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6', 'A-7'];
let crm: FakeCrm;
let bench: PullBench;
let asked: { count: number; keys: number };
let skipped: Set<string>;

beforeEach(async () => {
  crm = createFakeCrm(references.map((reference) => listing(reference)));
  // long before the time from which the second pull reads
  crm.listings.set('A-2', listing('A-2', { modifiedAt: '2026-10-01T08:00:00.000Z' }));
  asked = { count: 0, keys: 0 };
  skipped = new Set();
  const comparison: ListingComparison = {
    count: async () => {
      asked.count += 1;
      return crm.listings.size;
    },
    keys: async ({ cursor, limit }) => {
      asked.keys += 1;
      const from = Number(cursor ?? 0);
      const all = [...crm.listings.values()].filter(({ reference }) => !skipped.has(reference));
      const keys = all.slice(from, from + limit).map(({ reference, modifiedAt }) => ({ reference, modifiedAt }));
      return { keys, nextCursor: from + limit < all.length ? String(from + limit) : null };
    },
  };
  Object.assign(crm.provider, {
    comparison,
    capabilities: { ...crm.provider.capabilities, givesDeletions: false },
  });
  bench = await createPullBench(crm);
  await bench.pull();
});
afterEach(() => bench.close());

const shown = async (): Promise<string[]> =>
  (await bench.rows<{ r: string }>('select reference_id as r from properties where is_active order by 1')).map(
    ({ r }) => r,
  );
const aDayLater = () => bench.rows(`update sync_runs set started_at = started_at - interval '25 hours'`);

it('fetches nothing and lists nothing while the counts agree', async () => {
  asked.keys = 0;
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 0, changed: 0 } });
  expect(asked).toMatchObject({ keys: 0 });
  expect(crm.fetched).toEqual([]);
});

it('takes a listing off the site once the counts differ, with the next pull', async () => {
  crm.listings.delete('A-3');
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 1 } });
  expect(await shown()).toEqual(references.filter((reference) => reference !== 'A-3'));
  asked.keys = 0;
  await bench.pull();
  expect(asked.keys).toBe(0);
});

it('finds once a day what the counts hide, and a change that came under an old time', async () => {
  crm.listings.delete('A-3');
  const old = '2026-10-20T08:00:00.000Z';
  crm.listings.set('B-1', listing('B-1', { modifiedAt: old }));
  await bench.pull();
  expect(await shown()).toEqual(references);
  await aDayLater();
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 1, newProperties: 1 } });
  expect(await shown()).toEqual([...references.filter((reference) => reference !== 'A-3'), 'B-1']);
});

it('does not measure by a count that an addition and a deletion left as it was while keys were listed', async () => {
  const comparison = crm.provider.comparison!;
  const { keys } = comparison;
  await aDayLater();
  comparison.keys = async (query) => {
    crm.listings.set('B-1', listing('B-1'));
    const listed = await keys(query);
    crm.listings.delete('A-3');
    return listed;
  };
  await bench.pull();
  comparison.keys = keys;
  expect(await shown()).toEqual([...references, 'B-1']);
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 1 } });
  expect(await shown()).not.toContain('A-3');
});

it('lists keys no more once two comparisons found the same number of listings that are not for us', async () => {
  const comparison = crm.provider.comparison!;
  const { count } = comparison;
  comparison.count = async (signal) => ((await count(signal)) ?? 0) + 2;
  await bench.pull();
  await bench.pull();
  asked.keys = 0;
  await bench.pull();
  expect(asked.keys).toBe(0);
  crm.listings.delete('A-3');
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 1 } });
});

it('the next pull goes on from what was pulled, not from what the comparison fetched meanwhile', async () => {
  const comparison = crm.provider.comparison!;
  const { keys } = comparison;
  const fetchListings = crm.provider.fetchListings!;
  await aDayLater();
  comparison.keys = (query) => {
    crm.listings.set('A-2', listing('A-2', { title: 'Newest', modifiedAt: '2026-11-12T08:00:00.000Z' }));
    return keys(query);
  };
  crm.provider.fetchListings = async (wanted, signal) => {
    const found = await fetchListings(wanted, signal);
    crm.listings.set('A-5', listing('A-5', { title: 'In between', modifiedAt: '2026-11-11T08:00:00.000Z' }));
    return found;
  };
  await bench.pull();
  expect(crm.fetched).toEqual(['A-2']);
  Object.assign(comparison, { keys });
  Object.assign(crm.provider, { fetchListings });
  await bench.pull();
  expect(crm.fetched).toEqual(['A-2']);
  const rows = await bench.rows(`select title from properties where reference_id in ('A-2', 'A-5') order by 1`);
  expect(rows).toEqual([{ title: 'In between' }, { title: 'Newest' }]);
});

it('asks for each listing that seems gone, and believes the answer', async () => {
  skipped.add('A-2');
  await aDayLater();
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 0 } });
  expect(crm.fetched).toEqual(['A-2']);
  expect(await shown()).toEqual(references);
});

it('asks a person, and nobody else, where more than a fifth seems gone', async () => {
  for (const reference of references.slice(0, 3)) crm.listings.delete(reference);
  expect(await bench.pull()).toMatchObject({ kind: 'stopped', code: 'sync.too_many_removed' });
  expect(crm.fetched).toEqual([]);
  expect(await shown()).toEqual(references);
});

it('goes on with the keys where a worker that died had stopped', async () => {
  await aDayLater();
  crm.listings.delete('A-7');
  const { comparison } = crm.provider;
  const real = comparison!.keys.bind(comparison);
  let pages = 0;
  comparison!.keys = (query) => {
    pages += 1;
    if (pages === 2) return Promise.reject(new Error('the worker dies'));
    return real(query);
  };
  await expect(bench.another({ keysPageSize: 3 }).pull({ trigger: 'schedule' })).rejects.toThrow('the worker dies');
  comparison!.keys = (query) => {
    expect(query.cursor).not.toBe(null);
    return real(query);
  };
  expect(await bench.another({ keysPageSize: 3 }).pull({ trigger: 'schedule' })).toMatchObject({
    result: { removed: 1 },
  });
  expect(await bench.rows('select 1 from staging_keys')).toEqual([]);
});
