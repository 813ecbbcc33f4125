import { describe, expect, it, vi } from 'vitest';
import type { DeliveredSubject } from './reconciliation.ts';
import type { Report } from './reconcile-report.ts';
import { lead, setting, there, window } from '../testing/fake-comparison.ts';

const leads = (count: number) => Array.from({ length: count }, (_, n) => lead(n));
const records = (subjects: readonly DeliveredSubject[]) =>
  subjects.map(({ reference, version }) => ({ reference, version }));

describe('what is compared', () => {
  it.each([
    [499, 1],
    [500, 2],
    [501, 2],
  ])('is read by 500 until there is no more: %i in %i pages', async (count, pages) => {
    const subjects = leads(count);
    const { run, deps } = setting({ subjects, listed: records(subjects) });
    const page = vi.spyOn(deps.ledger, 'page');
    expect(await run()).toMatchObject({ counts: { total: count, done: count } });
    const asked = [
      [window, null, 500],
      [window, subjects[499], 500],
    ];
    expect(page.mock.calls).toEqual(asked.slice(0, pages));
  });

  it('is told from the first step on: as it was counted, and in the end as it was read', async () => {
    const told: Report[] = [];
    const totals: number[] = [];
    const { run, deps } = setting({ subjects: leads(2), listed: records(leads(2)) });
    const count = vi.spyOn(deps.ledger, 'count').mockResolvedValue(5);
    const read = deps.ledger.page;
    deps.ledger.page = (...args) => {
      totals.push(told[0]!.counts.total);
      return read(...args);
    };
    deps.onProgress = (report) => {
      expect(count).not.toHaveBeenCalled();
      told.push(report);
    };
    const { counts } = await run();
    expect(count.mock.calls).toEqual([[window]]);
    expect(totals).toEqual([5]);
    expect(counts.total).toBe(2);
    expect(told[0]!.counts).toEqual(counts);
  });

  it('is 100,000 at most: the rest is left to a shorter window', async () => {
    const totals = new Set<number>();
    const { run, deps } = setting({ subjects: [] });
    deps.onProgress = ({ counts }) => {
      deps.ledger.page = async () => {
        totals.add(counts.total);
        return full;
      };
    };
    const full = Array.from({ length: 500 }, () => lead(1, { skip: true }));
    vi.spyOn(deps.ledger, 'count').mockResolvedValue(250_000);
    expect(await run()).toMatchObject({ counts: { total: 100_000, skipped: 100_000, done: 100_000 } });
    expect([...totals]).toEqual([100_000]);
  });
});

describe('a comparison in a process that stops', () => {
  it('ends between two pages of the ledger', async () => {
    const stopping = new AbortController();
    const subjects = leads(1_200);
    const { run, deps, asked } = setting({ subjects, signal: stopping.signal });
    const page = vi.spyOn(deps.ledger, 'page').mockImplementation(async () => {
      stopping.abort();
      return subjects.slice(0, 500);
    });
    expect(await run()).toMatchObject({ errorCode: 'reconciliation.stopped', counts: { missing: 0 } });
    expect(page).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });

  it.each([1, 10])('ends between two lookups of %i, and what was not asked for counts as nothing', async (count) => {
    const stopping = new AbortController();
    const { run, deps } = setting({ subjects: leads(count), signal: stopping.signal });
    const lookup = vi.spyOn(deps.crm, 'lookup').mockImplementation(async () => {
      stopping.abort();
      return there(2);
    });
    expect(await run()).toMatchObject({
      errorCode: 'reconciliation.stopped',
      findings: [],
      counts: { done: 1, unanswered: 0, missing: 0, skipped: 0 },
    });
    expect(lookup).toHaveBeenCalledOnce();
  });
});

it('leaves to its caller what is not the fault of the CRM', async () => {
  const { run, deps } = setting({ subjects: [] });
  vi.spyOn(deps.ledger, 'count').mockRejectedValue(new Error('the database went away'));
  await expect(run()).rejects.toThrow('the database went away');
});
