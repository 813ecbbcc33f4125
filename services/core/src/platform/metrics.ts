/** Where a process counts what it does. Names begin with `manzil_`; labels have few values, and none of them is about a person. */
import { collectDefaultMetrics, Registry } from 'prom-client';

export type Metrics = Registry;

/** An empty registry whose figures all carry the name of the process. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  return registry;
}

/**
 * Adds what Node tells of every process: memory, processor time, event loop, garbage collection. It wakes the process a
 * hundred times a second, so it is for one whose figures somebody can read.
 */
export function observeProcess(registry: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
