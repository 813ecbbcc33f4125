import type { ConnectionCode } from '@manzil/core/crm/crm';
import { expect, it } from 'vitest';
import type { Fault } from '../proxy/faults.ts';
import { atRequest, impatience, soon, startKitBench } from './bench.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

const troubles: [name: string, fault: Fault, code: ConnectionCode][] = [
  ['a server that refuses our key', { kind: 'answer', status: 401 }, 'key_refused'],
  ['a key that may not do it', { kind: 'answer', status: 403 }, 'scope_missing'],
  ['a server that fails', { kind: 'answer', status: 503 }, 'server_error'],
  [
    'a server that asks us to slow down',
    { kind: 'answer', status: 429, headers: { 'retry-after': '7' } },
    'too_many_requests',
  ],
  [
    'a page of something else',
    { kind: 'answer', status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Welcome</html>' },
    'not_this_protocol',
  ],
  ['a connection that breaks', { kind: 'cut_before' }, 'no_answer'],
];

export function connectionCases<S extends ProtocolServer>(tested: ProviderUnderTest<S>): void {
  it('discovers what the server can, and says so from then on', async () => {
    const { crm } = await startKitBench(tested);
    expect(await crm.discover(soon())).toEqual(tested.capabilities);
    expect(crm.capabilities).toEqual(tested.capabilities);
  });

  it('finds a good connection fine', async () => {
    const { crm } = await startKitBench(tested);
    const { ok, findings } = await crm.checkConnection(soon());
    expect({ ok, first: findings[0] }).toEqual({ ok: true, first: { code: 'fine', params: {} } });
  });

  it.each(troubles)('names %s', async (_name, fault, code) => {
    const { crm, proxy } = await startKitBench(tested);
    proxy.set({ kind: 'shares', seed: 1, shares: [{ fault, share: 1 }] });
    const check = await crm.checkConnection(soon());
    expect(check.ok).toBe(false);
    expect(check.findings.map((finding) => finding.code)).toContain(code);
  });

  it('names a key that the server itself refuses', async () => {
    const { server } = await startKitBench(tested);
    const check = await tested.withWrongKey(server, server.url).checkConnection(soon());
    expect(check).toMatchObject({ ok: false, findings: [{ code: 'key_refused' }] });
  });

  it('names a server that is not there, and one that says nothing', async () => {
    const { server, crm, proxy } = await startKitBench(tested);
    proxy.set(atRequest(0, { kind: 'half_open' }));
    expect(await crm.checkConnection(impatience(proxy))).toMatchObject({
      ok: false,
      findings: [{ code: 'no_answer' }],
    });
    const nowhere = tested.provider(server, 'http://127.0.0.1:1');
    expect(await nowhere.checkConnection(soon())).toMatchObject({ ok: false, findings: [{ code: 'no_connection' }] });
  });
}
