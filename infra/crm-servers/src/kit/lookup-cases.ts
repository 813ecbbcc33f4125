import { CrmUnavailableError, type CrmProvider } from '@manzil/core/crm/crm';
import { expect, it } from 'vitest';
import type { Fault } from '../proxy/faults.ts';
import { atRequest, contextOf, soon, startKitBench } from './bench.ts';
import { sampleLead } from './samples.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

const failures: [name: string, fault: Fault][] = [
  ['cut', { kind: 'cut_after' }],
  ['half an answer', { kind: 'cut_middle' }],
  ['a malformed answer', { kind: 'malformed' }],
  ['500', { kind: 'answer', status: 500 }],
  ['429', { kind: 'answer', status: 429, headers: { 'retry-after': '7' } }],
  ['401', { kind: 'answer', status: 401 }],
  ['a page of something else', { kind: 'answer', status: 200, body: '<html>' }],
];

/** With a record's whole history. */
const padded: Fault = {
  kind: 'edited',
  edit: (body) => body.replace('{', `{"history":"${'x'.repeat(6 * 1024 * 1024)}",`),
};

const list = (crm: CrmProvider, cursor: string | null = null, limit = 10) =>
  crm.listReferences({ kind: 'lead', modifiedSince: '2020-01-01T00:00:00.000Z', cursor, limit, signal: soon() });

export function lookupCases<S extends ProtocolServer>(tested: ProviderUnderTest<S>): void {
  const { takesLeads, lookupByReference, listsReferences } = tested.capabilities;

  if (takesLeads && lookupByReference) {
    it('finds what was sent, at its version, and not what never was', async () => {
      const { server, crm } = await startKitBench(tested);
      await crm.sendLead(sampleLead('MZL-KIT-1', { version: 2 }), contextOf('key'));
      await tested.settle?.(server);
      expect(await crm.lookup('lead', 'MZL-KIT-1', soon())).toMatchObject({ kind: 'found', version: 2 });
      expect(await crm.lookup('lead', 'MZL-KIT-2', soon())).toMatchObject({ kind: 'absent' });
      // it may be called no reference, but never found
      expect((await crm.lookup('lead', "MZL-KIT-9' or 1 eq 1 or 'a' eq '", soon())).kind).not.toBe('found');
    });

    it('reads answers of several megabytes, to a write and to a lookup', async () => {
      const { server, crm, proxy } = await startKitBench(tested);
      proxy.set({ kind: 'shares', seed: 1, shares: [{ fault: padded, share: 1 }] });
      expect(await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'))).toMatchObject({ kind: 'delivered' });
      await tested.settle?.(server);
      expect(await crm.lookup('lead', 'MZL-KIT-1', soon())).toMatchObject({ kind: 'found' });
    });

    it.each(failures)('never takes %s for absence', async (_name, fault) => {
      const { crm, proxy } = await startKitBench(tested);
      await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
      proxy.set({ kind: 'shares', seed: 1, shares: [{ fault, share: 1 }] });
      expect(await crm.lookup('lead', 'MZL-KIT-1', soon())).toMatchObject({ kind: 'failed' });
    });
  }

  if (!listsReferences) {
    it('does not list references, and says so', async () => {
      const { crm } = await startKitBench(tested);
      await expect(list(crm)).rejects.toThrow();
    });
    return;
  }

  it.each([1, 2, 100])('lists every reference once, %i at a time', async (limit) => {
    const { server, crm } = await startKitBench(tested);
    const references = ['MZL-KIT-1', 'MZL-KIT-2', 'MZL-KIT-3', 'MZL-KIT-4', 'MZL-KIT-5'];
    for (const reference of references) await crm.sendLead(sampleLead(reference), contextOf(reference));
    await tested.settle?.(server);
    const listed: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 20; page += 1) {
      const { records, nextCursor } = await list(crm, cursor, limit);
      listed.push(...records.map(({ reference }) => reference));
      cursor = nextCursor;
      if (cursor === null) break;
    }
    expect(cursor).toBeNull();
    expect(listed.toSorted()).toEqual(references);
  });

  it('lists the id that a lookup finds', async () => {
    const { server, crm } = await startKitBench(tested);
    await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
    await tested.settle?.(server);
    const { records } = await list(crm);
    const found = await crm.lookup('lead', 'MZL-KIT-1', soon());
    expect(records.map(({ externalId }) => externalId)).toEqual([found.kind === 'found' && found.externalId]);
  });

  it('reads lists of several megabytes', async () => {
    const { server, crm, proxy } = await startKitBench(tested);
    await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
    await tested.settle?.(server);
    proxy.set(atRequest(0, padded));
    const { records } = await list(crm);
    expect(records.map(({ reference }) => reference)).toEqual(['MZL-KIT-1']);
  });

  it.each(failures)('never takes %s for an empty list', async (_name, fault) => {
    const { crm, proxy } = await startKitBench(tested);
    await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
    proxy.set(atRequest(0, fault));
    await expect(list(crm)).rejects.toBeInstanceOf(CrmUnavailableError);
  });
}
