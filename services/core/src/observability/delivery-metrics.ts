import { Histogram } from 'prom-client';
import type { EndedAttempt } from '../deliveries/engine/deps.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Gives what an engine calls as `onAttempt`. */
export function createDeliveryMetrics(registry: Metrics): (attempt: EndedAttempt) => void {
  const duration = new Histogram({
    name: 'manzil_delivery_attempt_duration_seconds',
    help: 'Time of each request to the other side, by consumer, kind and outcome.',
    labelNames: ['consumer', 'kind', 'outcome'],
    // a request may take 15 s
    buckets: [0.05, 0.25, 1, 5, 15],
    registers: [registry],
  });
  return ({ ms, ...labels }) => duration.observe(labels, ms / 1_000);
}
