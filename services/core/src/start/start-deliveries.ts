import { breakerRules } from '../deliveries/breaker/breaker.ts';
import { logBreaker } from '../deliveries/breaker/log-breaker.ts';
import type { EngineDeps } from '../deliveries/engine/deps.ts';
import { createDeliveryEngine, type DeliveryEngine } from '../deliveries/engine/engine.ts';
import { createDeliveryStore } from '../deliveries/store/delivery-store.ts';
import { createWorkerHost, type WorkerHost } from '../messaging/worker-host.ts';
import { createDeliveryMetrics } from '../observability/delivery-metrics.ts';
import type { Started } from './start-process.ts';

export interface Deliveries {
  engine<S>(parts: Pick<EngineDeps<S>, 'subjects' | 'target' | 'settings'>): DeliveryEngine;
  workers: WorkerHost;
}

/** Together, before the queues and the database are closed. */
export function startDeliveries({ env, log, metrics, database, backend, shutdown }: Started<never>): Deliveries {
  const engines: DeliveryEngine[] = [];
  const workers = createWorkerHost(backend, log);
  const shared = {
    store: createDeliveryStore(database.pool, {
      breaker: breakerRules(env.DELIVERY_BREAKER_OPEN_MS),
      onBreaker: logBreaker(log),
      onBreakerFailure: (error) => log.warn({ err: error }, 'breaker could not judge'),
    }),
    log,
    onAttempt: createDeliveryMetrics(metrics),
  };
  // 8 s for requests under way: the whole stop stays under 15 s
  shutdown.onStop('deliveries', async () => {
    await Promise.all([...engines.map((engine) => engine.stop(8_000)), workers.close(10_000)]);
  });
  return {
    workers,
    engine(parts) {
      const engine = createDeliveryEngine({ ...parts, ...shared });
      engines.push(engine);
      return engine;
    },
  };
}
