import type { CrmProvider } from '@manzil/core/crm/crm';
import type { Outcome } from '@manzil/core/deliveries/delivery';
import type { SendContext } from '@manzil/core/deliveries/delivery-target';
import { onTestFinished, vi } from 'vitest';
import type { FaultScript } from '../proxy/faults.ts';
import { startFaultProxy, type FaultProxy } from '../proxy/fault-proxy.ts';
import type { ProtocolServer, ProviderUnderTest } from './under-test.ts';

export interface KitBench<S> {
  server: S;
  proxy: FaultProxy;
  crm: CrmProvider;
}

/** More than any answer of a server in this process takes. */
export const generousMs = 20_000;

/** The provider has discovered, and the proxy forgot that. */
export async function startKitBench<S extends ProtocolServer>(tested: ProviderUnderTest<S>): Promise<KitBench<S>> {
  const server = await tested.start();
  onTestFinished(() => server.close());
  const proxy = await startFaultProxy({
    target: server.url,
    lostAnswer: tested.lostAnswer,
    ...(tested.isWrite !== undefined && { isWrite: tested.isWrite }),
  });
  onTestFinished(() => proxy.close());
  const crm = tested.provider(server, proxy.url);
  await crm.discover(soon());
  proxy.forget();
  return { server, proxy, crm };
}

export function soon(ms = generousMs): AbortSignal {
  return AbortSignal.timeout(ms);
}

/** As `AbortSignal.timeout` tells it, without a real wait. */
export function impatience(proxy: FaultProxy, fault: 'half_open' | 'told' = 'half_open'): AbortSignal {
  const before = proxy.counts()[fault];
  const patience = new AbortController();
  vi.waitUntil(() => proxy.counts()[fault] > before, { timeout: generousMs, interval: 2 })
    .catch(() => undefined)
    .finally(() => {
      patience.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    });
  return patience.signal;
}

export function contextOf(key: string, signal = soon()): SendContext {
  return { idempotencyKey: key, requestId: 'request-of-the-kit', signal };
}

/** Counted from 0; those before it pass. */
export function atRequest(number: number, fault: FaultScript['faults'][number]): FaultScript {
  return { kind: 'script', faults: [...Array.from({ length: number }, () => null), fault] };
}

const mostRounds = 6;

/** As the engine does; a person decides where neither helps. */
export async function recovered<S>(
  tested: ProviderUnderTest<S & ProtocolServer>,
  { server, crm }: KitBench<S & ProtocolServer>,
  first: Outcome,
  reference: string,
  sendAgain: () => Promise<Outcome>,
): Promise<'delivered' | 'parked' | 'rejected' | 'given up'> {
  let outcome = first;
  for (let round = 0; round < mostRounds; round += 1) {
    if (outcome.kind === 'delivered') return 'delivered';
    if (outcome.kind === 'rejected') return 'rejected';
    if (outcome.kind === 'unknown' && !crm.capabilities.idempotentByKey) {
      if (!crm.capabilities.lookupByReference) return 'parked';
      await tested.settle?.(server);
      const found = await crm.lookup('lead', reference, soon());
      if (found.kind === 'found') return 'delivered';
      if (found.kind === 'failed') continue;
    }
    outcome = await sendAgain();
  }
  return 'given up';
}
