import type { CrmProvider } from '../../crm/crm.ts';
import type { Log } from '../../platform/log.ts';
import type { ListingSyncStore } from '../store/listing-sync-store.ts';
import type { SyncRun } from '../store/runs.ts';
import type { ListingSyncSettings } from './settings.ts';

export interface ListingSyncDeps {
  provider: CrmProvider;
  store: ListingSyncStore;
  log: Log;
  settings: ListingSyncSettings;
}

/** Every write changes the run's lease. */
export interface ClaimedRun {
  run: SyncRun;
}
