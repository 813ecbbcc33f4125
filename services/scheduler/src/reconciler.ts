/** Runs the comparison that was asked for, by its schedule or by staff; only one runs, whichever process has it. */
import { createBreakerStore } from '@manzil/core/persistence/breaker-store';
import { guardProvider } from '@manzil/core/crm/guarded-provider';
import { reconcile } from '@manzil/core/delivery/reconcile';
import { createReport, type Report } from '@manzil/core/delivery/reconcile-report';
import type { CrmProvider } from '@manzil/core/domain/crm';
import type { ReconciliationJob, ReconciliationResult } from '@manzil/core/domain/reconciliation';
import type { Database } from '@manzil/core/persistence/database';
import { createReconciliationLedger } from '@manzil/core/persistence/reconciliation-ledger';
import {
  endReconciliation,
  giveUpLost,
  noteReconciliation,
  takeReconciliation,
} from '@manzil/core/persistence/reconciliation-store';
import type { Logger } from '@manzil/core/platform/logger';

export interface ReconcilerOptions {
  pool: Database['pool'];
  provider: CrmProvider;
  requestTimeoutMs: number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Aborted when the process stops. */
  signal: AbortSignal;
  noteEveryMs?: number;
}

/** Most time of one comparison. */
const limitMs = 10 * 60_000;
/** How often it says how far it is; staff watch it, and after 60 s of silence it is given up. */
const usualNoteMs = 1_000;

/** @returns what runs the one that waits, to its end; false when none does */
export function createReconciler(options: ReconcilerOptions): () => Promise<boolean> {
  const { pool, provider, requestTimeoutMs, log, signal, noteEveryMs = usualNoteMs } = options;
  const breakers = createBreakerStore(pool);
  const crm = guardProvider(provider, () => breakers.isPaused(provider.name));
  const ledger = createReconciliationLedger(pool, { consumer: 'crm', provider: provider.name });
  // what was written so short a time ago may not show there yet
  const horizonMs = (): number => provider.capabilities.visibilityHorizonMs + requestTimeoutMs;

  async function run({ id, window }: ReconciliationJob): Promise<ReconciliationResult> {
    const givenUp = new AbortController();
    let report: Report = createReport();
    const timer = setInterval(() => {
      void note(id, report, givenUp);
    }, noteEveryMs);
    try {
      const ends = AbortSignal.any([signal, givenUp.signal, AbortSignal.timeout(limitMs)]);
      const onProgress = (now: Report): void => {
        report = now;
      };
      return await reconcile({ ledger, crm, requestTimeoutMs, onProgress, signal: ends }, window);
    } catch (error) {
      log.error({ reconciliation: id, err: error }, 'comparison failed');
      return report.result('reconciliation.failed');
    } finally {
      clearInterval(timer);
    }
  }

  async function note(id: number, report: Report, givenUp: AbortController): Promise<void> {
    try {
      if (!(await noteReconciliation(pool, id, report.counts))) givenUp.abort();
    } catch {
      // a database that is away for a moment gives nothing up
    }
  }

  return async () => {
    await giveUpLost(pool);
    const job = await takeReconciliation(pool, provider.name, horizonMs());
    if (job === null) return false;
    const result = await run(job);
    await endReconciliation(pool, job.id, result);
    tell(log, job.id, result);
    return true;
  };
}

/** Counts only; what is missing again, twice there or never of ours needs a person. */
function tell(log: ReconcilerOptions['log'], id: number, { counts, errorCode }: ReconciliationResult): void {
  const fields = { reconciliation: id, ...counts, code: errorCode };
  if (counts.missingAgain + counts.duplicates + counts.unknownRecords > 0)
    log.error({ ...fields, alert: true }, 'compared with the CRM: somebody should look');
  else log.info(fields, 'compared with the CRM');
}
