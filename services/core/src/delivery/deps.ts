/** What every part of the engine works with. */
import type { CrmProvider } from '../domain/crm.ts';
import type { DeliveryLane, DeliveryLog, DeliveryStore, SubjectReader } from '../domain/delivery-ports.ts';
import type { DeliverySettings } from './settings.ts';

export interface EngineDeps {
  store: DeliveryStore;
  subjects: SubjectReader;
  provider: CrmProvider;
  settings: DeliverySettings;
  log: DeliveryLog;
  /** From 0 to below 1; tests give their own. */
  random?: () => number;
}

/** Shared by all batches of one engine. */
export interface EngineContext extends EngineDeps {
  lane: DeliveryLane;
  random: () => number;
  /** Aborted when nothing new may start: what is claimed is handed back. */
  draining: AbortSignal;
  /** Aborted when requests under way must end: their outcome is unknown. */
  stopping: AbortSignal;
}
