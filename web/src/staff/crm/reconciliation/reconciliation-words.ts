/** No IO. */
import type { Reconciliation, ReconciliationFinding } from '../api/reconciliation.ts';

const counted = ['missing', 'missingAgain', 'duplicates', 'unknownRecords', 'unanswered', 'skipped'] as const;
type Counted = (typeof counted)[number];

/** The grave first; empty when all is there. */
export function foundBy(one: Reconciliation): { name: Counted; count: number; grave: boolean }[] {
  return counted
    .filter((name) => one[name] > 0)
    .map((name) => ({ name, count: one[name], grave: name !== 'skipped' && name !== 'unanswered' }));
}

/** Null when it ended or runs. */
export function errorKey({ state, errorCode }: Pick<Reconciliation, 'state' | 'errorCode'>) {
  if (state === 'lost') return 'lost' as const;
  if (state === 'running' && errorCode !== null)
    return errorCode.startsWith('breaker.') ? ('waits' as const) : ('triesAgain' as const);
  if (state !== 'failed') return null;
  if (errorCode?.startsWith('crm.') === true) return 'unavailable' as const;
  return errorCode?.startsWith('breaker.') === true ? ('breaker' as const) : ('other' as const);
}

/** Missing again, and not on its way since. */
export const canResend = ({ kind, deliveryState }: ReconciliationFinding): boolean =>
  kind === 'missing_again' && deliveryState === 'missing';

/** Null where there is no page of ours. */
export function addressOf({ subjectKind, subjectId }: Pick<ReconciliationFinding, 'subjectKind' | 'subjectId'>) {
  if (subjectId === null) return null;
  return subjectKind === 'lead'
    ? `/admin/leads/${String(subjectId)}`
    : `/admin/properties-table?dialog=view-${String(subjectId)}`;
}
