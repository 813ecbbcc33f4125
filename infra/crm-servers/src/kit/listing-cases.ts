import { expect, it } from 'vitest';
import { atRequest, contextOf, soon, startKitBench } from './bench.ts';
import { sampleListing } from './samples.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

export function listingCases<S extends ProtocolServer>(tested: ProviderUnderTest<S>): void {
  if (!tested.capabilities.takesListings) {
    it('are not taken, and nobody is asked', async () => {
      const { crm, proxy } = await startKitBench(tested);
      const refused = { kind: 'rejected', code: 'crm.not_offered' };
      expect(await crm.sendListing(sampleListing('KIT-1'), contextOf('key'))).toMatchObject(refused);
      expect(await crm.deleteListing('KIT-1', 2, contextOf('key'))).toMatchObject(refused);
      expect(proxy.counts().passed).toBe(0);
    });
    return;
  }

  it('go in, change, and go away; deleting what is gone is done', async () => {
    const { server, crm } = await startKitBench(tested);
    expect(await crm.sendListing(sampleListing('KIT-1'), contextOf('a'))).toMatchObject({ kind: 'delivered' });
    await tested.settle?.(server);
    const changed = sampleListing('KIT-1', { version: 2, price: '13500.00' });
    expect(await crm.sendListing(changed, contextOf('b'))).toMatchObject({ kind: 'delivered' });
    expect(await tested.listings(server, 'KIT-1')).toHaveLength(1);
    await tested.settle?.(server);
    expect(await crm.deleteListing('KIT-1', 3, contextOf('c'))).toMatchObject({ kind: 'delivered' });
    await tested.settle?.(server);
    // a 404 may be anybody's word; the lookup decides
    const again = await crm.deleteListing('KIT-1', 3, contextOf('d'));
    expect(['delivered', 'unknown'], JSON.stringify(again)).toContain(again.kind);
    if (again.kind === 'unknown' && crm.capabilities.lookupByReference)
      expect(await crm.lookup('property', 'KIT-1', soon())).toMatchObject({ kind: 'absent' });
    expect(await tested.listings(server, 'KIT-1')).toEqual([]);
  });

  it('are never rejected for a fault of the network or the server', async () => {
    const { crm, proxy } = await startKitBench(tested);
    const faults = [
      { kind: 'cut_after' },
      { kind: 'cut_middle' },
      { kind: 'malformed' },
      { kind: 'answer', status: 500 },
      { kind: 'answer', status: 429 },
      { kind: 'answer', status: 401 },
    ] as const;
    for (const [n, fault] of faults.entries()) {
      const reference = `KIT-${String(n)}`;
      proxy.set(atRequest(0, fault));
      const sent = await crm.sendListing(sampleListing(reference), contextOf(reference));
      expect(['unknown', 'retry', 'delivered'], JSON.stringify(sent)).toContain(sent.kind);
      proxy.set(atRequest(0, fault));
      const deleted = await crm.deleteListing(reference, 2, contextOf(`${reference}-d`));
      expect(['unknown', 'retry', 'delivered'], JSON.stringify(deleted)).toContain(deleted.kind);
    }
  });

  if (tested.capabilities.lookupByReference)
    it('are found by their reference', async () => {
      const { server, crm } = await startKitBench(tested);
      await crm.sendListing(sampleListing('KIT-1', { version: 4 }), contextOf('key'));
      await tested.settle?.(server);
      expect(await crm.lookup('property', 'KIT-1', soon())).toMatchObject({ kind: 'found' });
      expect(await crm.lookup('property', 'KIT-2', soon())).toMatchObject({ kind: 'absent' });
    });
}
