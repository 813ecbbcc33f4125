import type { Log } from '../../platform/log.ts';
import type { DeliveryStore, SubjectReader } from '../delivery-ports.ts';
import type { Consumer } from '../delivery.ts';
import type { AttemptOutcome } from '../delivery-settlement.ts';
import type { DeliveryTarget } from '../delivery-target.ts';
import type { DeliverySettings } from './settings.ts';

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
  log: Log;
  /** Before the request is settled. */
  onAttempt?: (attempt: EndedAttempt) => void;
  /** From 0 to below 1. */
  random?: () => number;
}

export interface EngineContext<S> extends EngineDeps<S> {
  random: () => number;
  /** Nothing new starts: claims are handed back. */
  draining: AbortSignal;
  /** Requests under way end as unknown. */
  stopping: AbortSignal;
}
