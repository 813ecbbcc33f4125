import { Counter, Gauge } from 'prom-client';
import type { Metrics } from '../platform/metrics.ts';

/** Called after each round that worked, with how many it published. */
export function createRelayMetrics(registry: Metrics): (published: number) => void {
  const lastRound = new Gauge({
    name: 'manzil_relay_last_round_timestamp_seconds',
    help: 'When a round of the relay last ended without an error and with a queue to publish to, in seconds since 1970; 0 before the first.',
    registers: [registry],
  });
  const dispatched = new Counter({
    name: 'manzil_relay_dispatched_total',
    help: 'Deliveries for which the relay published jobs: those that the queue did not bring by itself.',
    registers: [registry],
  });
  return (published) => {
    lastRound.setToCurrentTime();
    dispatched.inc(published);
  };
}
