/** The delivery engine: what a worker does for one job. Jobs only say where to look; the ledger says what is to do. */
import type { EngineContext, EngineDeps } from './deps.ts';
import { hold } from './held.ts';
import { createResolver, type ResolveResult } from './resolver.ts';
import { createSender, type SendResult } from './sender.ts';
import { settleDelayMs } from './settings.ts';

export interface DeliveryEngine {
  /** First attempts: the delivery of the job and whatever else is pending and due. */
  sendPending(deliveryId: string | null): Promise<SendResult[]>;
  /** Later attempts: the delivery of the job and whatever else waits for a retry that is due. */
  sendRetries(deliveryId: string | null): Promise<SendResult[]>;
  /** Looks up unknown outcomes whose settle delay is over. */
  resolveUnknown(deliveryId: string | null): Promise<ResolveResult[]>;
  /** Takes over from workers that died. */
  expireLeases(): Promise<{ unknown: number; pending: number }>;
  /** Starts nothing new; requests under way have `graceMs` to end before they are given up as unknown. */
  stop(graceMs: number): Promise<void>;
}

/** Leases and lookups of one call; a backlog takes several calls. */
const expireBatch = 500;

/** Builds the engine for the lane of its provider. */
export function createDeliveryEngine(deps: EngineDeps): DeliveryEngine {
  const draining = new AbortController();
  const stopping = new AbortController();
  const context: EngineContext = {
    ...deps,
    lane: { consumer: 'crm', provider: deps.provider.name },
    random: deps.random ?? Math.random,
    draining: draining.signal,
    stopping: stopping.signal,
  };
  const { store, settings, lane } = context;
  const sendHeld = createSender(context);
  const resolveClaimed = createResolver(context);
  const underWay = new Set<Promise<unknown>>();

  async function sendDue(deliveryId: string | null, state: 'pending' | 'retry_wait'): Promise<SendResult[]> {
    if (draining.signal.aborted) return [];
    const { batch: limit, leaseMs } = settings;
    const query = { ...lane, deliveryId, states: [state], limit, leaseMs };
    return track(hold(() => store.claimDue(query), leaseMs).then(sendHeld));
  }

  async function resolve(deliveryId: string | null): Promise<ResolveResult[]> {
    if (draining.signal.aborted) return [];
    const query = { ...lane, deliveryId, limit: settings.batch, holdMs: settings.leaseMs };
    return track(store.claimUnknown(query).then(resolveClaimed));
  }

  async function track<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    try {
      return await work;
    } finally {
      underWay.delete(work);
    }
  }

  return {
    sendPending: (deliveryId) => sendDue(deliveryId, 'pending'),
    sendRetries: (deliveryId) => sendDue(deliveryId, 'retry_wait'),
    resolveUnknown: resolve,
    expireLeases: () =>
      store.expireLeases(lane, expireBatch, settleDelayMs(settings, deps.provider.capabilities.visibilityHorizonMs)),
    async stop(graceMs) {
      draining.abort();
      const timer = setTimeout(() => {
        stopping.abort();
      }, graceMs);
      await Promise.allSettled(underWay);
      clearTimeout(timer);
    },
  };
}
