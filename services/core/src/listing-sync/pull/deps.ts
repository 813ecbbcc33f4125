import type { CrmProvider } from '../../crm/crm.ts';
import type { ListingSyncStore } from '../store/listing-sync-store.ts';
import type { SyncRun } from '../store/runs.ts';
import type { ListingSyncSettings } from './settings.ts';

/** Ids, codes and counts only. */
export interface SyncLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ListingSyncDeps {
  provider: CrmProvider;
  store: ListingSyncStore;
  log: SyncLog;
  settings: ListingSyncSettings;
}

/** Every write changes the run's lease. */
export interface ClaimedRun {
  run: SyncRun;
}
