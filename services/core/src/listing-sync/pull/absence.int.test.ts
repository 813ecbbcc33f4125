import { CrmUnavailableError } from '../../crm/crm.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeCrm, listing, type FakeCrm } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const references = Array.from({ length: 60 }, (_one, n) => `R-${String(n).padStart(3, '0')}`);
let crm: FakeCrm;
let bench: PullBench;

beforeEach(async () => {
  crm = createFakeCrm(references.map((reference) => listing(reference)));
  bench = await createPullBench(crm);
  await bench.pull();
});
afterEach(() => bench.close());

const shown = async (): Promise<number> => (await bench.rows('select 1 from properties where is_active')).length;

/** Five move to the front of a list that is read by counting rows. */
function moveBetweenPages(times = 1): void {
  const give = crm.provider.pullListings.bind(crm.provider);
  let left = times;
  let order = [...references];
  crm.provider.pullListings = async (query) => {
    const from = Number(query.cursor ?? 0);
    const page = order.filter((reference) => crm.listings.has(reference)).slice(from, from + query.limit);
    const next = from + query.limit < order.length ? String(from + query.limit) : null;
    if (query.cursor === null && left > 0) {
      left -= 1;
      order = [...order.slice(20, 25), ...order.slice(0, 20), ...order.slice(25)];
    }
    return {
      ...(await give({ ...query, limit: 1, cursor: null })),
      items: page.map((reference) => {
        const record = crm.listings.get(reference)!;
        return { ok: true as const, record, raw: {} };
      }),
      nextCursor: next,
      total: order.length,
    };
  };
}
const full = () => bench.another({ pageSize: 20 }).pull({ trigger: 'staff', full: true });

describe('nothing leaves the site because a list moved [M-305]', () => {
  it('where each listing can be asked for', async () => {
    moveBetweenPages();
    crm.listings.delete('R-059');
    expect(await full()).toMatchObject({ kind: 'done', result: { removed: 1 } });
    expect(crm.fetched).toEqual(['R-020', 'R-021', 'R-022', 'R-023', 'R-024', 'R-059']);
    expect(await shown()).toBe(59);
  });

  it('where none can be asked for, by a second pull that agrees', async () => {
    delete crm.provider.fetchListings;
    moveBetweenPages();
    crm.listings.delete('R-059');
    expect(await full()).toMatchObject({ kind: 'done', result: { removed: 1 } });
    expect(await shown()).toBe(59);
  });

  it('a second pull in which one cannot be read says nothing', async () => {
    delete crm.provider.fetchListings;
    crm.listings.delete('R-059');
    crm.broken = [{ reference: null, problem: 'reference: missing' }];
    expect(await full()).toMatchObject({ kind: 'done', result: { removed: 0, unconfirmed: 1 } });
    expect(await shown()).toBe(60);
  });
});

describe('a question that was not answered removes nothing, and is told [M-306]', () => {
  const answers: [string, FakeCrm['provider']['fetchListings']][] = [
    ['an error', () => Promise.reject(new CrmUnavailableError('The CRM answered 500', 500))],
    [
      'no answer',
      (_references, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new CrmUnavailableError('No answer'));
          });
        }),
    ],
    ['another listing', async () => ({ items: [{ ok: true, record: listing('R-001'), raw: {} }], deleted: [] })],
    ['another deletion', async () => ({ items: [], deleted: [{ reference: 'R-001', deletedAt: null }] })],
    [
      'another listing beside the deletion',
      async (asked) => ({
        items: [{ ok: true, record: listing('R-001'), raw: {} }],
        deleted: asked.map((reference) => ({ reference, deletedAt: null })),
      }),
    ],
    ['nothing', async () => ({ items: [], deleted: [] })],
  ];
  it.each(answers)('%s', async (_name, fetchListings) => {
    Object.assign(crm.provider, { fetchListings });
    crm.listings.delete('R-059');
    crm.listings.set('R-000', listing('R-000', { title: 'Changed' }));
    const pull = bench.another({ pageTimeoutMs: 100, pageTries: 2 }).pull({ trigger: 'staff', full: true });
    expect(await pull).toMatchObject({ kind: 'done', result: { removed: 0, changed: 1, unconfirmed: 1 } });
    expect(await shown()).toBe(60);
    const [run] = await bench.rows(`select state, error_code, error_text from sync_runs order by id desc limit 1`);
    expect(run).toEqual({
      state: 'success',
      error_code: 'sync.absence_unconfirmed',
      error_text: '1 listing seems gone from the CRM, which did not answer when asked for it. It stays on the site',
    });
  });

  it('what is more than may be asked for stays, and goes with later pulls', async () => {
    for (const reference of references.slice(0, 5)) crm.listings.delete(reference);
    const few = bench.another({ mostConfirmed: 3 });
    const first = await few.pull({ trigger: 'staff', full: true });
    expect(first).toMatchObject({ kind: 'done', result: { removed: 3, unconfirmed: 2 } });
    expect(await few.pull({ trigger: 'staff', full: true })).toMatchObject({ result: { removed: 2, unconfirmed: 0 } });
  });
});
