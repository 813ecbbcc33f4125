import { listing, createFakeCrm } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

const count = 20_000;
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

it('takes 20,000 listings at once, and none of them again', async () => {
  const sync = bench.another({ pageSize: 200 });
  // what readers see while it is applied: nothing, or all
  const seen = new Set<number>();
  const watching = new AbortController();
  const watch = (async () => {
    while (!watching.signal.aborted) {
      const [row] = await bench.rows<{ n: number }>('select count(*)::integer as n from properties');
      seen.add(row!.n);
    }
  })();
  const outcome = await sync.pull({ trigger: 'first-start' });
  watching.abort();
  await watch;
  expect(outcome).toMatchObject({ kind: 'done', result: { count, newProperties: count } });
  expect([...seen].toSorted((a, b) => a - b).filter((n) => n !== 0 && n !== count)).toEqual([]);

  const written = () => bench.rows('select md5(string_agg(xmin::text, $1 order by id)) as all from properties', [',']);
  const before = await written();
  expect(await sync.pull({ trigger: 'staff', full: true })).toMatchObject({
    result: { count, newProperties: 0, changed: 0, removed: 0 },
  });
  expect(await written()).toEqual(before);
  expect(await bench.rows('select 1 from deliveries limit 1')).toEqual([]);

  // of three pulls, the staging rows of the first are forgotten
  await sync.pull({ trigger: 'staff' });
  const batches = await bench.rows('select distinct sync_batch from staging_properties');
  expect(batches.length).toBeLessThanOrEqual(2);
});
