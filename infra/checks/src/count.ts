import { readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing: Count = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const sentence = ({ passed, failed, skipped }: Count): string =>
  `${String(passed)} passed, ${String(failed)} failed${skipped > 0 ? `, ${String(skipped)} skipped` : ''}`;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** A file that could not be loaded counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}

/** Flaky counts as failed: there are no second tries. */
export function countPlaywright({ stats, errors = [] }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** A run that failed without a failed test, or without report or test, is one failure. */
export function countReport<R>(file: string, exitCode: number, count: (report: R) => Count): Count {
  let counted: Count;
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')) as R);
  } catch {
    return { ...nothing, failed: 1 };
  }
  const untold = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0);
  return untold ? { ...counted, failed: 1 } : counted;
}
