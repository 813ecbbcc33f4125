import type { Env } from '../platform/env.ts';
import type { Logger } from '../platform/logger.ts';
import { observeProcess, type Metrics } from '../platform/metrics.ts';
import { startOpsServer } from './ops-server.ts';
import type { Shutdown } from './shutdown.ts';

export interface OpsContext {
  env: Pick<Env, 'METRICS_PORT' | 'INTERNAL_HOST'>;
  log: Logger;
  shutdown: Shutdown;
  metrics: Metrics;
  checks: Record<string, () => Promise<unknown>>;
}

export interface Ops {
  /** From now on it may be ready. */
  started(): void;
}

/**
 * Before what takes work is started: it stops after that.
 * @throws the system's error when the port cannot be listened on
 */
export async function startOps({ env, log, shutdown, metrics, checks }: OpsContext): Promise<Ops> {
  let running = false;
  const ops: Ops = { started: () => void (running = true) };
  if (env.METRICS_PORT === 0) return ops;
  observeProcess(metrics);
  const server = await startOpsServer({
    port: env.METRICS_PORT,
    host: env.INTERNAL_HOST,
    checks: { ...checks, started: () => (running ? Promise.resolve() : Promise.reject(new Error('still starting'))) },
    metrics,
    isDraining: shutdown.isDraining,
    onError: (error) => log.error({ err: error }, 'ops port failed'),
  });
  shutdown.onStop('ops port', server.close);
  log.info({ port: server.port }, 'ops port open');
  return ops;
}
