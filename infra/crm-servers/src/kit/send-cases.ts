import { expect, it } from 'vitest';
import { contextOf, soon, startKitBench } from './bench.ts';
import { personal, sampleLead } from './samples.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

export function sendCases<S extends ProtocolServer>(tested: ProviderUnderTest<S>): void {
  const { takesLeads, idempotentByKey } = tested.capabilities;
  if (!takesLeads) {
    it('says of a lead that it takes none, and asks nobody', async () => {
      const { crm, proxy } = await startKitBench(tested);
      const outcome = await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
      expect(outcome).toMatchObject({ kind: 'rejected', code: 'crm.not_offered' });
      expect(proxy.counts().passed).toBe(0);
    });
    return;
  }

  it('takes a lead, once, at our version', async () => {
    const { server, crm } = await startKitBench(tested);
    const outcome = await crm.sendLead(sampleLead('MZL-KIT-1', { version: 3 }), contextOf('key'));
    expect(outcome).toMatchObject({ kind: 'delivered' });
    const stored = await tested.leads(server, 'MZL-KIT-1');
    expect(stored).toHaveLength(1);
    expect([3, null]).toContain(stored[0]?.version);
  });

  it('takes a newer version of the same lead in its place', async () => {
    const { server, crm } = await startKitBench(tested);
    await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key-1'));
    await tested.settle?.(server);
    const outcome = await crm.sendLead(
      sampleLead('MZL-KIT-1', { version: 2, status: 'contacted' }),
      contextOf('key-2'),
    );
    expect(outcome).toMatchObject({ kind: 'delivered' });
    const stored = await tested.leads(server, 'MZL-KIT-1');
    expect(stored).toHaveLength(1);
    expect([2, null]).toContain(stored[0]?.version);
  });

  it('keeps two enquiries of one person apart', async () => {
    const { server, crm } = await startKitBench(tested);
    const second = sampleLead('MZL-KIT-2', { message: 'Another question' });
    expect(await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key-1'))).toMatchObject({ kind: 'delivered' });
    expect(await crm.sendLead(second, contextOf('key-2'))).toMatchObject({ kind: 'delivered' });
    expect(await tested.leads(server, 'MZL-KIT-1')).toHaveLength(1);
    expect(await tested.leads(server, 'MZL-KIT-2')).toHaveLength(1);
  });

  const again = idempotentByKey ? 'has no second effect by a repeated key' : 'is asked before it is sent twice';
  it(`a lead ${again}`, async () => {
    const { server, crm } = await startKitBench(tested);
    await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
    if (idempotentByKey) await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
    else if (crm.capabilities.lookupByReference) {
      await tested.settle?.(server);
      const found = await crm.lookup('lead', 'MZL-KIT-1', soon());
      expect(found).toMatchObject({ kind: 'found' });
    }
    expect(await tested.leads(server, 'MZL-KIT-1')).toHaveLength(1);
  });

  it('takes what people really write: nothing but the necessary, Arabic, and far too much', async () => {
    const { server, crm } = await startKitBench(tested);
    const bare = { lastName: '', phone: null, message: null, page: null, listingReference: null };
    const leads = [
      sampleLead('MZL-KIT-1', bare),
      sampleLead('MZL-KIT-2', {
        firstName: 'نور',
        lastName: 'الكواري',
        message: 'أرغب في معاينة المكتب 🏢',
        language: 'ar',
      }),
      sampleLead('MZL-KIT-3', { message: 'م'.repeat(5_000), page: `/properties?${'x'.repeat(900)}` }),
    ];
    for (const lead of leads) {
      const outcome = await crm.sendLead(lead, contextOf(`key-${lead.reference}`));
      expect(outcome, lead.reference).toMatchObject({ kind: 'delivered' });
      expect(await tested.leads(server, lead.reference)).toHaveLength(1);
    }
  });

  it('refuses what the server refuses, with a reason and nothing about the person', async () => {
    const { crm, proxy } = await startKitBench(tested);
    await crm.sendLead(sampleLead('MZL-KIT-0', { email: 'noorkit.first@example.com' }), contextOf('key-0'));
    const last = proxy.requests().length - 1;
    const { status, body } = tested.refusal(`Not taken: ${personal.join(', ')}`);
    const fault = { kind: 'answer', status, body: JSON.stringify(body) } as const;
    proxy.set({ kind: 'script', faults: [...Array.from({ length: tested.decisive?.[0] ?? last }, () => null), fault] });
    const outcome = await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key-1'));
    expect(outcome).toMatchObject({ kind: 'rejected', httpStatus: status });
    const told = JSON.stringify(outcome);
    for (const value of personal) expect(told).not.toContain(value);
  });

  it('leaves nothing when it is cancelled before it begins', async () => {
    const { server, crm, proxy } = await startKitBench(tested);
    const outcome = await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key', AbortSignal.abort()));
    expect(outcome.kind).toBe('retry');
    expect(proxy.requests()).toEqual([]);
    expect(await tested.leads(server, 'MZL-KIT-1')).toEqual([]);
  });
}
