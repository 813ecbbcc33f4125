import { CrmUnavailableError } from '../../crm/crm.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const references = ['A-1', 'A-2', 'A-3', 'A-4'];
let bench: PullBench;
beforeEach(async () => {
  bench = await createPullBench(createFakeCrm(references.map((reference) => listing(reference))));
});
afterEach(() => bench.close());

const busy = (retryAfterMs: number) => new CrmUnavailableError('The CRM answered 429', 429, retryAfterMs);
const asked = { kind: 'failed', code: 'sync.asked_to_wait' };
const pass = (ms: number) =>
  bench.rows(`update sync_runs set not_before = not_before - $1 * interval '1 millisecond'`, [ms]);

it('pulls for nobody before an hour has passed that the CRM asked for', async () => {
  bench.crm.failures = [busy(3_600_000)];
  expect(await bench.pull()).toMatchObject({ kind: 'failed', code: 'sync.crm_unavailable' });
  expect(await bench.pull()).toEqual({ ...asked, text: 'The CRM asked to be left alone for another 60 min' });
  expect(await bench.pull({ full: true })).toMatchObject(asked);
  expect(await bench.another().pull({ trigger: 'schedule' })).toMatchObject(asked);
  await pass(3_540_000);
  expect(await bench.pull()).toEqual({ ...asked, text: 'The CRM asked to be left alone for another 1 min' });
  expect(bench.crm.pagesGiven).toEqual([]);
  await pass(60_000);
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { newProperties: 4 } });
});

it('waits for a short one within the pull', async () => {
  bench.crm.failures = [busy(300)];
  const startedAt = performance.now();
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { newProperties: 4 } });
  // timers may fire a moment early
  expect(performance.now() - startedAt).toBeGreaterThan(290);
});

it('is kept by whoever goes on with the pull of a worker that stopped while it waited', async () => {
  bench.crm.failures = [busy(20_000)];
  const waiting = bench.pull().catch((error: unknown) => error);
  await expect.poll(() => bench.rows('select 1 from sync_runs where not_before > now()')).toHaveLength(1);
  await bench.sync.stop();
  await waiting;
  const other = bench.another();
  expect(await other.pull({ trigger: 'schedule' })).toMatchObject(asked);
  expect(bench.crm.pagesGiven).toEqual([]);
  await pass(20_000);
  expect(await other.pull({ trigger: 'schedule' })).toMatchObject({ kind: 'done', result: { newProperties: 4 } });
});
