/** Names begin with `manzil_`; labels have few values, none about a person. */
import { collectDefaultMetrics, Registry } from 'prom-client';

export type Metrics = Registry;

export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  return registry;
}

/** Wakes the process 100 times a second: only where somebody reads the figures. */
export function observeProcess(registry: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
