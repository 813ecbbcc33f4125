/** Only one runs, in whichever process. */
import { createBreakerStore } from '@manzil/core/deliveries/store/breaker-store';
import { guardProvider } from '@manzil/core/crm/guarded-provider';
import { reconcile } from '@manzil/core/deliveries/reconciliation/reconcile';
import { breakerOpen } from '@manzil/core/deliveries/breaker/breaker';
import { createReport, type Report } from '@manzil/core/deliveries/reconciliation/reconcile-report';
import type { CrmProvider } from '@manzil/core/crm/crm';
import type { ReconciliationJob, ReconciliationResult } from '@manzil/core/deliveries/reconciliation/reconciliation';
import type { Database } from '@manzil/core/data/database';
import { createReconciliationLedger } from '@manzil/core/deliveries/store/reconciliation-ledger';
import {
  endReconciliation,
  giveUpLost,
  noteReconciliation,
  takeReconciliation,
} from '@manzil/core/deliveries/store/reconciliation-store';
import type { Logger } from '@manzil/core/platform/logger';
import { setTimeout as sleep } from 'node:timers/promises';
import { limited } from '@manzil/core/platform/async/time';

export interface ReconcilerOptions {
  pool: Database['pool'];
  provider: CrmProvider;
  requestTimeoutMs: number;
  /** Writes as young as this (ms) may not show in the CRM. */
  horizonMs: () => number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  signal: AbortSignal;
  noteEveryMs?: number;
  tryAgainMs?: number;
}

/** Of one try. */
const limitMs = 10 * 60_000;
/** Staff watch it; after 60 s of silence it is given up. */
const usualNoteMs = 1_000;
/** For a CRM that is away or asked for a pause. */
const usualTryAgainMs = 30_000;
/** Longer than any pause that is kept; the next comparison takes over. */
const mostTries = 2_880;

/** False: none waits. */
export function createReconciler(options: ReconcilerOptions): () => Promise<boolean> {
  const { pool, provider, requestTimeoutMs, horizonMs, log, signal } = options;
  const { noteEveryMs = usualNoteMs, tryAgainMs = usualTryAgainMs } = options;
  const breakers = createBreakerStore(pool);
  const crm = guardProvider(provider, () => breakers.isPaused(provider.name));
  const ledger = createReconciliationLedger(pool, { consumer: 'crm', provider: provider.name });

  async function run({ id, window }: ReconciliationJob): Promise<ReconciliationResult> {
    const givenUp = new AbortController();
    const ends = AbortSignal.any([signal, givenUp.signal]);
    let report: Report = createReport();
    let result: ReconciliationResult | null = null;
    const timer = setInterval(() => void note(id, report, result?.errorCode ?? null, givenUp), noteEveryMs);
    const onProgress = (now: Report): void => {
      report = now;
    };
    try {
      for (let tries = 1; ; tries += 1) {
        const bounded = limited(ends, limitMs);
        result = await reconcile({ ledger, crm, requestTimeoutMs, onProgress, signal: bounded }, window, result);
        if (!isAway(result) || tries === mostTries) return result;
        if (tries === 1) tellOfDelay(log, id, result);
        await sleep(tryAgainMs, undefined, { signal: ends });
      }
    } catch (error) {
      if (ends.aborted) return report.result('reconciliation.stopped');
      log.error({ reconciliation: id, err: error }, 'comparison failed');
      return report.result('reconciliation.failed');
    } finally {
      clearInterval(timer);
    }
  }

  async function note(id: number, report: Report, code: string | null, givenUp: AbortController): Promise<void> {
    try {
      if (!(await noteReconciliation(pool, id, report.counts, code))) givenUp.abort();
    } catch {
      // a database away for a moment
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

/** May be asked later. */
function isAway({ errorCode }: ReconciliationResult): boolean {
  return errorCode !== null && (errorCode === breakerOpen || errorCode.startsWith('crm.'));
}

/** The CRM may lose things unnoticed. A pause is no fault. */
function tellOfDelay(log: ReconcilerOptions['log'], id: number, { errorCode }: ReconciliationResult): void {
  const fields = { reconciliation: id, code: errorCode };
  if (errorCode === breakerOpen) log.info(fields, 'the comparison waits for the CRM');
  else log.error({ ...fields, alert: true }, 'the CRM cannot be compared, and is asked again');
}

/** Missing again, twice there or never ours needs a person. */
function tell(log: ReconcilerOptions['log'], id: number, { counts, errorCode }: ReconciliationResult): void {
  const fields = { reconciliation: id, ...counts, code: errorCode };
  if (counts.missingAgain + counts.duplicates + counts.unknownRecords > 0)
    log.error({ ...fields, alert: true }, 'compared with the CRM: somebody should look');
  else if (errorCode !== null && errorCode !== 'reconciliation.stopped')
    log.error({ ...fields, alert: true }, 'the CRM could not be compared');
  else log.info(fields, 'compared with the CRM');
}
