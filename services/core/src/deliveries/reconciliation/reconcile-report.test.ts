import { describe, expect, it } from 'vitest';
import type { Finding, FindingKind } from './reconciliation.ts';
import { createReport } from './reconcile-report.ts';

const nothing = {
  done: 0,
  total: 0,
  missing: 0,
  missingAgain: 0,
  duplicates: 0,
  unknownRecords: 0,
  skipped: 0,
  unanswered: 0,
};
const finding = (kind: FindingKind, n = 1): Finding => {
  return { kind, reference: `MZL-${String(n)}`, subjectKind: 'lead', subjectId: n, deliveryId: null, records: 0 };
};

describe('the report of a comparison', () => {
  it('begins with nothing found, and says why it ended', () => {
    expect(createReport().result(null)).toEqual({ counts: nothing, findings: [], errorCode: null });
    expect(createReport().result('crm.unavailable')).toMatchObject({ errorCode: 'crm.unavailable' });
  });

  it('goes on from a try that did not end with what that try sent again, and no more', () => {
    const earlier = {
      counts: { ...nothing, done: 9, missing: 2, duplicates: 1 },
      findings: [finding('missing', 1), finding('duplicate', 2), finding('missing', 3)],
    };
    const { counts, findings } = createReport(earlier).result(null);
    expect(findings).toEqual([finding('missing', 1), finding('missing', 3)]);
    expect(counts).toEqual({ ...nothing, done: 2, missing: 2 });
    expect(createReport({ counts: nothing, findings: [] }).result(null).findings).toEqual([]);
  });

  it.each([
    ['missing', { missing: 1 }],
    ['missing_again', { missingAgain: 1 }],
    ['duplicate', { duplicates: 1 }],
    ['unknown_record', { unknownRecords: 1 }],
  ] as const)('keeps what is %s and counts it by its kind alone', (kind, counted) => {
    const report = createReport();
    report.add(finding(kind));
    const { counts, findings } = report.result(null);
    expect(counts).toEqual({ ...nothing, ...counted });
    expect(findings).toEqual([finding(kind)]);
  });

  it.each([
    [999, 999],
    [1_000, 1_000],
    [1_001, 1_000],
  ])('of %i findings keeps the first %i and counts all', (added, kept) => {
    const report = createReport();
    for (let n = 0; n < added; n += 1) report.add(finding('missing', n));
    const { counts, findings } = report.result(null);
    expect(counts.missing).toBe(added);
    expect(findings).toHaveLength(kept);
    expect(findings.at(-1)).toEqual(finding('missing', kept - 1));
  });
});
