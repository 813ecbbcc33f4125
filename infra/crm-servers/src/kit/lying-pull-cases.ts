import { CrmUnavailableError, type CrmProvider } from '@manzil/core/crm/crm';
import { expect, it } from 'vitest';
import type { Fault } from '../proxy/faults.ts';
import { atRequest, soon, startKitBench } from './bench.ts';
import { sampleListing } from './samples.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

const levels = 10_000;
const deepMark = 'kit-deep';
const deep = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

function spoilFirst(value: (before: unknown) => unknown, what: 'listings' | 'anything' = 'listings'): Fault {
  return {
    kind: 'edited',
    edit: (body) => {
      if (what === 'listings' && !body.includes('"KIT-1"')) return body;
      const page = JSON.parse(body) as Record<string, unknown>;
      const records = Object.values(page).find((one) => Array.isArray(one) && one.length > 0) as object[] | undefined;
      if (records === undefined) return body;
      records[0] = Object.fromEntries(Object.entries(records[0]!).map(([name, before]) => [name, value(before)]));
      return JSON.stringify(page).replaceAll(`"${deepMark}"`, deep);
    },
  };
}

const dated =
  (date: string) =>
  (before: unknown): unknown =>
    typeof before === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(before) ? date : before;
const counted =
  (count: number) =>
  (before: unknown): unknown =>
    typeof before === 'number' ? count : before;

const lies: [name: string, value: (before: unknown) => unknown][] = [
  ['ten thousand levels', () => deepMark],
  ['a text of a third of a megabyte', () => 'x'.repeat(333_000)],
  ['a list of a hundred thousand', () => Array.from({ length: 100_000 }, () => 1)],
  ['nothing', () => null],
  ['numbers beyond 32 bits', counted(2 ** 40)],
  ['numbers beyond 2^53', counted(Number.MAX_SAFE_INTEGER + 3)],
  ['the year 9999', dated('9999-12-31T23:59:59-14:00')],
  ['the year 1', dated('0001-01-01T00:00:00Z')],
  ['the year 0', dated('0000-01-01T00:00:00+14:00')],
  ['dates without a zone', dated('2026-11-20T08:00:00')],
];

const failures: [name: string, fault: Fault][] = [
  ['cut', { kind: 'cut_after' }],
  ['half an answer', { kind: 'cut_middle' }],
  ['a malformed answer', { kind: 'malformed' }],
  ['500', { kind: 'answer', status: 500 }],
  ['404', { kind: 'answer', status: 404 }],
  ['an empty object', { kind: 'answer', status: 200, body: '{}' }],
];

export function lyingPullCases<S extends ProtocolServer>(tested: ProviderUnderTest<S>): void {
  const enter = tested.enterListings?.bind(tested);
  if (!tested.capabilities.givesListings || enter === undefined) return;
  const records = ['KIT-1', 'KIT-2', 'KIT-3'].map((reference) => sampleListing(reference));

  it.each(lies)('give all others of a page with one record of %s', async (_name, value) => {
    const { server, crm, proxy } = await startKitBench(tested);
    await enter(server, records);
    proxy.set({ kind: 'shares', seed: 1, shares: [{ fault: spoilFirst(value), share: 1 }] });
    const { items } = await pull(crm);
    const read = items.flatMap((item) => (item.ok ? [item.record.reference] : []));
    expect(read.toSorted().slice(-2)).toEqual(['KIT-2', 'KIT-3']);
    for (const item of items) if (!item.ok) expect(item.problem).toMatch(/\w/);
  });

  it.each(lies)('give a page or say that there is none, with a first answer of %s', async (_name, value) => {
    const { server, crm, proxy } = await startKitBench(tested);
    await enter(server, records);
    proxy.set(atRequest(0, spoilFirst(value, 'anything')));
    const given = await pull(crm).catch((error: unknown) => error);
    if (given instanceof Error) expect(given).toBeInstanceOf(CrmUnavailableError);
    else expect(given).toHaveProperty('items');
  });

  it('tell the clock of the server', async () => {
    const { server, crm } = await startKitBench(tested);
    await enter(server, records);
    const { serverTime } = await pull(crm);
    expect(serverTime).toMatch(/^\d{4}-\d{2}-\d{2}T.*\.\d{3}Z$/);
  });

  it('are asked for single listings: what is there, and what is gone', async () => {
    const { server, crm } = await startKitBench(tested);
    await enter(server, records);
    const { items, deleted } = await fetch(crm, ['KIT-1', 'KIT-9', 'KIT-3']);
    expect(items.map((item) => item.ok && item.record.reference).toSorted()).toEqual(['KIT-1', 'KIT-3']);
    expect(deleted.map(({ reference }) => reference)).toEqual(['KIT-9']);
  });

  it.each(failures)('never take %s for the end of a listing', async (_name, fault) => {
    const { server, crm, proxy } = await startKitBench(tested);
    await enter(server, records);
    await pull(crm);
    proxy.set(atRequest(0, fault));
    await expect(fetch(crm, ['KIT-1'])).rejects.toBeInstanceOf(CrmUnavailableError);
  });

  it('never take the answer about another listing for the end of one', async () => {
    const { server, crm, proxy } = await startKitBench(tested);
    await enter(server, records);
    await pull(crm);
    proxy.forget();
    await fetch(crm, ['KIT-1']);
    proxy.set(atRequest(0, { kind: 'answer_of', request: 0 }));
    await expect(fetch(crm, ['KIT-2'])).rejects.toBeInstanceOf(CrmUnavailableError);
  });
}

const pull = (crm: CrmProvider) => crm.pullListings({ modifiedSince: null, cursor: null, limit: 10, signal: soon() });
const fetch = (crm: CrmProvider, references: string[]) => crm.fetchListings!(references, soon());
