/** True answers, broken on the way. */
import type { Outcome } from '@manzil/core/deliveries/delivery';
import { expect, it } from 'vitest';
import type { Answer, Reply } from '../lying/lie.ts';
import {
  bytesOf,
  followedBy,
  half,
  headOnly,
  misjudged,
  packed,
  raw,
  reworded,
  thenGone,
  unended,
} from '../lying/speak.ts';
import { atRequest, contextOf, impatience, recovered, soon, startKitBench } from './bench.ts';
import { sampleLead } from './samples.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

type Tell = (answer: Answer) => Reply;

const inLatin1: Tell = (answer) => ({
  ...answer,
  body: Buffer.from(bytesOf(answer).toString().replace('{', '{"owner":"Zoë",'), 'latin1'),
});
const deep: Tell = (answer) =>
  reworded(answer, (json) => json.replace('{', `{"history":${'['.repeat(100_000)}${']'.repeat(100_000)},`));
const twoLengths: Tell = (answer) =>
  raw(`HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 9\r\n\r\n${bytesOf(answer).toString()}`);
const halfOfHttp10: Tell = (answer) => {
  const text = bytesOf(answer).toString();
  return raw(`HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n${text.slice(0, text.length / 2)}`);
};

const tales: readonly (readonly [name: string, tell: Tell])[] = [
  ['half of its body', half],
  ['a length that is too short', (answer) => misjudged(answer, -5)],
  ['its head alone', headOnly],
  ['packed, though nobody asked', (answer) => packed(answer, false)],
  ['called packed, and not', (answer) => packed(answer, true)],
  ['two lengths', twoLengths],
  ['half of an answer of HTTP/1.0', halfOfHttp10],
  ['another protocol', () => raw('SSH-2.0-OpenSSH_9.6\r\n')],
  ['bytes after its end', (answer) => followedBy(answer, '<!-- cache -->\r\n')],
  ['the end of a connection that was to be kept', thenGone],
  ['Latin-1', inLatin1],
  ['lists in lists', deep],
  ['a byte order mark', (answer) => reworded(answer, (json) => `\uFEFF${json}`)],
  ['a redirect', () => ({ status: 303, headers: { location: '/' }, body: null })],
];

const endless: readonly (readonly [name: string, tell: Tell])[] = [
  ['chunks without a last one', unended],
  ['a length that is too long', (answer) => misjudged(answer, 40)],
];

const brokenOnTheWay = 4;

const oddWaits = [
  '-5',
  'soon',
  '1e9',
  '',
  '99999999999999999999',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Fri, 31 Dec 9999 23:59:59 GMT',
];
const mostWaitMs = 7 * 24 * 60 * 60 * 1_000;

export function wireCases<S extends ProtocolServer>(tested: ProviderUnderTest<S>): void {
  it('a lead is there once, however the answers to it arrive [M-603]', async () => {
    const bench = await startKitBench(tested);
    const clean = await bench.crm.sendLead(
      sampleLead('MZL-KIT-CLEAN', { email: 'clean@example.com' }),
      contextOf('clean'),
    );
    expect(clean).toMatchObject({ kind: 'delivered' });
    const requests = bench.proxy.requests().length;
    const told = [...tales, ...endless];
    for (const [n, [name, tell]] of told.entries())
      for (let at = 0; at < requests; at += 1) {
        const reference = `MZL-KIT-W${String(n)}-${String(at)}`;
        const lead = sampleLead(reference, { email: `wire.${String(n)}.${String(at)}@example.com` });
        const send = (signal = soon()): Promise<Outcome> => bench.crm.sendLead(lead, contextOf(reference, signal));
        bench.proxy.set(atRequest(at, { kind: 'told', tell }));
        const outcome = await send(n < tales.length ? soon() : impatience(bench.proxy, 'told'));
        bench.proxy.set(null);
        const where = `${name}, request ${String(at)}: ${JSON.stringify(outcome)}`;
        expect(outcome.kind, where).not.toBe('rejected');
        const end = await recovered(tested, bench, outcome, reference, send);
        const stored = await tested.leads(bench.server, reference);
        if (end === 'parked') expect(stored.length, where).toBeLessThanOrEqual(1);
        else expect([end, stored.length], where).toEqual(['delivered', 1]);
      }
    expect(bench.proxy.counts().told).toBeGreaterThanOrEqual(told.length * requests - brokenOnTheWay);
  });

  if (tested.capabilities.lookupByReference)
    it('a lookup never says that a lead is not there, however its answer arrives [M-603]', async () => {
      const { server, crm, proxy } = await startKitBench(tested);
      await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
      await tested.settle?.(server);
      for (const [name, tell] of tales) {
        proxy.set({ kind: 'shares', seed: 1, shares: [{ fault: { kind: 'told', tell }, share: 1 }] });
        expect(['found', 'failed'], name).toContain((await crm.lookup('lead', 'MZL-KIT-1', soon())).kind);
      }
    });

  it.each([429, 503])(
    'a %i with a time that is none, or past all reason, is a pause of a second to a week, or of ours',
    async (status) => {
      const { crm, proxy } = await startKitBench(tested);
      for (const asked of oddWaits) {
        proxy.set(atRequest(0, { kind: 'answer', status, headers: { 'retry-after': asked } }));
        const outcome = await crm.sendLead(sampleLead('MZL-KIT-1'), contextOf('key'));
        const waitMs = 'retryAfterMs' in outcome ? outcome.retryAfterMs : Number.NaN;
        expect(waitMs === null || (waitMs >= 1_000 && waitMs <= mostWaitMs), `${asked}: ${String(waitMs)}`).toBe(true);
      }
    },
  );
}
