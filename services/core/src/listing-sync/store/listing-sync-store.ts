/** SQL: the worker loads neither Kysely nor MikroORM, and a step is one statement over many rows. */
import type pg from 'pg';
import type { SyncResult } from '../listing-sync.ts';
import { applyBatch } from './apply.ts';
import { classifyBatch, type Classification } from './classify.ts';
import * as comparison from './comparison.ts';
import { listingsOfPictures } from './picture-owners.ts';
import { pruneRuns } from './prune.ts';
import * as runs from './runs.ts';
import { stagePage, type StagedPage } from './staging.ts';
import { withRetry } from '../../data/transient.ts';

export interface ListingSyncStore {
  begin(options: runs.BeginOptions): Promise<runs.SyncRun | null>;
  keep(run: runs.SyncRun, leaseMs: number): Promise<runs.SyncRun>;
  release(run: runs.SyncRun): Promise<void>;
  end(run: runs.SyncRun, end: runs.RunEnd): Promise<void>;
  startState(provider: string): Promise<{ running: boolean; succeeded: boolean }>;
  stage(run: runs.SyncRun, page: StagedPage, leaseMs: number): Promise<runs.SyncRun>;
  noteWait(run: runs.SyncRun, retryAfterMs: number): Promise<void>;
  hold(provider: string): Promise<number | null>;
  comparison: comparison.ComparisonStore;
  classify(provider: string, run: runs.SyncRun): Promise<Classification>;
  apply(run: runs.SyncRun): Promise<SyncResult>;
  listingsOfPictures(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  prune(provider: string): Promise<number>;
}

/** Writes of a run that another worker holds throw SyncRunLostError, but for `release`, `end` and `noteWait`. */
export function createListingSyncStore(pool: pg.Pool): ListingSyncStore {
  return {
    begin: (options) => withRetry(() => runs.beginRun(pool, options)),
    keep: (run, leaseMs) => runs.keepRun(pool, run, leaseMs),
    release: (run) => runs.releaseRun(pool, run),
    end: (run, end) => withRetry(() => runs.endRun(pool, run, end)),
    startState: (provider) => runs.readStartState(pool, provider),
    stage: (run, page, leaseMs) => stagePage(pool, run, page, leaseMs),
    noteWait: (run, retryAfterMs) => runs.noteWait(pool, run, retryAfterMs),
    hold: (provider) => runs.readHold(pool, provider),
    comparison: comparison.createComparisonStore(pool),
    classify: (provider, run) => classifyBatch(pool, provider, run),
    apply: (run) => applyBatch(pool, run),
    listingsOfPictures: (keys) => listingsOfPictures(pool, keys),
    prune: (provider) => pruneRuns(pool, provider),
  };
}
