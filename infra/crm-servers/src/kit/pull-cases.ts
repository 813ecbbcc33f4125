import { CrmUnavailableError, type CrmProvider, type ListingPage } from '@manzil/core/crm/crm';
import type { ListingRecord } from '@manzil/core/listings/record';
import { expect, it } from 'vitest';
import type { Fault } from '../proxy/faults.ts';
import { atRequest, soon, startKitBench } from './bench.ts';
import { sampleListing } from './samples.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

const failures: [name: string, fault: Fault, status: number | null][] = [
  ['cut', { kind: 'cut_after' }, null],
  ['half an answer', { kind: 'cut_middle' }, 200],
  ['a malformed answer', { kind: 'malformed' }, 200],
  ['500', { kind: 'answer', status: 500 }, 500],
  ['401', { kind: 'answer', status: 401 }, 401],
];
const mostPages = 60;

export function pullCases<S extends ProtocolServer>(tested: ProviderUnderTest<S>): void {
  const { givesListings, givesDeletions } = tested.capabilities;
  const enter = tested.enterListings?.bind(tested);
  if (!givesListings || enter === undefined) {
    it('are refused: it gives no listings', async () => {
      const { crm } = await startKitBench(tested);
      const query = { modifiedSince: null, cursor: null, limit: 10, signal: soon() };
      await expect(crm.pullListings(query)).rejects.toBeInstanceOf(CrmUnavailableError);
      expect(givesListings).toBe(false);
    });
    return;
  }

  it.each([1, 2, 3, 7, 100])('give every listing, %i at a time', async (limit) => {
    const { server, crm } = await startKitBench(tested);
    const references = Array.from({ length: 7 }, (_one, n) => `KIT-${String(n)}`);
    await enter(
      server,
      references.map((reference) => sampleListing(reference)),
    );
    const pages = await pullAll(crm, limit);
    const items = pages.flatMap((page) => page.items);
    expect(items.filter(({ ok }) => !ok)).toEqual([]);
    const read = recordsOf(pages);
    // none may be missing; one may come twice
    expect([...new Set(read.map(({ reference }) => reference))].toSorted()).toEqual(references);
    expect(read[0]).toMatchObject({
      price: '12000.00',
      currency: 'QAR',
      deal: 'rent',
      area: 180,
      bathrooms: 2,
      yearBuilt: 2012,
      buildingName: 'Tower 12',
      floor: 14,
      parkingBays: 3,
      availableFrom: '2027-01-15',
      furnishing: 'furnished',
      city: 'Doha',
    });
    expect(pages.length).toBeLessThanOrEqual(Math.ceil(references.length / limit) + 2);
  });

  it('give only what changed since, and what changed at that very moment', async () => {
    const { server, crm } = await startKitBench(tested);
    await enter(server, [sampleListing('KIT-OLD'), sampleListing('KIT-NEW')]);
    const all = recordsOf(await pullAll(crm, 10));
    const newest = all
      .map(({ modifiedAt }) => modifiedAt)
      .toSorted()
      .at(-1)!;
    const since = recordsOf(await pullAll(crm, 10, newest));
    expect(since.length).toBeGreaterThan(0);
    expect(since.every(({ modifiedAt }) => modifiedAt >= newest)).toBe(true);
    const later = new Date(Date.parse(newest) + 86_400_000).toISOString();
    expect((await pullAll(crm, 10, later)).flatMap((page) => page.items)).toEqual([]);
  });

  it('give nothing, and no error, of a server without listings', async () => {
    const { crm } = await startKitBench(tested);
    const pages = await pullAll(crm, 10);
    expect(pages.flatMap((page) => page.items)).toEqual([]);
  });

  if (givesDeletions && tested.removeListing !== undefined)
    it('give deletions', async () => {
      const { server, crm } = await startKitBench(tested);
      await enter(server, [sampleListing('KIT-1'), sampleListing('KIT-2')]);
      const before = await pullAll(crm, 10);
      const checkpoint = before.map((page) => page.checkpoint ?? null).findLast((one) => one !== null) ?? null;
      await tested.removeListing?.(server, 'KIT-1');
      const pages = await pullAll(crm, 10, '2020-01-01T00:00:00.000Z', checkpoint);
      const gone = pages.flatMap((page) => page.deleted.map(({ reference }) => reference));
      expect(gone).toContain('KIT-1');
      expect(gone).not.toContain('KIT-2');
    });

  it.each(failures)('never take %s for an end of the list', async (_name, fault, status) => {
    const { server, crm, proxy } = await startKitBench(tested);
    await enter(server, [sampleListing('KIT-1'), sampleListing('KIT-2'), sampleListing('KIT-3')]);
    proxy.set({ kind: 'shares', seed: 1, shares: [{ fault, share: 1 }] });
    const failed = await crm
      .pullListings({ modifiedSince: null, cursor: null, limit: 2, signal: soon() })
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(CrmUnavailableError);
    expect(failed).toMatchObject({ status });
  });

  it('pass on how long the server asks us to wait', async () => {
    const { server, crm, proxy } = await startKitBench(tested);
    await enter(server, [sampleListing('KIT-1')]);
    proxy.set(atRequest(0, { kind: 'answer', status: 429, headers: { 'retry-after': '7' } }));
    const query = { modifiedSince: null, cursor: null, limit: 2, signal: soon() };
    await expect(crm.pullListings(query)).rejects.toMatchObject({ status: 429, retryAfterMs: 7_000 });
  });

  it('fetch pictures from nowhere but the CRM', async () => {
    const { crm } = await startKitBench(tested);
    for (const url of ['http://127.0.0.1:1/a.jpg', 'file:///etc/passwd', '/a.jpg'])
      await expect(crm.fetchPicture(url, 1_000, soon())).rejects.toBeInstanceOf(CrmUnavailableError);
  });
}

const recordsOf = (pages: readonly ListingPage[]): ListingRecord[] =>
  pages.flatMap(({ items }) => items.flatMap((item) => (item.ok ? [item.record] : [])));

/** An end that never comes fails the test. */
async function pullAll(
  crm: CrmProvider,
  limit: number,
  modifiedSince: string | null = null,
  checkpoint: string | null = null,
): Promise<ListingPage[]> {
  const pages: ListingPage[] = [];
  let cursor: string | null = null;
  do {
    const page: ListingPage = await crm.pullListings({ modifiedSince, cursor, checkpoint, limit, signal: soon() });
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== null && pages.length < mostPages);
  expect(cursor).toBeNull();
  return pages;
}
