/** The delivery engine: what a worker does for one job. Jobs only say where to look; the ledger says what is to do. */
import type { ClaimQuery } from '../delivery-ports.ts';
import type { EngineContext, EngineDeps } from './deps.ts';
import { hold } from './held.ts';
import { createResolver, type ResolveResult } from './resolver.ts';
import { createSender, type SendResult } from './sender.ts';
import { unsentStates } from '../states.ts';
import { settleDelayMs } from './settings.ts';

export interface DeliveryEngine {
  /** First attempts: the delivery of the job and whatever else is pending and due. */
  sendPending(deliveryId: string | null): Promise<SendResult[]>;
  /** Later attempts: the delivery of the job and whatever else waits for a retry that is due. */
  sendRetries(deliveryId: string | null): Promise<SendResult[]>;
  /** Looks up unknown outcomes whose settle delay is over. */
  resolveUnknown(deliveryId: string | null): Promise<ResolveResult[]>;
  /**
   * Takes deliveries under which workers kept dying, one after the other and none with any other. When one of them ends
   * this process too, the next is taken after `gapMs`, by whoever asks then.
   */
  sendPoison(gapMs: number): Promise<number>;
  /** Takes over from workers that died. */
  expireLeases(): Promise<{ unknown: number; pending: number }>;
  /** Starts nothing new; requests under way have `graceMs` to end before they are given up as unknown. */
  stop(graceMs: number): Promise<void>;
}

/** Leases and lookups of one call; a backlog takes several calls. */
const expireBatch = 500;
/** Poisonous deliveries of one call. */
const mostPoison = 50;
/** Batches that follow a probe; the relay has the rest published. */
const mostBacklogBatches = 20;

/** Writes of one call that try a provider whose breaker is open. */
const mostProbes = 3;

type Terms = Pick<ClaimQuery, 'limit' | 'poison'>;

/** Builds the engine for the lane of its target. */
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
  const sendHeld = createSender(context);
  const resolveClaimed = createResolver(context);
  const underWay = new Set<Promise<unknown>>();
  const usual: Terms = { limit: settings.batch, poison: false };

  /** While the breaker is open a claim finds nothing; then, when it is time, a few deliveries go with a permit to try. */
  async function sendDue(
    deliveryId: string | null,
    states: ClaimQuery['states'],
    terms = usual,
  ): Promise<SendResult[]> {
    if (draining.signal.aborted) return [];
    const { leaseMs } = settings;
    const send = (how: Terms & Pick<ClaimQuery, 'probe' | 'untried'>): Promise<SendResult[]> =>
      track(hold(() => store.claimDue({ ...lane, ...how, deliveryId, states, leaseMs }), leaseMs).then(sendHeld));
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

  /** The permit is given back whatever happens; one whose call was judged is gone already. */
  async function tryOne<R>(work: (probe: string) => Promise<R[]>): Promise<R[]> {
    const probe = await store.takeProbe(lane, settings.leaseMs);
    if (probe === null) return [];
    try {
      return draining.signal.aborted ? [] : await work(probe);
    } finally {
      await store.returnProbe(probe);
    }
  }

  /** When a probe has closed the breaker: what waited, without waiting for jobs. While it is open a claim finds nothing. */
  async function sendBacklog(): Promise<void> {
    const query = { ...lane, ...usual, deliveryId: null, states: unsentStates, probe: null } as const;
    const { leaseMs } = settings;
    for (let batch = 0; batch < mostBacklogBatches && !draining.signal.aborted; batch += 1) {
      const sent = await track(hold(() => store.claimDue({ ...query, leaseMs }), leaseMs).then(sendHeld));
      if (sent.length === 0) break;
    }
  }

  /** One of them; a lookup first, since what is looked up keeps its subject from being sent. */
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
      const timer = setTimeout(() => {
        stopping.abort();
      }, graceMs);
      await Promise.allSettled(underWay);
      clearTimeout(timer);
    },
  };
}
