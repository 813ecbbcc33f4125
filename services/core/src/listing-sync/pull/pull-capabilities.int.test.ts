import { CrmUnavailableError, type CrmCapabilities } from '../../crm/crm.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const fake = createFakeCrm([listing('A-1')]);
let capabilities: CrmCapabilities;
let discovered: CrmCapabilities | Error;
let bench: PullBench;

beforeEach(async () => {
  capabilities = { ...fake.provider.capabilities };
  discovered = capabilities;
  const provider = {
    ...fake.provider,
    get capabilities() {
      return capabilities;
    },
    async discover() {
      if (discovered instanceof Error) throw discovered;
      capabilities = discovered;
      return capabilities;
    },
  };
  bench = await createPullBench({ ...fake, provider });
});
afterEach(() => bench.close());

it('asks what the CRM can before it asks for listings, and stops where it gives none', async () => {
  discovered = { ...capabilities, givesListings: false };
  const before = fake.pagesGiven.length;
  expect(await bench.pull()).toMatchObject({ kind: 'stopped', code: 'crm.not_offered' });
  expect(fake.pagesGiven).toHaveLength(before);
  expect(await bench.rows('select id from sync_runs')).toEqual([]);
});

it('reads everything once the CRM says that it tells of no deletions', async () => {
  await bench.pull();
  discovered = { ...capabilities, givesDeletions: false };
  expect(await bench.pull()).toMatchObject({ kind: 'done' });
  const runs = await bench.rows<{ full: boolean }>('select modified_since is null as full from sync_runs order by id');
  expect(runs).toEqual([{ full: true }, { full: true }]);
});

it('goes by what it knew when the CRM does not say', async () => {
  discovered = new CrmUnavailableError('away', 503);
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { count: 1 } });
});
