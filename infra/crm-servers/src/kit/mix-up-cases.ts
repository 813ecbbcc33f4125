/** Answers as from a proxy that mixes up connections. */
import { expect, it } from 'vitest';
import type { Fault } from '../proxy/faults.ts';
import { atRequest, contextOf, recovered, soon, startKitBench } from './bench.ts';
import { sampleLead } from './samples.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

const always = (fault: Fault) => ({ kind: 'shares', seed: 1, shares: [{ fault, share: 1 }] }) as const;

export function mixUpCases<S extends ProtocolServer>(tested: ProviderUnderTest<S>): void {
  it('the answer to another lead is never taken for its own, at any request', async () => {
    const bench = await startKitBench(tested);
    const other = sampleLead('MZL-KIT-OTHER', { email: 'other@example.com', phone: '+974 5500 0001' });
    expect(await bench.crm.sendLead(other, contextOf('other'))).toMatchObject({ kind: 'delivered' });
    const requests = bench.proxy.requests().length;
    for (let at = 0; at < requests; at += 1) {
      const reference = `MZL-KIT-M${String(at)}`;
      const email = `mixed.${String(at)}@example.com`;
      const lead = sampleLead(reference, { email, phone: `+974 5500 10${String(at)}0` });
      const send = () => bench.crm.sendLead(lead, contextOf(`key-${String(at)}`));
      bench.proxy.set(atRequest(at, { kind: 'answer_of', request: at }));
      const outcome = await send();
      bench.proxy.set(null);
      const where = `request ${String(at)}: ${JSON.stringify(outcome)}`;
      const end = await recovered(tested, bench, outcome, reference, send);
      expect(['delivered', 'parked'], where).toContain(end);
      expect(await tested.leads(bench.server, reference), where).toHaveLength(1);
      expect(tested.person?.(bench.server, reference) ?? email, where).toBe(email);
    }
    expect(await tested.leads(bench.server, other.reference)).toHaveLength(1);
  });

  const elsewhere: [name: string, edit: (reference: string) => (body: string) => string][] = [
    ['another reference', (reference) => (body) => body.replaceAll(reference, 'MZL-KIT-ELSE')],
    ['our reference in small letters', (reference) => (body) => body.replaceAll(reference, reference.toLowerCase())],
    ['no reference', (reference) => (body) => body.replaceAll(`"${reference}"`, 'null')],
  ];

  it.each(elsewhere)('an answer with %s is no proof that a lead was taken', async (_name, edit) => {
    const bench = await startKitBench(tested);
    const reference = 'MZL-KIT-1';
    bench.proxy.set(always({ kind: 'edited', edit: edit(reference) }));
    const outcome = await bench.crm.sendLead(sampleLead(reference), contextOf('key'));
    expect(['unknown', 'retry'], JSON.stringify(outcome)).toContain(outcome.kind);
    bench.proxy.set(null);
    const send = () => bench.crm.sendLead(sampleLead(reference), contextOf('key'));
    await recovered(tested, bench, outcome, reference, send);
    expect(await tested.leads(bench.server, reference)).toHaveLength(1);
  });

  if (!tested.capabilities.lookupByReference) return;

  it.each(elsewhere)(
    'a lookup that is answered with %s has failed: the lead may be there or not',
    async (_name, edit) => {
      const bench = await startKitBench(tested);
      await bench.crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
      await tested.settle?.(bench.server);
      bench.proxy.set(always({ kind: 'edited', edit: edit('MZL-KIT-1') }));
      expect(await bench.crm.lookup('lead', 'MZL-KIT-1', soon())).toMatchObject({ kind: 'failed' });
    },
  );
}
