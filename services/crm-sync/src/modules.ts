/** What else runs in this process besides deliveries: the pull of listings and the HTTP server on SYNC_PORT. */
import type { CrmProvider } from '@manzil/core/domain/crm';
import type { QueueBackend } from '@manzil/core/messaging/backend';
import type { Publisher } from '@manzil/core/messaging/publisher';
import type { WorkerHost } from '@manzil/core/messaging/worker-host';
import type { Database } from '@manzil/core/persistence/database';
import type { EnvWith } from '@manzil/core/platform/env';
import type { Logger } from '@manzil/core/platform/logger';
import type { Shutdown } from '@manzil/core/platform/shutdown';

export interface ModuleContext {
  env: EnvWith<'DATABASE_URL' | 'SYNC_TOKEN'>;
  log: Logger;
  database: Database;
  backend: QueueBackend;
  publisher: Publisher;
  provider: CrmProvider;
  workers: WorkerHost;
  /** Stops run last registered first, so what is registered here stops before deliveries, queues and database. */
  shutdown: Shutdown;
}

/** Starts them. Gives the port that the HTTP server really listens on, null while there is none. */
export async function startModules(_context: ModuleContext): Promise<number | null> {
  return null;
}
