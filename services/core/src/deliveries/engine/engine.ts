/** A job only says where to look; the ledger says what is to do. */
import type { ClaimQuery, DeliveryLane } from '../delivery-ports.ts';
import type { EngineContext, EngineDeps } from './deps.ts';
import { hold } from './lease.ts';
import { createResolver, type ResolveResult } from './resolver.ts';
import { createSender, type SendResult } from './sender.ts';
import { unsentStates } from '../states.ts';
import { settleDelayMs } from './settings.ts';

export interface DeliveryEngine {
  /** The job's, and what else was never tried and is due. */
  sendPending(deliveryId: string | null): Promise<SendResult[]>;
  sendRetries(deliveryId: string | null): Promise<SendResult[]>;
  resolveUnknown(deliveryId: string | null): Promise<ResolveResult[]>;
  /** Each alone. When one ends this process too, the next comes after `gapMs`. */
  sendPoison(gapMs: number): Promise<number>;
  expireLeases(): Promise<{ unknown: number; pending: number }>;
  /** Requests under way become unknown after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

const expireBatch = 500;
const mostPoison = 50;
/** The relay has the rest published. */
const mostBacklogBatches = 20;

const mostProbes = 3;

type Terms = Pick<ClaimQuery, 'limit' | 'poison'>;

export function createDeliveryEngine<S>(deps: EngineDeps<S>): DeliveryEngine {
  const draining = new AbortController();
  const stopping = new AbortController();
  const context: EngineContext<S> = {
    ...deps,
    random: deps.random ?? Math.random,
    draining: draining.signal,
    stopping: stopping.signal,
  };
  const { store, settings, target } = context;
  const { lane } = target;
  const sendLeased = createSender(context);
  const resolveClaimed = createResolver(context);
  const underWay = new Set<Promise<unknown>>();
  const usual: Terms = { limit: settings.batch, poison: false };

  function claimAndSend(query: Omit<ClaimQuery, keyof DeliveryLane | 'leaseMs'>): Promise<SendResult[]> {
    const { leaseMs } = settings;
    return track(hold(() => store.claimDue({ ...lane, ...query, leaseMs }), leaseMs).then(sendLeased));
  }

  /** While the breaker is open a claim finds nothing; in time a few go with a permit. */
  async function sendDue(
    deliveryId: string | null,
    states: ClaimQuery['states'],
    terms = usual,
  ): Promise<SendResult[]> {
    if (draining.signal.aborted) return [];
    const send = (how: Terms & Pick<ClaimQuery, 'probe' | 'untried'>): Promise<SendResult[]> =>
      claimAndSend({ ...how, deliveryId, states });
    const done = await send({ ...terms, probe: null });
    if (done.length > 0) return done;
    const tried: SendResult[] = [];
    for (let n = 0; n < mostProbes && !draining.signal.aborted; n += 1) {
      const results = await track(
        tryOne(async (probe) => {
          const one = { ...terms, limit: 1, probe };
          const untried = await send({ ...one, untried: true });
          return untried.length > 0 ? untried : send(one);
        }),
      );
      if (results.length === 0) break;
      tried.push(...results);
    }
    if (tried.length > 0) await sendBacklog();
    return tried;
  }

  async function resolve(deliveryId: string | null, terms = usual): Promise<ResolveResult[]> {
    if (draining.signal.aborted) return [];
    const query = { ...lane, ...terms, deliveryId, holdMs: settings.leaseMs };
    return track(store.claimUnknown(query).then(resolveClaimed));
  }

  async function tryOne<R>(work: (probe: string) => Promise<R[]>): Promise<R[]> {
    const probe = await store.takeProbe(lane, settings.leaseMs);
    if (probe === null) return [];
    try {
      return draining.signal.aborted ? [] : await work(probe);
    } finally {
      await store.returnProbe(probe);
    }
  }

  /** A probe has closed the breaker: no need to wait for jobs. */
  async function sendBacklog(): Promise<void> {
    for (let batch = 0; batch < mostBacklogBatches && !draining.signal.aborted; batch += 1) {
      const sent = await claimAndSend({ ...usual, deliveryId: null, states: unsentStates, probe: null });
      if (sent.length === 0) break;
    }
  }

  /** A lookup first: it keeps its subject from being sent. */
  async function takePoison(): Promise<number> {
    const alone = { limit: 1, poison: true };
    const resolved = await resolve(null, alone);
    if (resolved.length > 0) return resolved.length;
    return (await sendDue(null, unsentStates, alone)).length;
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
    sendPending: (deliveryId) => sendDue(deliveryId, ['pending']),
    sendRetries: (deliveryId) => sendDue(deliveryId, ['retry_wait']),
    resolveUnknown: (deliveryId) => resolve(deliveryId),
    async sendPoison(gapMs) {
      let taken = 0;
      while (taken < mostPoison && !draining.signal.aborted && (await store.takePoisonTurn(lane, gapMs))) {
        const count = await takePoison();
        await store.endPoisonTurn(lane);
        if (count === 0) break;
        taken += count;
      }
      return taken;
    },
    expireLeases: () =>
      store.expireLeases(lane, expireBatch, settleDelayMs(settings, target.capabilities.visibilityHorizonMs)),
    async stop(graceMs) {
      draining.abort();
      const timer = setTimeout(() => stopping.abort(), graceMs);
      await Promise.allSettled(underWay);
      clearTimeout(timer);
    },
  };
}
