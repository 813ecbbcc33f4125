import { propertyFilter } from '../../listings/property-filter.ts';
import { createPropertySearch } from '../../listings/store/property-search.ts';
import { listing, createFakeCrm } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

const count = 20_000;
const later = '2026-11-10T08:00:00.000Z';
const text = 'A bright office with a view over the water. '.repeat(20);
let bench: PullBench;

beforeEach(async () => {
  const records = Array.from({ length: count }, (_one, i) =>
    listing(`REF-${String(i).padStart(6, '0')}`, {
      title: `Office ${String(i)}`,
      description: text,
      descriptionAr: text,
      createdAt: new Date(Date.parse('2026-01-01T00:00:00Z') + i * 60_000).toISOString(),
    }),
  );
  bench = await createPullBench(createFakeCrm(records));
});
afterEach(() => bench.close());

function watchTheSite() {
  const search = createPropertySearch(bench.pool);
  const seen = new Set<string>();
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    const page = await search.search({ filter: propertyFilter({}), sort: 'newest', page: 1, limit: 12 });
    const words = new Set(page.properties.map(({ title }) => title.split(' ')[0]));
    seen.add(`${String(page.pagination.total)}: ${String(page.properties.length)} ${[...words].join()}`);
    const [row] = await bench.rows<{ words: string | null }>(
      `select string_agg(distinct split_part(title, ' ', 1), ',') as words from properties where is_active`,
    );
    if (row?.words?.includes(',') === true) seen.add(`half: ${row.words}`);
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) await look();
  })();
  return async (): Promise<string[]> => {
    stopping.abort();
    await watching;
    // the last look may have begun before the end
    await look();
    return [...seen];
  };
}

it('takes 20,000 listings at once, and none of them again', async () => {
  const sync = bench.another({ pageSize: 200 });
  let seen = watchTheSite();
  const outcome = await sync.pull({ trigger: 'first-start' });
  expect(outcome).toMatchObject({ kind: 'done', result: { count, newProperties: count } });
  expect(await seen()).toEqual(['0: 0 ', `${String(count)}: 12 Office`]);

  const written = () =>
    bench.rows(
      `select md5(string_agg(xmin::text || updated_at::text || version::text, $1 order by id)) as all from properties`,
      [','],
    );
  const before = await written();
  expect(await sync.pull({ trigger: 'staff', full: true })).toMatchObject({
    result: { count, newProperties: 0, changed: 0, removed: 0 },
  });
  expect(await written()).toEqual(before);
  expect(await bench.rows('select 1 from deliveries limit 1')).toEqual([]);

  // the first pull's rows are forgotten
  await sync.pull({ trigger: 'staff' });
  const batches = await bench.rows('select distinct sync_batch from staging_properties');
  expect(batches.length).toBeLessThanOrEqual(2);

  for (const [reference, record] of [...bench.crm.listings].slice(0, count - 1_000))
    bench.crm.listings.set(reference, { ...record, title: record.title.replace('Office', 'Shop'), modifiedAt: later });
  for (const reference of [...bench.crm.listings.keys()].slice(count - 1_000)) {
    bench.crm.listings.delete(reference);
    bench.crm.tombstones.set(reference, later);
  }
  for (let n = 0; n < 500; n += 1)
    bench.crm.listings.set(`NEW-${String(n)}`, listing(`NEW-${String(n)}`, { title: 'Shop', modifiedAt: later }));
  seen = watchTheSite();
  expect(await sync.pull({ trigger: 'schedule' })).toMatchObject({
    result: { newProperties: 500, changed: count - 1_000, removed: 1_000 },
  });
  expect(await seen()).toEqual([`${String(count)}: 12 Office`, `${String(count - 500)}: 12 Shop`]);
});
