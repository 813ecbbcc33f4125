import type { Outcome } from '@manzil/core/deliveries/delivery';
import { expect, it } from 'vitest';
import type { Fault } from '../proxy/faults.ts';
import { atRequest, contextOf, impatience, recovered, soon, startKitBench, type KitBench } from './bench.ts';
import { personal, sampleLead } from './samples.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

interface Case {
  name: string;
  fault: Fault;
  allowed: readonly Outcome['kind'][];
  /** Nobody knows whether a decisive request was carried out. */
  ambiguous: boolean;
}

const unclear = ['unknown', 'retry', 'delivered'] as const;
const answer = (status: number, more: Partial<Extract<Fault, { kind: 'answer' }>> = {}): Fault => ({
  kind: 'answer',
  status,
  ...more,
});

const cases: Case[] = [
  { name: 'latency', fault: { kind: 'latency', ms: 30 }, allowed: ['delivered'], ambiguous: false },
  { name: 'cut before it is passed on', fault: { kind: 'cut_before' }, allowed: unclear, ambiguous: true },
  { name: 'cut after it was carried out', fault: { kind: 'cut_after' }, allowed: unclear, ambiguous: true },
  { name: 'half an answer', fault: { kind: 'cut_middle' }, allowed: unclear, ambiguous: true },
  { name: 'a malformed answer', fault: { kind: 'malformed' }, allowed: unclear, ambiguous: true },
  { name: 'silence', fault: { kind: 'half_open' }, allowed: unclear, ambiguous: true },
  { name: '500, not carried out', fault: answer(500), allowed: unclear, ambiguous: true },
  { name: '502, carried out', fault: answer(502, { forwarded: true }), allowed: unclear, ambiguous: true },
  { name: '408', fault: answer(408), allowed: unclear, ambiguous: true },
  { name: '429', fault: answer(429, { headers: { 'retry-after': '7' } }), allowed: ['retry'], ambiguous: false },
  { name: '401', fault: answer(401), allowed: ['retry'], ambiguous: false },
  { name: '403', fault: answer(403), allowed: ['retry'], ambiguous: false },
  { name: 'a request that arrives twice', fault: { kind: 'duplicate' }, allowed: unclear, ambiguous: false },
];

export function faultCases<S extends ProtocolServer>(tested: ProviderUnderTest<S>): void {
  it.each(cases)('$name, at every request of a lead', async ({ fault, allowed, ambiguous }) => {
    const bench = await startKitBench(tested);
    const requests = await requestsOfALead(bench);
    const decisive = tested.decisive ?? (requests === 1 ? [0] : []);
    for (let at = 0; at < requests; at += 1) {
      const lead = sampleLead(`MZL-KIT-F${String(at)}`, { email: `noorkit.${String(at)}@example.com` });
      const send = (signal = soon()) => bench.crm.sendLead(lead, contextOf(`key-${String(at)}`, signal));
      bench.proxy.set(atRequest(at, fault));
      const outcome = await send(fault.kind === 'half_open' ? impatience(bench.proxy) : soon());
      bench.proxy.set(null);
      const where = `request ${String(at)}: ${JSON.stringify(outcome)}`;
      expect(allowed, where).toContain(outcome.kind);
      if (ambiguous && decisive.includes(at)) expect(outcome.kind, where).toBe('unknown');
      expectNothingPersonal(outcome, lead.email);
      const end = await recovered(tested, bench, outcome, lead.reference, send);
      const stored = await tested.leads(bench.server, lead.reference);
      if (end === 'parked') expect(stored.length, where).toBeLessThanOrEqual(1);
      else expect([end, stored.length], where).toEqual(['delivered', 1]);
    }
  });

  it('keeps to what the server asks: the time of a 429 and of a 503', async () => {
    const bench = await startKitBench(tested);
    for (const status of [429, 503]) {
      bench.proxy.set(atRequest(0, answer(status, { headers: { 'retry-after': '7' } })));
      const outcome = await bench.crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
      expect(outcome).toMatchObject({ retryAfterMs: 7_000 });
    }
  });

  it('calls for a person where the key is refused, and not where we are only too fast', async () => {
    const bench = await startKitBench(tested);
    for (const [status, alert] of [
      [401, true],
      [403, true],
      [429, false],
    ] as const) {
      bench.proxy.set(atRequest(0, answer(status)));
      expect(await bench.crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'))).toMatchObject({
        kind: 'retry',
        alert,
      });
    }
  });

  it.each([400, 413, 422])('a %i of what asks and writes nothing is no refusal of the lead', async (status) => {
    const bench = await startKitBench(tested);
    const requests = await requestsOfALead(bench);
    for (let at = 0; at < requests; at += 1) {
      if (tested.refusing?.includes(at) ?? true) continue;
      const { body } = tested.refusal('not like this');
      bench.proxy.set(atRequest(at, answer(status, { body: JSON.stringify(body) })));
      const lead = sampleLead(`MZL-KIT-Q${String(at)}`, { email: `asked.${String(at)}@example.com` });
      const outcome = await bench.crm.sendLead(lead, contextOf(`key-${String(at)}`));
      expect(outcome, `request ${String(at)}`).toMatchObject({ kind: 'retry' });
      expect(await bench.crm.sendLead(lead, contextOf(`key-${String(at)}`))).toMatchObject({ kind: 'delivered' });
    }
  });

  it.each([400, 413, 422])('a %i in the words of something else is no refusal of the lead [M-601]', async (status) => {
    const bench = await startKitBench(tested);
    const requests = await requestsOfALead(bench);
    for (let at = 0; at < requests; at += 1) {
      const lead = sampleLead(`MZL-KIT-P${String(at)}`, { email: `page.${String(at)}@example.com` });
      const send = () => bench.crm.sendLead(lead, contextOf(`key-${String(at)}`));
      bench.proxy.set(
        atRequest(at, answer(status, { body: '<html>Blocked</html>', headers: { 'content-type': 'text/html' } })),
      );
      const outcome = await send();
      const where = `request ${String(at)}: ${JSON.stringify(outcome)}`;
      expect(['unknown', 'retry'], where).toContain(outcome.kind);
      const end = await recovered(tested, bench, outcome, lead.reference, send);
      expect(['delivered', 'parked'], where).toContain(end);
    }
  });

  it('does not read an answer that never ends', async () => {
    const bench = await startKitBench(tested);
    const requests = await requestsOfALead(bench);
    for (let at = 0; at < requests; at += 1) {
      bench.proxy.set(atRequest(at, { kind: 'endless' }));
      const outcome = await bench.crm.sendLead(sampleLead(`MZL-KIT-E${String(at)}`), contextOf(`key-${String(at)}`));
      expect(unclear, JSON.stringify(outcome)).toContain(outcome.kind);
    }
  });

  it('gives up at once when it is cancelled', async () => {
    const bench = await startKitBench(tested);
    bench.proxy.set(atRequest(0, { kind: 'half_open' }));
    const stopping = new AbortController();
    const sent = bench.crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key', stopping.signal));
    await expect.poll(() => bench.proxy.counts().half_open, { timeout: 20_000 }).toBe(1);
    stopping.abort();
    expect(['unknown', 'retry']).toContain((await sent).kind);
  });

  it('tells nothing about the person, whatever the server echoes', async () => {
    const bench = await startKitBench(tested);
    const echo = JSON.stringify({ code: personal[0], id: personal[2], message: personal.join(' '), errors: personal });
    for (const status of [200, 400, 401, 404, 409, 418, 422, 429, 500]) {
      bench.proxy.set({ kind: 'shares', seed: 1, shares: [{ fault: answer(status, { body: echo }), share: 1 }] });
      expectNothingPersonal(await bench.crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key')), personal[2] ?? '');
      expectNothingPersonal(await bench.crm.lookup('lead', 'MZL-KIT-1', soon()), personal[2] ?? '');
    }
  });

  if (tested.capabilities.lookupByReference)
    it('a write that was answered and lost shows as absent', async () => {
      const bench = await startKitBench(tested);
      bench.proxy.set({ kind: 'shares', seed: 1, shares: [{ fault: { kind: 'lost_write' }, share: 1 }] });
      await bench.crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
      bench.proxy.set(null);
      await tested.settle?.(bench.server);
      expect(await bench.crm.lookup('lead', 'MZL-KIT-1', soon())).toMatchObject({ kind: 'absent' });
    });
}

async function requestsOfALead<S extends ProtocolServer>({ crm, proxy }: KitBench<S>): Promise<number> {
  proxy.forget();
  const outcome = await crm.sendLead(sampleLead('MZL-KIT-CLEAN', { email: 'clean@example.com' }), contextOf('clean'));
  expect(outcome).toMatchObject({ kind: 'delivered' });
  return proxy.requests().length;
}

function expectNothingPersonal(told: object, email: string): void {
  const text = JSON.stringify(told);
  for (const value of [...personal, email]) expect(text).not.toContain(value);
}
