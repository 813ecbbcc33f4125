import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const longest = 800;

export const failureLine = (file: string, test: string, ...messages: string[]): string => {
  const said = messages.map((message) => {
    const line = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
    return line.length > longest ? `${line.slice(0, longest)} …` : line;
  });
  return `${file} › ${test}: ${said.join(' | ')}`;
};

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

export function vitestFailures(report: VitestReport, root: string): string[] {
  return report.testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      return [failureLine(name, 'could not be loaded', file.message ?? '')];
    }
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failureLine(name, test.fullName.trim(), (test.failureMessages ?? []).join(' ')));
  });
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  suites?: Suite[];
  errors?: { message?: string }[];
}

export function playwrightFailures(report: PlaywrightReport): string[] {
  return [
    ...(report.suites ?? []).flatMap((suite) => linesOf(suite, [])),
    ...(report.errors ?? []).map(({ message }) => failureLine('playwright', 'outside a test', message ?? '')),
  ];
}

function linesOf(suite: Suite, above: string[]): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== 'expected' && test.status !== 'skipped')
      .map((test) => {
        const errors = test.results.flatMap((result) => result.errors ?? []).map(({ message }) => message ?? '');
        return failureLine(spec.file, [...above, spec.title].join(' › '), ...errors);
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => linesOf(inner, [...above, inner.title]))];
}

/** A missing report is counted elsewhere. */
export function readReport<R, T>(file: string, without: T, read: (report: R) => T): T {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as R);
  } catch {
    return without;
  }
}
