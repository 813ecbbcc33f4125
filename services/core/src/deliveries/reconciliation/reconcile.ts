/** What seems to be missing is asked for alone before it is believed. */
import { breakerOpen } from '../breaker/breaker.ts';
import { CrmUnavailableError, type CrmProvider } from '../../crm/crm.ts';
import { keptCrmId } from '../../crm/crm-id.ts';
import type { LookupResult } from '../delivery.ts';
import type {
  DeliveredSubject,
  ReconciliationLedger,
  ReconciliationResult,
  ReconciliationWindow,
} from './reconciliation.ts';
import { allDone } from '../../platform/async/all-done.ts';
import { createLimiter } from '../../platform/async/limiter.ts';
import { flagRecords, listRecords, type ReconcileCrm } from './reconcile-records.ts';
import { createReport, type Report } from './reconcile-report.ts';
import { limited } from '../../platform/async/time.ts';

export interface ReconcileDeps {
  ledger: ReconciliationLedger;
  crm: ReconcileCrm & Pick<CrmProvider, 'lookup'>;
  requestTimeoutMs: number;
  /** Once, at the beginning; the report then grows. */
  onProgress: (report: Report) => void;
  signal: AbortSignal;
}

/** The rest is left to a shorter window. */
const pageSize = 500;
const mostSubjects = 100_000;
/** Visitors' leads come first. */
const lookupsAtOnce = 4;
/** Then the CRM is not there. */
const failuresInARow = 5;

/** Never throws for the CRM: the result says why it ended. @param earlier a try of it that did not end */
export async function reconcile(
  deps: ReconcileDeps,
  window: ReconciliationWindow,
  earlier: ReconciliationResult | null = null,
): Promise<ReconciliationResult> {
  const report = createReport(earlier);
  deps.onProgress(report);
  try {
    const subjects = await readSubjects(deps, window, report);
    const records = await listRecords(deps, window.from);
    await flagRecords(deps.ledger, subjects, records, report);
    const doubtful: DeliveredSubject[] = [];
    for (const subject of subjects.values()) {
      const version = records.versions.get(key(subject))?.newest ?? -1;
      if (version < subject.version) doubtful.push(subject);
      else await isThere(deps.ledger, subject, records.ids.get(key(subject)) ?? null, report);
    }
    await confirm(deps, doubtful, report);
    return report.result(null);
  } catch (error) {
    if (deps.signal.aborted) return report.result('reconciliation.stopped');
    if (error instanceof CrmUnavailableError) return report.result(error.code);
    throw error;
  }
}

const key = ({ kind, reference }: Pick<DeliveredSubject, 'kind' | 'reference'>): string => `${kind} ${reference}`;

async function readSubjects(
  { ledger, signal }: ReconcileDeps,
  window: ReconciliationWindow,
  { counts }: Report,
): Promise<Map<string, DeliveredSubject>> {
  const subjects = new Map<string, DeliveredSubject>();
  counts.total = Math.min(await ledger.count(window), mostSubjects);
  let after: DeliveredSubject | null = null;
  for (let read = 0; read < mostSubjects; read += pageSize) {
    signal.throwIfAborted();
    const page: DeliveredSubject[] = await ledger.page(window, after, pageSize);
    for (const subject of page) {
      if (!subject.skip) subjects.set(key(subject), subject);
      else {
        counts.skipped += 1;
        counts.done += 1;
      }
    }
    after = page.at(-1) ?? null;
    if (page.length < pageSize) break;
  }
  // it may have grown since it was counted
  counts.total = subjects.size + counts.done;
  return subjects;
}

/** @throws CrmUnavailableError */
async function confirm(deps: ReconcileDeps, doubtful: readonly DeliveredSubject[], report: Report): Promise<void> {
  const limiter = createLimiter(lookupsAtOnce);
  let failures = 0;
  let gone: CrmUnavailableError | null = null;

  async function one(subject: DeliveredSubject): Promise<void> {
    if (deps.signal.aborted) return;
    const found = gone === null ? await ask(deps, subject) : null;
    if (found === null || found.kind === 'failed') {
      report.counts.unanswered += 1;
      failures += 1;
      // it asked to be left alone: the rest waits for the next comparison
      if (found?.retryAfterMs != null) gone = new CrmUnavailableError(found.text, found.httpStatus, found.retryAfterMs);
      else if (found?.code === breakerOpen) gone = new CrmUnavailableError(found.text, null, null, breakerOpen);
      else if (failures >= failuresInARow) gone ??= new CrmUnavailableError('The CRM does not answer lookups');
      return;
    }
    failures = 0;
    if (found.kind === 'found' && found.version >= subject.version)
      return isThere(deps.ledger, subject, found.externalId, report);
    await sendAgain(deps.ledger, subject, found.kind === 'absent' ? 0 : 1, report);
    report.counts.done += 1;
  }

  await allDone(doubtful.map((subject) => limiter.run(() => one(subject))));
  deps.signal.throwIfAborted();
  if (gone !== null) throw gone;
}

function ask({ crm, requestTimeoutMs, signal }: ReconcileDeps, subject: DeliveredSubject): Promise<LookupResult> {
  const bounded = limited(signal, requestTimeoutMs);
  return crm.lookup(subject.kind, subject.reference, bounded);
}

/** @param named the CRM's id; null: unclear */
async function isThere(
  ledger: ReconciliationLedger,
  { deliveryId, externalId, wasMissing }: DeliveredSubject,
  named: string | null,
  { counts }: Report,
): Promise<void> {
  if (wasMissing) await ledger.foundAgain(deliveryId);
  const id = keptCrmId(named);
  if (id !== null && id !== externalId) await ledger.learnId(deliveryId, id);
  counts.done += 1;
}

async function sendAgain(
  ledger: ReconciliationLedger,
  subject: DeliveredSubject,
  records: number,
  report: Report,
): Promise<void> {
  const { kind: subjectKind, subjectId, reference, deliveryId } = subject;
  const came = await ledger.sendAgain(deliveryId);
  if (came === 'moved_on') report.counts.skipped += 1;
  else {
    const kind = came === 'resent' ? 'missing' : 'missing_again';
    report.add({ kind, reference, subjectKind, subjectId, deliveryId, records });
  }
}
