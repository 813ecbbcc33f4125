/** What every part of the engine works with. */
import type { DeliveryLog, DeliveryStore, SubjectReader } from '../delivery-ports.ts';
import type { Consumer } from '../delivery.ts';
import type { AttemptOutcome } from '../delivery-settlement.ts';
import type { DeliveryTarget } from '../delivery-target.ts';
import type { DeliverySettings } from './settings.ts';

/** One request to the other side that has ended. */
export interface EndedAttempt {
  consumer: Consumer;
  kind: 'send' | 'lookup';
  outcome: AttemptOutcome;
  ms: number;
}

export interface EngineDeps<S> {
  store: DeliveryStore;
  subjects: SubjectReader<S>;
  target: DeliveryTarget<S>;
  settings: DeliverySettings;
  log: DeliveryLog;
  /** Told of each request that has ended, before it is settled. */
  onAttempt?: (attempt: EndedAttempt) => void;
  /** From 0 to below 1; tests give their own. */
  random?: () => number;
}

/** Shared by all batches of one engine. */
export interface EngineContext<S> extends EngineDeps<S> {
  random: () => number;
  /** Aborted when nothing new may start: what is claimed is handed back. */
  draining: AbortSignal;
  /** Aborted when requests under way must end: their outcome is unknown. */
  stopping: AbortSignal;
}
