import { startPostgres } from '@manzil/embedded/postgres/postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface OwnPostgres {
  url(database: string): string;
  appUrl(database: string): string;
  /** Forgets everything. */
  stop(): Promise<void>;
}

/** Without fsync, over a temporary folder. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-postgres-'));
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), fsync: false });
  return {
    url: postgres.url,
    appUrl: postgres.appUrl,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
