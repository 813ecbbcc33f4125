import { CrmUnavailableError } from '../../crm/crm.ts';
import type { RemovalDecision } from '../listing-sync.ts';
import { decideRemovals, readRemovalQuestion } from '../store/decision.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const references = ['A-1', 'A-2', 'A-3', 'A-4', '10005', '10006', '10007'];
const later = '2026-11-10T08:00:00.000Z';
let bench: PullBench;
beforeEach(async () => {
  bench = await createPullBench(createFakeCrm(references.map((reference) => listing(reference))));
  await bench.pull();
});
afterEach(() => bench.close());

const snapshot = () => bench.rows('select p.*, p.xmin::text as written from properties p order by id');
const shown = async (): Promise<number> =>
  (await bench.rows<{ n: number }>('select count(*)::int as n from properties where is_active'))[0]!.n;
const question = () => readRemovalQuestion(bench.pool, 'fake');
const lose = (...gone: string[]): void => {
  for (const reference of gone) {
    bench.crm.listings.delete(reference);
    bench.crm.tombstones.set(reference, later);
  }
};
const decide = async (decision: RemovalDecision) =>
  decideRemovals(bench.pool, { provider: 'fake', runId: (await question())!.runId, decision, by: 'layla' });

it('changes nothing, and says how many of how many would go, and which', async () => {
  const before = await snapshot();
  lose('A-1', 'A-2');
  bench.crm.listings.set('A-8', listing('A-8', { modifiedAt: later }));
  expect(await bench.pull()).toEqual({
    kind: 'stopped',
    code: 'sync.too_many_removed',
    text: '2 of 7 listings are gone from the CRM. Nothing was changed; somebody must decide in the admin',
  });
  expect(await snapshot()).toEqual(before);
  expect(await question()).toMatchObject({
    wouldRemove: 2,
    present: 7,
    decision: null,
    decidedBy: null,
    examples: [
      { reference: 'A-1', title: 'Office A-1' },
      { reference: 'A-2', title: 'Office A-2' },
    ],
  });
});

it('what changed in a pull that stopped is pulled once nothing is asked any more', async () => {
  lose('A-1', 'A-2');
  bench.crm.listings.set('A-3', listing('A-3', { title: 'Newest', modifiedAt: later }));
  bench.crm.listings.set('A-4', listing('A-4', { title: 'Days before', modifiedAt: '2026-11-05T08:00:00.000Z' }));
  expect(await bench.pull()).toMatchObject({ kind: 'stopped' });
  for (const reference of ['A-1', 'A-2']) {
    bench.crm.tombstones.delete(reference);
    bench.crm.listings.set(reference, listing(reference));
  }
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 2, removed: 0 } });
  const rows = await bench.rows(`select title from properties where reference_id in ('A-3', 'A-4') order by 1`);
  expect(rows).toEqual([{ title: 'Days before' }, { title: 'Newest' }]);
});

it('counts what it could not read all the same', async () => {
  lose('A-1', 'A-2');
  bench.crm.broken.push({ reference: 'BAD-1', problem: 'price: must be a number' });
  expect(await bench.pull({ full: true })).toMatchObject({ kind: 'stopped' });
  expect((await bench.rows('select state, quarantined_count from sync_runs order by id')).at(-1)).toEqual({
    state: 'stopped',
    quarantined_count: 1,
  });
});

it('asks nothing for a fifth or less', async () => {
  lose('A-1');
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 1 } });
  expect(await question()).toBeNull();
});

it('goes on asking with each tick, and applies when a person says so', async () => {
  lose('A-1', 'A-2');
  for (let tick = 0; tick < 3; tick += 1) {
    expect(await bench.pull({ trigger: 'schedule' })).toMatchObject({ kind: 'stopped' });
    expect(await shown()).toBe(7);
    expect(await question()).toMatchObject({ wouldRemove: 2, decision: null });
  }
  expect(await decide('apply')).toEqual({ wouldRemove: 2, present: 7 });
  expect(await question()).toMatchObject({ decision: 'apply', decidedBy: 'layla' });
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 2 } });
  expect(await shown()).toBe(5);
  expect(await question()).toBeNull();
});

it('carries an answer out with the next tick, also after a CRM that could not be reached', async () => {
  lose('A-1', 'A-2');
  await bench.pull();
  await decide('apply');
  bench.crm.failures = Array.from({ length: 4 }, () => new CrmUnavailableError('The CRM refused the connection'));
  expect(await bench.pull({ trigger: 'schedule' })).toMatchObject({ kind: 'failed' });
  expect(await bench.another().pull({ trigger: 'schedule' })).toMatchObject({ kind: 'done', result: { removed: 2 } });
});

it('keeps everything while the answer is no, without asking again, until the CRM has them back', async () => {
  lose('A-1', 'A-2');
  await bench.pull();
  await decide('refuse');
  const before = await snapshot();
  for (let tick = 0; tick < 3; tick += 1) {
    expect(await bench.pull({ trigger: 'schedule', full: tick === 1 })).toMatchObject({
      kind: 'stopped',
      text: '2 of 7 listings are gone from the CRM. Nothing was changed, as was decided',
    });
    expect(await question()).toMatchObject({ decision: 'refuse', decidedBy: 'layla' });
  }
  expect(await snapshot()).toEqual(before);
  for (const reference of ['A-1', 'A-2']) {
    bench.crm.tombstones.delete(reference);
    bench.crm.listings.set(reference, listing(reference, { modifiedAt: later }));
  }
  expect(await bench.pull({ trigger: 'schedule' })).toMatchObject({ kind: 'done', result: { removed: 0 } });
  expect(await question()).toBeNull();
  expect(await shown()).toBe(7);
});

it('asks anew when others would go than those that were agreed to', async () => {
  lose('A-1', 'A-2');
  await bench.pull();
  await decide('apply');
  lose('A-3');
  expect(await bench.pull()).toMatchObject({ kind: 'stopped' });
  expect(await question()).toMatchObject({ wouldRemove: 3, decision: null });
  expect(await shown()).toBe(7);
});

it('lets a later answer replace an earlier one, and takes none that comes too late', async () => {
  lose('A-1', 'A-2');
  await bench.pull();
  const { runId } = (await question())!;
  await decide('refuse');
  expect(await decide('apply')).not.toBeNull();
  await bench.pull();
  expect(await decideRemovals(bench.pool, { provider: 'fake', runId, decision: 'refuse', by: 'layla' })).toBeNull();
});
