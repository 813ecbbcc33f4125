import type { Finding, FindingKind, ReconciliationCounts, ReconciliationResult } from './reconciliation.ts';

const mostFindings = 1_000;

export interface Report {
  counts: ReconciliationCounts;
  add(finding: Finding): void;
  result(errorCode: string | null): ReconciliationResult;
}

const counted = {
  missing: 'missing',
  missing_again: 'missingAgain',
  duplicate: 'duplicates',
  unknown_record: 'unknownRecords',
} as const satisfies Record<FindingKind, keyof ReconciliationCounts>;

/** @param earlier a try that did not end: what it sent again is found once */
export function createReport(earlier: Pick<ReconciliationResult, 'counts' | 'findings'> | null = null): Report {
  const findings: Finding[] = (earlier?.findings ?? []).filter(({ kind }) => kind === 'missing');
  const counts: ReconciliationCounts = {
    done: earlier?.counts.missing ?? 0,
    total: 0,
    missing: earlier?.counts.missing ?? 0,
    missingAgain: 0,
    duplicates: 0,
    unknownRecords: 0,
    skipped: 0,
    unanswered: 0,
  };
  return {
    counts,
    add(finding) {
      counts[counted[finding.kind]] += 1;
      if (findings.length < mostFindings) findings.push(finding);
    },
    result: (errorCode) => ({ counts, findings, errorCode }),
  };
}
