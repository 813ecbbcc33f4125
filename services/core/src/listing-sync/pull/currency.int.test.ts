import { afterEach, beforeEach, expect, it } from 'vitest';
import { readingVersion } from './settings.ts';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const many = Array.from({ length: 10 }, (_one, n) => listing(`A-${String(n)}`));
let bench: PullBench;
beforeEach(async () => {
  bench = await createPullBench(createFakeCrm([...many, listing('USD-1', { currency: 'USD' })]));
});
afterEach(() => bench.close());

const shown = async () =>
  (
    await bench.rows(
      `select reference_id from properties where is_active and deleted_at is null and currency <> 'QAR' or reference_id = 'A-1' and is_active`,
    )
  ).map((row) => row['reference_id']);
const heldBack = () =>
  bench.rows(
    `select reference_id as reference, duplicate_reason as reason from staging_properties where duplicate_status = 'quarantined'`,
  );

it('is held back, with the currency for staff, and the others are applied [M-407]', async () => {
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { newProperties: 10, quarantined: 1 } });
  expect(await heldBack()).toEqual([{ reference: 'USD-1', reason: 'currency: not in riyals (USD)' }]);
  expect(await shown()).toEqual(['A-1']);
});

it('leaves the site with the next pull when another currency is set for prices that say none [M-408]', async () => {
  await bench.pull();
  await bench.pull();
  const pulls = () =>
    bench.rows(`select modified_since is null as whole, read_as as "readAs" from sync_runs order by id`);
  expect(await pulls()).toEqual([
    { whole: true, readAs: readingVersion },
    { whole: false, readAs: readingVersion },
  ]);
  Object.assign(bench.crm.provider, { readAs: 'AED' });
  bench.crm.listings.set('A-1', listing('A-1', { currency: 'AED' }));
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 1 } });
  expect(await shown()).toEqual([]);
  await bench.pull();
  expect((await pulls()).slice(2)).toEqual([
    { whole: true, readAs: `${readingVersion} AED` },
    { whole: false, readAs: `${readingVersion} AED` },
  ]);
});

it('leaves the site when its currency changes, and comes back in riyals [M-407]', async () => {
  await bench.pull();
  bench.crm.listings.set('A-1', listing('A-1', { currency: 'AED', modifiedAt: at(2), version: 2 }));
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 1 } });
  expect(await shown()).toEqual([]);
  expect(await bench.pull({ full: true })).toMatchObject({ kind: 'done', result: { removed: 0 } });
  bench.crm.listings.set('A-1', listing('A-1', { modifiedAt: at(3), version: 3 }));
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 1 } });
  expect(await shown()).toEqual(['A-1']);
});
