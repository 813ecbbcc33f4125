import type { ListingPage, ListingPageQuery } from '../../crm/crm.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const pageSize = 20;
const all = Array.from({ length: 60 }, (_one, n) => listing(`R-${String(n).padStart(3, '0')}`));
let bench: PullBench;
let pages: number;

beforeEach(async () => {
  bench = await createPullBench(createFakeCrm(all));
  pages = 0;
});
afterEach(() => bench.close());

const found = (from: number): ListingPage['items'] =>
  all.slice(from, from + pageSize).map((record) => ({ ok: true, record, raw: {} }));
const invented = (n: number): ListingPage['items'] =>
  Array.from({ length: pageSize }, (_one, i) => {
    const record = listing(`X-${String(n)}-${String(i)}`);
    return { ok: true, record, raw: {} };
  });

function lie(page: (query: ListingPageQuery) => Partial<ListingPage>): void {
  bench.crm.provider.pullListings = async (query) => {
    pages += 1;
    return { items: [], deleted: [], nextCursor: null, total: null, withheld: null, ...page(query) };
  };
}
const full = () =>
  bench.another({ pageSize, mostListings: 2_000, mostIdlePages: 10 }).pull({ trigger: 'staff', full: true });
const staged = async (): Promise<number> =>
  (await bench.rows<{ n: number }>('select count(*)::integer as n from staging_properties'))[0]!.n;

describe('a list without an end is given up with its reason [M-303]', () => {
  it.each<[name: string, code: string, page: (query: ListingPageQuery) => Partial<ListingPage>]>([
    [
      'a cursor that goes in circles',
      'sync.cursor_repeats',
      ({ cursor }) => {
        const at = cursor === null ? 0 : Number(cursor);
        return { items: found(at), nextCursor: String((at + pageSize) % all.length), total: all.length };
      },
    ],
    [
      'a next cursor that is the present one',
      'sync.cursor_repeats',
      ({ cursor }) => ({ items: found(0), nextCursor: cursor ?? 'here' }),
    ],
    [
      'a cursor that is always another, and the same page',
      'sync.nothing_new',
      () => ({ items: found(0), nextCursor: String(Math.random()), total: null }),
    ],
    ['empty pages for ever', 'sync.nothing_new', () => ({ nextCursor: String(pages) })],
    [
      'records without a reference for ever',
      'sync.nothing_new',
      () => ({
        items: [{ ok: false, reference: null, problem: 'reference: missing', raw: {} }],
        nextCursor: String(pages),
      }),
    ],
    [
      'more listings than were announced',
      'sync.too_many_listings',
      () => ({ items: invented(pages), nextCursor: String(pages), total: all.length }),
    ],
    [
      'a number that grows with each page',
      'sync.too_many_listings',
      () => ({ items: invented(pages), nextCursor: String(pages), total: pages * pageSize + 1 }),
    ],
    [
      'listings without number for ever',
      'sync.too_many_listings',
      () => ({ items: invented(pages), nextCursor: String(pages) }),
    ],
    [
      'deletions for ever',
      'sync.too_many_listings',
      () => ({
        deleted: Array.from({ length: pageSize }, (_one, i) => {
          return { reference: `X-${String(pages)}-${String(i)}`, deletedAt: null };
        }),
        nextCursor: String(pages),
      }),
    ],
  ])('%s', async (_name, code, page) => {
    await bench.pull();
    lie(page);
    expect(await full()).toMatchObject({ kind: 'failed', code });
    expect(await staged()).toBeLessThanOrEqual(2_000 + 60 + pageSize);
    expect(pages).toBeLessThanOrEqual(120);
    expect(await bench.rows(`select 1 from properties where deleted_at is null`)).toHaveLength(60);
    expect(await bench.rows(`select error_code from sync_runs order by id desc limit 1`)).toEqual([
      { error_code: code },
    ]);
    expect(await bench.rows('select 1 from staging_cursors')).toEqual([]);
  });

  it('of keys ends as well', async () => {
    await bench.pull();
    let asked = 0;
    Object.assign(bench.crm.provider, {
      comparison: {
        count: async () => 61,
        keys: async () => {
          asked += 1;
          return { keys: [{ reference: 'R-000', modifiedAt: all[0]!.modifiedAt }], nextCursor: String(asked) };
        },
      },
    });
    expect(await bench.pull()).toMatchObject({ kind: 'failed', code: 'sync.nothing_new' });
    expect(asked).toBeLessThan(120);
  });

  it('is remembered by whoever goes on after a death', async () => {
    lie(({ cursor }) => {
      if (pages === 3) throw new Error('the worker dies');
      const at = cursor === null ? 0 : Number(cursor);
      return { items: found(at), nextCursor: String((at + pageSize) % all.length), total: all.length };
    });
    await expect(full()).rejects.toThrow('the worker dies');
    expect(await full()).toMatchObject({ kind: 'failed', code: 'sync.cursor_repeats' });
    // two more would pass before a new memory found the circle
    expect(pages).toBe(5);
  });
});

it('a few empty pages, and pages that begin with the last record of the one before, are no circle', async () => {
  lie(({ cursor }) => {
    const at = cursor === null ? 0 : Number(cursor);
    if (at % 2 === 1) return { nextCursor: String(at + 1) };
    const from = (at / 2) * 10;
    const last = from + 10 >= all.length;
    return { items: found(Math.max(0, from - 1)).slice(0, 11), nextCursor: last ? null : String(at + 1) };
  });
  expect(await full()).toMatchObject({ kind: 'done', result: { newProperties: 60 } });
});

it('what failed runs leave behind is forgotten, also where none ever worked', async () => {
  lie(({ cursor }) => ({ items: found(0), nextCursor: cursor ?? 'here' }));
  for (let run = 0; run < 5; run += 1) await full();
  expect(await bench.rows('select distinct sync_batch from staging_properties')).toHaveLength(2);
  await bench.rows(
    `update sync_runs set started_at = started_at - interval '40 days' where id < (select max(id) from sync_runs)`,
  );
  await full();
  expect(await bench.rows('select 1 from sync_runs')).toHaveLength(2);
});

it('what failed runs held back is forgotten with the two that follow', async () => {
  lie(() => ({
    items: [{ ok: false, reference: null, problem: 'reference: missing', raw: {} }],
    nextCursor: String(pages),
  }));
  for (let run = 0; run < 4; run += 1) await full();
  expect(await bench.rows('select distinct sync_batch from staging_properties')).toHaveLength(2);
});

it('a page at which every worker dies ends the pull after five, and says so', async () => {
  const bad = (): never => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  lie(bad);
  for (let death = 0; death <= 5; death += 1) await expect(full()).rejects.toThrow(RangeError);
  expect(await full()).toMatchObject({ kind: 'failed', code: 'sync.broken_off' });
  expect(await bench.rows(`select 1 from sync_runs where state = 'running'`)).toEqual([]);
});
