import { loadEnv, redactedEnv, type EnvWith, type OptionalSetting } from '../platform/env.ts';
import { demandSafeSettings } from '../platform/settings-safety.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';

export interface Begun<K extends OptionalSetting = never> {
  env: EnvWith<K>;
  log: Logger;
  metrics: Metrics;
  shutdown: Shutdown;
}

/**
 * Logs the settings without secrets, and reacts to signals from now on.
 * @throws EnvError naming every wrong setting, or every one that is not safe outside demo mode
 */
export function beginProcess<K extends OptionalSetting = never>(
  service: string,
  requires: readonly K[] = [],
): Begun<K> {
  const env = loadEnv(requires);
  demandSafeSettings(env);
  const log = createLogger({ service, level: env.LOG_LEVEL });
  log.info({ settings: redactedEnv(env) }, 'starting');
  return {
    env,
    log,
    metrics: createMetrics(service),
    shutdown: createShutdown({ logger: log, delayMs: env.STOP_DELAY_MS }),
  };
}
