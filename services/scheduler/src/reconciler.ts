/** Runs the comparison that was asked for, by its schedule or by staff; only one runs, whichever process has it. */
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
  /** What was written so short a time ago, in ms, may not show in the CRM yet. */
  horizonMs: () => number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Aborted when the process stops. */
  signal: AbortSignal;
  noteEveryMs?: number;
  tryAgainMs?: number;
}

/** Most time of one try. */
const limitMs = 10 * 60_000;
/** How often it says how far it is; staff watch it, and after 60 s of silence it is given up. */
const usualNoteMs = 1_000;
/** A CRM that is away, or that asked for a pause, is asked again so soon. */
const usualTryAgainMs = 30_000;
/** Longer than any pause that is kept to; the next comparison begins where this one is given up. */
const mostTries = 2_880;

/** @returns what runs the one that waits, to its end; false when none does */
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
    const timer = setInterval(() => {
      void note(id, report, result?.errorCode ?? null, givenUp);
    }, noteEveryMs);
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

/** The CRM could not be asked, or asked for a pause: later it may be asked. */
function isAway({ errorCode }: ReconciliationResult): boolean {
  return errorCode !== null && (errorCode === breakerOpen || errorCode.startsWith('crm.'));
}

/** Nobody would learn of what the CRM loses meanwhile. A pause is no fault, and is told of where it is long. */
function tellOfDelay(log: ReconcilerOptions['log'], id: number, { errorCode }: ReconciliationResult): void {
  const fields = { reconciliation: id, code: errorCode };
  if (errorCode === breakerOpen) log.info(fields, 'the comparison waits for the CRM');
  else log.error({ ...fields, alert: true }, 'the CRM cannot be compared, and is asked again');
}

/** Counts only; what is missing again, twice there or never of ours needs a person. */
function tell(log: ReconcilerOptions['log'], id: number, { counts, errorCode }: ReconciliationResult): void {
  const fields = { reconciliation: id, ...counts, code: errorCode };
  if (counts.missingAgain + counts.duplicates + counts.unknownRecords > 0)
    log.error({ ...fields, alert: true }, 'compared with the CRM: somebody should look');
  else if (errorCode !== null && errorCode !== 'reconciliation.stopped')
    log.error({ ...fields, alert: true }, 'the CRM could not be compared');
  else log.info(fields, 'compared with the CRM');
}
