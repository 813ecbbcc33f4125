import { expect, it } from 'vitest';
import type { Fault } from './fault.ts';
import { failedRow } from './report.ts';
import { jobsOf, runAll, type Job } from './run-all.ts';

const fault = (name: string, weight: 1 | 2 | 4, backends: Fault['backends'] = ['postgres', 'redis']): Fault => ({
  name,
  happens: '',
  promise: '',
  backends,
  weight,
  settleMs: 1,
  strike: () => Promise.resolve(),
});

it('runs each fault on each backend that it and the caller want, the heaviest first', () => {
  const mixed = [
    fault('light', 1),
    fault('only-redis', 1, ['redis']),
    fault('other', 2, ['postgres']),
    fault('heavy', 4),
  ];
  const jobs = jobsOf(mixed, ['redis']);
  expect(jobs.map((job) => `${job.fault.name} ${job.backend}`)).toEqual([
    'heavy redis',
    'light redis',
    'only-redis redis',
  ]);
});

it('lets no more go side by side than fit, and gives every row', async () => {
  const jobs = jobsOf([fault('a', 2), fault('b', 4), fault('c', 1), fault('d', 1)], ['postgres', 'redis']);
  let [now, most] = [0, 0];
  const run = async (job: Job) => {
    now += job.weight;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= job.weight;
    return failedRow(job.fault.name, job.backend, 'x');
  };
  const told: string[] = [];
  const rows = await runAll(jobs, 4, run, (row) => told.push(row.fault));
  expect(rows).toHaveLength(8);
  expect(told).toHaveLength(8);
  expect(most).toBe(4);
});

it('runs alone what is too heavy for the machine', async () => {
  const underWay = new Set<string>();
  const seen: string[] = [];
  const run = async ({ fault: { name }, backend }: Job) => {
    underWay.add(name);
    seen.push([...underWay].join());
    await new Promise(setImmediate);
    underWay.delete(name);
    return failedRow(name, backend, 'x');
  };
  const jobs = jobsOf([fault('a', 4), fault('b', 4), fault('c', 1), fault('d', 1)], ['redis']);
  expect(await runAll(jobs, 2, run, () => undefined)).toHaveLength(4);
  expect(seen).toEqual(['a', 'b', 'c', 'c,d']);
});
