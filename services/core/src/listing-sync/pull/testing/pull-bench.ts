import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '../../../data/database.ts';
import { createListingSyncStore } from '../../store/listing-sync-store.ts';
import { createPictureQueueStore } from '../../store/picture-queue-store.ts';
import { openMediaFolder } from '../../../platform/media/media-folder.ts';
import { createTestDatabase } from '@manzil/testing/database';
import type pg from 'pg';
import { createPictureQueue, type PictureQueue } from '../../pictures/picture-queue.ts';
import { createListingSync, type ListingSync } from '../listing-sync.ts';
import type { PullOptions, PullOutcome } from '../run-pull.ts';
import type { ListingSyncSettings } from '../settings.ts';
import { createFakeCrm, type FakeCrm } from './fake-crm.ts';

export interface PullBench {
  pool: pg.Pool;
  crm: FakeCrm;
  sync: ListingSync;
  another(settings?: Partial<ListingSyncSettings>): ListingSync;
  pull(options?: Partial<PullOptions>): Promise<PullOutcome>;
  /** Not started: call `drain`. */
  pictures: PictureQueue;
  rows<T extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export async function createPullBench(crm: FakeCrm = createFakeCrm()): Promise<PullBench> {
  const testDatabase = await createTestDatabase();
  const database: Database = openDatabase({ url: testDatabase.url, poolMax: 6, applicationName: 'pull-test' });
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-pull-'));
  const media = await openMediaFolder(folder);
  const store = createListingSyncStore(database.pool);
  const pictures = createPictureQueue({
    provider: { fetchPicture: (...asked) => crm.provider.fetchPicture(...asked) },
    store: createPictureQueueStore(database.pool),
    media,
    log: silent,
  });
  const another = (settings: Partial<ListingSyncSettings> = {}): ListingSync =>
    createListingSync({
      provider: crm.provider,
      store,
      log: silent,
      settings: { pageSize: 3, retryBaseMs: 1, firstPullEveryMs: 20, ...settings },
    });
  const sync = another();
  return {
    pool: database.pool,
    crm,
    sync,
    another,
    pictures,
    pull: (options) => sync.pull({ trigger: 'staff', ...options }),
    rows: async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await database.pool.query<T>(sql, values)).rows,
    async close() {
      await sync.stop();
      await pictures.stop();
      await database.close();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
